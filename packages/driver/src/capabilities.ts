// What a surface can be asked and told; everything else is a capability error, never a silent pass.
import { CapabilityError } from './errors.ts';

/** Everything that some surfaces can do and others cannot, in the order of the generated table. */
export const allCapabilities = [
  'click',
  'click at a point',
  'right-click',
  'double-click',
  'hover',
  'drag',
  'type into a field',
  'type at the focus',
  'select',
  'select several',
  'set a checkbox',
  'press a key',
  'scroll',
  'upload',
  'navigate',
  'reload',
  'native dialogs',
  'downloads',
  'cells',
  'scopes',
  'frames',
  // Tells what would receive a press instead of the element: covered elements are waited for.
  'hit test',
  'read text',
  'read surface text',
  'read checked',
  'read enabled',
  'read visible',
  'read attributes',
  'read styles',
  'read url',
  'read title',
  'read cookies',
  'count elements',
  'screenshots',
  'inventory',
  'session, mocks and browser shape',
  // Gives whole trees and takes gestures, so that it can be explored.
  'explore',
] as const;

/** One of `allCapabilities`. */
export type Capability = (typeof allCapabilities)[number];

/**
 * Asks for a capability and throws a `CapabilityError` where it is missing.
 *
 * @example
 * requireCapability(surface, 'upload');
 */
export function requireCapability(
  surface: { readonly name: string; readonly capabilities: ReadonlySet<Capability> },
  capability: Capability,
): void {
  if (!surface.capabilities.has(capability)) throw new CapabilityError(surface.name, capability);
}
