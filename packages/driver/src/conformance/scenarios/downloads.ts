// Downloads: told with name, size and place once they are there, until they are claimed.
import type { Clock } from '../../clock.ts';
import type { Download } from '../../download.ts';
import type { ButtonElement } from '../../small-app/app.ts';
import type { Surface } from '../../surface.ts';
import { poll } from '../../waiting/poll.ts';
import { byText, press } from '../asking.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';

/** How long a surface may take over a small file, ms. */
const arrivalMs = 5000;

type Finished = Extract<Download, { state: 'finished' }>;

function saving(text: string, name: string, content: string): ButtonElement {
  return { kind: 'button', text, onClick: [{ kind: 'download', name, content }] };
}

/** The downloads once there are this many and all of them are there. */
async function arrived(surface: Surface, clock: Clock, wanted: number): Promise<readonly Finished[]> {
  const { value } = await poll(
    async () => {
      const downloads = await surface.downloads();
      const finished = downloads.filter((each) => each.state === 'finished');
      return { done: finished.length >= wanted, value: { downloads, finished } };
    },
    { clock, timeoutMs: arrivalMs },
  );
  insistSame('the number of downloads', value.downloads.length, wanted);
  insistSame('the number of downloads that are there', value.finished.length, wanted);
  return value.finished;
}

const named = (downloads: readonly Finished[]): unknown =>
  downloads.map(({ name, sizeBytes }) => [name, sizeBytes]);

export const downloadScenarios: readonly Scenario[] = [
  {
    name: 'a download is told with its name and size until it is claimed',
    app: { elements: [saving('Export', 'beds.csv', 'thyme;\u20AC 3\n')] },
    needs: ['click', 'downloads'],
    run: async (surface, clock) => {
      insistSame('the downloads before any', await surface.downloads(), []);
      await press(surface, clock, byText('Export'));
      const first = await arrived(surface, clock, 1);
      insistSame('the download', named(first), [['beds.csv', 12]]);
      insistSame('the downloads asked for again', await surface.downloads(), first);
      for (const { id } of first) surface.claimDownload(id);
      insistSame('the downloads after it was claimed', await surface.downloads(), []);
      await press(surface, clock, byText('Export'));
      const [second] = await arrived(surface, clock, 1);
      insist(second?.path !== first[0]?.path, 'a file of the same name should not take the place of another');
    },
  },
  {
    name: 'several downloads are told apart, in the order in which they began',
    app: { elements: [saving('Export beds', 'beds.csv', 'thyme'), saving('Export seeds', 'seeds.csv', '')] },
    needs: ['click', 'downloads'],
    run: async (surface, clock) => {
      await press(surface, clock, byText('Export seeds'));
      await press(surface, clock, byText('Export beds'));
      const both = await arrived(surface, clock, 2);
      insistSame('the downloads', named(both), [
        ['seeds.csv', 0],
        ['beds.csv', 5],
      ]);
      const [seeds] = both;
      if (seeds !== undefined) surface.claimDownload(seeds.id);
      insistSame('the downloads that are left', named(await arrived(surface, clock, 1)), [['beds.csv', 5]]);
    },
  },
];
