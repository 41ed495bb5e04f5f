// The web surface keeps the contract: every scenario of the driver's suite, rendered as HTML, in a real browser.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { systemClock } from '@flowproof/driver';
import {
  conformanceScenarios,
  missingCapabilities,
  renderHtml,
  type Scenario,
} from '@flowproof/driver/conformance';
import { findBrowser, WebBrowser, webCapabilities } from '@flowproof/driver-web';

/** Scenarios with many waits take a while on a busy machine, ms. */
const scenarioTimeoutMs = 60_000;

const scenarios = conformanceScenarios.map((scenario) => [scenario.name, scenario] as const);

// One app per path, so that opening a page anew brings the same app.
function serve(): Server {
  return createServer((request, response) => {
    const scenario = conformanceScenarios[Number(request.url?.slice(1))];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(scenario === undefined ? '' : renderHtml(scenario.app));
  });
}

describe('the web surface', () => {
  const server = serve();
  const browser = new WebBrowser({ executablePath: findBrowser() });
  let origin = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new RangeError('the server has no port');
    origin = `http://127.0.0.1:${address.port}`;
  });

  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function run(scenario: Scenario): Promise<void> {
    const surface = browser.newSurface();
    try {
      const url = `${origin}/${conformanceScenarios.indexOf(scenario)}`;
      const { exploring } = scenario;
      await surface.open({ url, timeoutMs: 15_000, ...(exploring !== undefined && { exploring }) });
      await scenario.run(surface, systemClock);
    } finally {
      await surface.close();
    }
  }

  it.each(scenarios)(
    '%s',
    async (_, scenario) => {
      await run(scenario);
    },
    scenarioTimeoutMs,
  );

  it('leaves no scenario out', () => {
    const left = conformanceScenarios.filter((each) => missingCapabilities(each, webCapabilities).length > 0);
    expect(left.map(({ name }) => name)).toEqual([]);
  });
});
