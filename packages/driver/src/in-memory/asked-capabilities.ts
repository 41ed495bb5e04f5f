// Which capability a question or an act asks for.
import type { Act } from '../act.ts';
import { type Capability, requireCapability } from '../capabilities.ts';
import type { Reading } from '../found.ts';
import type { Locator } from '../locator.ts';

interface Capable {
  readonly name: string;
  readonly capabilities: ReadonlySet<Capability>;
}

const ofLocator: Readonly<Record<Locator['kind'], Capability | undefined>> = {
  element: undefined,
  cell: 'cells',
  scoped: 'scopes',
  framed: 'frames',
};

const ofReading: Readonly<Record<Reading['kind'], Capability>> = {
  text: 'read text',
  value: 'read text',
  empty: 'read text',
  visible: 'read visible',
  enabled: 'read enabled',
  checked: 'read checked',
  attribute: 'read attributes',
  style: 'read styles',
};

const ofAct: Readonly<Record<Exclude<Act['kind'], 'click' | 'select'>, Capability>> = {
  hover: 'hover',
  drag: 'drag',
  type: 'type into a field',
  clear: 'type into a field',
  type_focused: 'type at the focus',
  set_checked: 'set a checkbox',
  press_key: 'press a key',
  scroll: 'scroll',
  upload: 'upload',
  navigate: 'navigate',
  reload: 'reload',
};

/** Throws a `CapabilityError` where the surface cannot look for this. */
export function requireForLocator(surface: Capable, locator: Locator): void {
  const capability = ofLocator[locator.kind];
  if (capability !== undefined) requireCapability(surface, capability);
}

/** Throws a `CapabilityError` where the surface cannot answer one of these. */
export function requireForReadings(surface: Capable, read: readonly Reading[]): void {
  for (const { kind } of read) requireCapability(surface, ofReading[kind]);
}

/** Throws a `CapabilityError` where the surface cannot do this. */
export function requireForAct(surface: Capable, act: Act): void {
  requireCapability(surface, capabilityOf(act));
}

function capabilityOf(act: Act): Capability {
  switch (act.kind) {
    case 'click':
      if (act.point !== undefined) return 'click at a point';
      if (act.count === 2) return 'double-click';
      return act.button === 'right' ? 'right-click' : 'click';
    case 'select':
      return act.exact ? 'select several' : 'select';
    default:
      return ofAct[act.kind];
  }
}
