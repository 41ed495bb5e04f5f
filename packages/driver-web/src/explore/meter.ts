// What the page costs, out of the browser's own counters.
import type { Metrics } from '@flowproof/driver';
import type { Tab } from '../page/tab.ts';

/** Asks for the counters and tells what changed since the last time. */
export class Meter {
  #busyS: number | undefined;
  #atS = 0;

  /** Never rejects: what cannot be had is left out. */
  async read(tab: Tab): Promise<Metrics> {
    try {
      const { metrics } = await tab.line.send((cdp) => cdp.send('Performance.getMetrics'), {
        what: 'metrics',
      });
      return this.#told(new Map(metrics.map(({ name, value }) => [name, value])));
    } catch {
      return {};
    }
  }

  #told(values: ReadonlyMap<string, number>): Metrics {
    const busyS = values.get('TaskDuration') ?? 0;
    const atS = values.get('Timestamp') ?? 0;
    const passedS = atS - this.#atS;
    const cpuPercent =
      this.#busyS === undefined || passedS <= 0 || busyS < this.#busyS
        ? undefined
        : Math.round(((busyS - this.#busyS) / passedS) * 1000) / 10;
    this.#busyS = busyS;
    this.#atS = atS;
    return {
      ...(cpuPercent !== undefined && { cpuPercent }),
      ...known('heapBytes', values.get('JSHeapUsedSize')),
      ...known('totalMemoryBytes', values.get('JSHeapTotalSize')),
      ...known('domNodes', values.get('Nodes')),
      ...known('listeners', values.get('JSEventListeners')),
    };
  }
}

function known(name: keyof Metrics, value: number | undefined): Metrics {
  return value === undefined ? {} : { [name]: Math.round(value) };
}
