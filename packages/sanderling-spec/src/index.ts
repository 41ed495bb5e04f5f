// What the author of an exploration spec imports: extractors, properties, actions, generators, samplers.
export { DoubleTap, InputText, LongPress, Network, PressKey, Scroll, Swipe, Tap, Wait } from './actions.ts';
export type { Action, ActionTarget, Direction, Key, Point } from './actions.ts';
export type { AccessibilityElement, AccessibilityTree, Bounds } from './element.ts';
export { extract } from './extract.ts';
export type { Extractor } from './extract.ts';
export { always, eventually, next, now } from './formula.ts';
export type { Formula, FormulaLike, UnboundedFormula, WindowUnit } from './formula.ts';
export { actions, weighted, whenRoute } from './generators/authored.ts';
export {
  choices,
  doubleTaps,
  longPresses,
  networkFaults,
  pressKeys,
  scrolls,
  swipes,
  taps,
  typing,
  waitOnce,
} from './generators/builtin.ts';
export type { ActionGenerator } from './generators/generator.ts';
export { llm } from './llm.ts';
export type { ModelPicker } from './llm.ts';
export { edgeCaseTexts } from './samplers/edge-case-texts.ts';
export { edgeCaseText, emails, from, integers, strings } from './samplers/samplers.ts';
export type { EmailSampler, IntegerSampler, Sampler, StringSampler } from './samplers/samplers.ts';
export { secret } from './secret.ts';
export type { Secret } from './secret.ts';
export type { Selector, SelectorObject, StateKey, TextKey } from './selectors/selector.ts';
export type { ExceptionRecord, LastAction, LogEntry, NetworkFailure, State } from './state.ts';
