// The one thing that the child and the bundle know of each other.

/** Name of the global under which the child leaves it; the bundle takes it away before the spec is evaluated. */
export const handshakeName = 'flowproofHandshake';

/** What the child offers to the bundle, and what the bundle leaves behind. */
export interface Handshake {
  /** A callback of the spec, by its number, is about to be called. */
  readonly enter: (callback: number) => void;
  /** What a callback is called; numbers come one after the other. */
  readonly define: (callback: number, name: string) => void;
  /** JSON text of `GuestSettings`. */
  readonly settings: string;
  /** Answers one question: JSON text there, JSON text back. */
  ask?: (question: string, tree: string) => string;
}
