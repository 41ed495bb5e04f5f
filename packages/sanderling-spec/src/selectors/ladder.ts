// A stable way to find an element again on another tree: rungs from the best to the last resort.

/** One rung. `nth` (1-based) is the element's number among its equals in document order; absent where it is unique. */
export type SelectorRung =
  | { readonly testId: string; readonly nth?: number }
  | { readonly id: string; readonly nth?: number }
  | { readonly role: string; readonly name: string; readonly nth?: number }
  | { readonly text: string; readonly nth?: number }
  | { readonly role: string; readonly nth?: number };
