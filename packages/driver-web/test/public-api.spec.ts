// What the package offers by name.
import { expect, it } from '@jest/globals';
import * as driverWeb from '@flowproof/driver-web';

it('exports exactly its documented names', () => {
  expect(Object.keys(driverWeb).sort()).toEqual([
    'WebBrowser',
    'WebSurface',
    'browserInstallCommand',
    'findBrowser',
    'webCapabilities',
  ]);
});
