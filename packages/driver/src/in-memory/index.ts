// Public API of the in-memory surface.
export type {
  AppElement,
  AppPage,
  ButtonElement,
  CheckboxElement,
  ElementTraits,
  FieldElement,
  FrameElement,
  ItemElement,
  ItemsElement,
  ListElement,
  ListOption,
  RowElement,
  ScrollerElement,
  SmallApp,
  TableElement,
  TextElement,
  UploadElement,
} from '../small-app/app.ts';
export type { Effect, ElementChange } from '../small-app/effect.ts';
export { ManualClock } from './manual-clock.ts';
export { memoryCapabilities } from './memory-capabilities.ts';
export { MemorySurface, type MemorySurfaceOptions } from './memory-surface.ts';
