// Opens a small app in memory for a test.
import type { Capability, OpenRequest } from '@flowproof/driver';
import { type AppElement, ManualClock, MemorySurface, type SmallApp } from '@flowproof/driver/in-memory';

interface Options {
  readonly request?: Partial<OpenRequest>;
  readonly without?: readonly Capability[];
  readonly files?: ReadonlySet<string>;
}

export interface OpenedApp {
  readonly surface: MemorySurface;
  readonly clock: ManualClock;
}

export async function opened(
  app: SmallApp | readonly AppElement[],
  options: Options = {},
): Promise<OpenedApp> {
  const clock = new ManualClock();
  const { request, ...rest } = options;
  const surface = new MemorySurface({ app: 'elements' in app ? app : { elements: app }, clock, ...rest });
  await surface.open({ timeoutMs: 1000, ...request });
  return { surface, clock };
}
