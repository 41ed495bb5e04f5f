// Public API of the driver contract.
export type { Act, ActOutcome, DialogAnswer, DialogEvent, ModifierKey, ScrollTo } from './act.ts';
export { allCapabilities, type Capability, requireCapability } from './capabilities.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Download } from './download.ts';
export {
  CapabilityError,
  DriverError,
  type DriverErrorCode,
  isDriverError,
  TransportError,
} from './errors.ts';
export {
  type CapturedElement,
  type CapturedTree,
  type DialogRecord,
  type Dispatched,
  elementFlags,
  type ExceptionRecord,
  type ExplorationKey,
  type ExploringShape,
  type Gesture,
  type GestureRefusal,
  type Happened,
  type LogEntry,
  type Metrics,
  type NavigationRecord,
  type NetworkFailure,
  type Point,
  type TreeCapture,
  type TreeRequest,
} from './exploration.ts';
export type {
  ElementRef,
  Found,
  Gate,
  IdentityHints,
  Missing,
  Purpose,
  Question,
  Reading,
  Readings,
  Rect,
  Resolution,
  UnmetGate,
  Unresolvable,
} from './found.ts';
export { suggestNames } from './ladder/suggest.ts';
export { type Walk, walkLadder } from './ladder/walk.ts';
export {
  type CellLocator,
  decodeSelector,
  type ElementLocator,
  type FramedLocator,
  type InnerLocator,
  type Locator,
  type Relation,
  type ScopedLocator,
  type TargetRole,
} from './locator.ts';
export { redactAddress } from './redact-address.ts';
export type {
  CookieFacts,
  Evidence,
  InventoryEntry,
  OpenRequest,
  Picture,
  PictureMask,
  Surface,
  SurfaceReading,
} from './surface.ts';
export { foldText } from './text/fold.ts';
export { type ActBudget, performOnTarget, type Performed } from './waiting/perform.ts';
export { firstPauseMs, longestPauseMs, type Look, poll } from './waiting/poll.ts';
export { retryTransportOnce, transportRetryMs } from './waiting/transport.ts';
