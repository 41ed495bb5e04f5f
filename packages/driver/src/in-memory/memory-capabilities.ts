// What the in-memory surface can be asked and told.
import { allCapabilities, type Capability } from '../capabilities.ts';

/** Everything; downloaded files have a path and a size, but nothing is written to a disk. */
export const memoryCapabilities: ReadonlySet<Capability> = new Set(allCapabilities);
