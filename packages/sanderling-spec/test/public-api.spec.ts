// What each entry exports, by name: a change here is a change for everybody who uses it.
import { describe, expect, it } from '@jest/globals';
import * as root from '@sanderling/spec';
import * as properties from '@sanderling/spec/defaults/properties';
import * as runtime from '@sanderling/spec/runtime';

const names = (module: object): readonly string[] => Object.keys(module).sort();

describe('the public API', () => {
  it('of the root is these names', () => {
    const expected =
      'extract always eventually now next actions weighted whenRoute Tap DoubleTap LongPress InputText Swipe Scroll PressKey Wait Network taps doubleTaps longPresses typing scrolls swipes waitOnce pressKeys choices networkFaults from integers strings emails edgeCaseText edgeCaseTexts secret llm';
    expect(names(root)).toEqual(expected.split(' ').sort());
  });

  it('of the properties is these names', () => {
    expect(names(properties)).toEqual([
      'noConsoleErrors',
      'noLogcatErrors',
      'noServerErrors',
      'noUncaughtExceptions',
    ]);
  });

  it('of the runtime is these names', () => {
    expect(names(runtime)).toEqual([
      'SpecError',
      'actionFromRecord',
      'corpusText',
      'createTree',
      'elementFlags',
      'extractorsReadBy',
      'gestureOf',
      'loadSpec',
      'redactSecrets',
      'startRun',
      'toRecorded',
    ]);
  });
});
