// What can be done to an application: one constructor and one type per kind of action.
import type { AccessibilityElement } from './element.ts';
import type { Secret } from './secret.ts';

/** A place in device px, from the top left corner of what is shown. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that can be pressed; which of them a platform knows differs. */
export type Key = 'back' | 'home' | 'enter' | 'tab' | 'escape' | 'up' | 'down' | 'left' | 'right';

/** Ways a scroll can go. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** What an action aims at: an element of this step, or a selector in string form that is resolved on it. */
export type ActionTarget = AccessibilityElement | string;

export interface Tap {
  readonly kind: 'Tap';
  readonly on: ActionTarget;
}

export interface DoubleTap {
  readonly kind: 'DoubleTap';
  readonly on: ActionTarget;
}

export interface LongPress {
  readonly kind: 'LongPress';
  readonly on: ActionTarget;
}

export interface InputText {
  readonly kind: 'InputText';
  readonly into: ActionTarget;
  readonly text: string | Secret;
  /** Typed key by key instead of as one input. */
  readonly keys?: true;
}

export interface Swipe {
  readonly kind: 'Swipe';
  readonly from: AccessibilityElement | Point;
  readonly to: AccessibilityElement | Point;
  /** ms; 250 unless told. */
  readonly durationMillis?: number;
}

export interface Scroll {
  readonly kind: 'Scroll';
  readonly direction: Direction;
  /** The container; the window without it. */
  readonly in?: ActionTarget;
}

export interface PressKey {
  readonly kind: 'PressKey';
  readonly key: Key;
}

export interface Wait {
  readonly kind: 'Wait';
  /** ms, above 0. */
  readonly durationMillis: number;
}

export interface Network {
  readonly kind: 'Network';
  readonly mode: 'offline' | 'slow' | 'fail';
  /** Only requests whose address contains this. */
  readonly urlContains?: string;
  /** The status that failing requests are answered with. */
  readonly status?: number;
  /** How many steps it lasts, from 1. */
  readonly steps: number;
}

/** One thing that can be done. */
export type Action = Tap | DoubleTap | LongPress | InputText | Swipe | Scroll | PressKey | Wait | Network;

/** The kinds of action. */
export type ActionKind = Action['kind'];

/** Everything an action of a kind is made from. */
type Made<A extends Action> = Omit<A, 'kind'>;

/**
 * A pointer or finger pressed and released in the middle of an element.
 *
 * @example
 * Tap({ on: 'id:save' });
 */
export function Tap(made: Made<Tap>): Tap {
  return Object.freeze({ ...made, kind: 'Tap' as const });
}

/**
 * Two taps in quick succession.
 *
 * @example
 * DoubleTap({ on: row });
 */
export function DoubleTap(made: Made<DoubleTap>): DoubleTap {
  return Object.freeze({ ...made, kind: 'DoubleTap' as const });
}

/**
 * A press that is held, 600 ms on the web.
 *
 * @example
 * LongPress({ on: row });
 */
export function LongPress(made: Made<LongPress>): LongPress {
  return Object.freeze({ ...made, kind: 'LongPress' as const });
}

/**
 * Replaces what a field holds. A native select takes the option of that value, text or beginning.
 *
 * @example
 * InputText({ into: field, text: 'milk' });
 * InputText({ into: 'id:code', text: '4711', keys: true });
 */
export function InputText(made: Made<InputText>): InputText {
  return Object.freeze({ ...made, kind: 'InputText' as const });
}

/**
 * A drag of a finger from one place to another.
 *
 * @example
 * Swipe({ from: card, to: { x: 10, y: 300 } });
 */
export function Swipe(made: Made<Swipe>): Swipe {
  return Object.freeze({ ...made, kind: 'Swipe' as const });
}

/**
 * Moves a container, or the window, by 40 % of its extent.
 *
 * @example
 * Scroll({ direction: 'down', in: list });
 */
export function Scroll(made: Made<Scroll>): Scroll {
  return Object.freeze({ ...made, kind: 'Scroll' as const });
}

/**
 * A key pressed and released. A key the platform cannot send skips the action (`unsupported_key`).
 *
 * @example
 * PressKey({ key: 'enter' });
 */
export function PressKey(made: Made<PressKey>): PressKey {
  return Object.freeze({ ...made, kind: 'PressKey' as const });
}

/**
 * Lets time pass, in ms. No time at all skips the action (`zero_duration_wait`).
 *
 * @example
 * Wait({ durationMillis: 500 });
 */
export function Wait(made: Made<Wait>): Wait {
  return Object.freeze({ ...made, kind: 'Wait' as const });
}

/**
 * Spoils the network for a number of steps. Web only.
 *
 * @example
 * Network({ mode: 'fail', urlContains: '/api/', status: 503, steps: 2 });
 */
export function Network(made: Made<Network>): Network {
  return Object.freeze({ ...made, kind: 'Network' as const });
}
