// What other packages may import; a change here is a change of contract.
import { describe, expect, it } from '@jest/globals';
import * as driver from '@flowproof/driver';
import * as conformance from '@flowproof/driver/conformance';
import * as inMemory from '@flowproof/driver/in-memory';

describe('the public API', () => {
  it('of the contract', () => {
    expect(Object.keys(driver).sort()).toEqual([
      'CapabilityError',
      'DriverError',
      'TransportError',
      'allCapabilities',
      'decodeSelector',
      'elementFlags',
      'firstPauseMs',
      'foldText',
      'isDriverError',
      'longestPauseMs',
      'performOnTarget',
      'poll',
      'redactAddress',
      'requireCapability',
      'retryTransportOnce',
      'suggestNames',
      'systemClock',
      'transportRetryMs',
      'walkLadder',
    ]);
  });

  it('of the in-memory surface', () => {
    expect(Object.keys(inMemory).sort()).toEqual(['ManualClock', 'MemorySurface', 'memoryCapabilities']);
  });

  it('of the conformance suite', () => {
    expect(Object.keys(conformance).sort()).toEqual([
      'ConformanceFailure',
      'conformanceScenarios',
      'missingCapabilities',
      'renderHtml',
    ]);
  });
});
