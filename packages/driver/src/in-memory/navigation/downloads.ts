// The files that an app in memory hands over: they have a name, a size and a moment from which they are there.
import type { Clock } from '../../clock.ts';
import type { Download } from '../../download.ts';

/** A file as an app hands it over. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: string;
  /** From when on it is there, by the surface's clock. */
  readonly finishedAt: number;
}

interface Begun extends DownloadedFile {
  readonly id: number;
  readonly path: string;
}

/** Where files go when the surface is opened without a folder for them. */
const usualFolder = '/memory/downloads';

/** The downloads of one surface. */
export class Downloads {
  readonly #clock: Clock;
  readonly #paths = new Set<string>();
  #unclaimed: readonly Begun[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  begin(file: DownloadedFile, folder = usualFolder): void {
    const path = this.#freePath(`${folder}/${file.name}`);
    this.#paths.add(path);
    this.#unclaimed = [...this.#unclaimed, { ...file, id: this.#paths.size, path }];
  }

  /** Those that nobody has claimed, oldest first. */
  unclaimed(): readonly Download[] {
    return this.#unclaimed.map(({ id, name, content, path, finishedAt }) =>
      finishedAt > this.#clock.now()
        ? { id, name, state: 'running' }
        : { id, name, state: 'finished', path, sizeBytes: new TextEncoder().encode(content).length },
    );
  }

  claim(id: Download['id']): void {
    this.#unclaimed = this.#unclaimed.filter((each) => each.id !== id);
  }

  #freePath(wanted: string): string {
    if (!this.#paths.has(wanted)) return wanted;
    for (let n = 1; ; n += 1) {
      const other = `${wanted} (${n})`;
      if (!this.#paths.has(other)) return other;
    }
  }
}
