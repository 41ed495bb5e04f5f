// What the in-memory surface can be asked and told.
import { allCapabilities, type Capability } from '../capabilities.ts';

/** Everything but downloads: there is no file system in memory. */
export const memoryCapabilities: ReadonlySet<Capability> = new Set(
  allCapabilities.filter((capability) => capability !== 'downloads'),
);
