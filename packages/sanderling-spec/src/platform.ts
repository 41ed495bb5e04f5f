// The platforms a spec can be run on, and what of the spec language depends on them.
import type { Key } from './actions.ts';

/** What kind of surface a tree comes from; `uia` is Windows, `atspi` the Linux desktop. */
export type Platform = 'web' | 'uia' | 'atspi' | 'sap' | 'android' | 'ios';

interface PlatformRules {
  /** An element's text is that of its whole subtree. */
  readonly subtreeText: boolean;
  /** A look-up inside an element that finds no descendant goes by boxes instead: such trees may be flat. */
  readonly boxesForDescendants: boolean;
  /** Whatever is typed is hidden: the platform says nothing reliable about secure fields. */
  readonly hidesTypedText: boolean;
  /** Keys that can be sent. */
  readonly keys: readonly Key[];
  /** Keys that `pressKeys` draws from. */
  readonly keyPool: readonly Key[];
}

const pageKeys: readonly Key[] = ['enter', 'tab', 'escape', 'up', 'down', 'left', 'right'];

const desktop: PlatformRules = {
  subtreeText: false,
  boxesForDescendants: false,
  hidesTypedText: false,
  keys: pageKeys,
  keyPool: pageKeys,
};

/** The rules of each platform. */
export const platformRules: Readonly<Record<Platform, PlatformRules>> = {
  web: { ...desktop, subtreeText: true },
  uia: desktop,
  atspi: desktop,
  sap: { ...desktop, keys: ['enter', 'escape', 'back'], keyPool: ['enter', 'escape', 'back'] },
  android: {
    subtreeText: false,
    boxesForDescendants: true,
    hidesTypedText: true,
    keys: ['back', 'home', ...pageKeys],
    keyPool: ['back'],
  },
  ios: {
    subtreeText: true,
    boxesForDescendants: true,
    hidesTypedText: false,
    keys: ['enter', 'escape'],
    keyPool: [],
  },
};
