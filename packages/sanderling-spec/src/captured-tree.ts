// What a surface hands over of one screen: the elements in document order, with everything a reader can work out left out.

/** Bits of `CapturedElement.flags`. Absent flags mean: enabled, and nothing else. */
export const elementFlags = {
  clickable: 1,
  disabled: 2,
  checked: 4,
  focused: 8,
  selected: 16,
  editable: 32,
  secure: 64,
  secureUnstated: 128,
} as const;

/** One element of a captured tree. What is absent is empty, 0 or `{}`. */
export interface CapturedElement {
  readonly id?: string;
  readonly class?: string;
  readonly desc?: string;
  /** The element's own runs of text, each with its position among the element's children (0 = before the first). */
  readonly own?: readonly (readonly [position: number, text: string])[];
  /** Of a field: what it holds now; never of a secure one. */
  readonly value?: string;
  /** The sum of `elementFlags`. */
  readonly flags?: number;
  /** Device px, whole numbers, from the top left corner of what is shown. */
  readonly bounds?: readonly [left: number, top: number, right: number, bottom: number];
  readonly attrs?: Readonly<Record<string, string>>;
}

/** A tree in document order: `depths[i]` is the depth of `elements[i]`, the root's is 0. */
export interface CapturedTree {
  readonly elements: readonly CapturedElement[];
  readonly depths: readonly number[];
}
