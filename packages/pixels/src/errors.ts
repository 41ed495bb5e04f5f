// What can be wrong with a picture.

/** Stable codes of this package's errors. */
export type PixelsErrorCode = 'not_a_png';

/** A picture cannot be used. */
export class PixelsError extends Error {
  readonly code: PixelsErrorCode;
  /** What to do about it. */
  readonly hint: string;

  /** @internal */
  constructor(code: PixelsErrorCode, message: string, hint: string, cause: unknown) {
    super(message, { cause });
    this.name = 'PixelsError';
    this.code = code;
    this.hint = hint;
  }
}

/** @internal */
export function notAPng(cause: unknown): PixelsError {
  return new PixelsError(
    'not_a_png',
    'the picture is not a complete PNG',
    'take the picture again; the file may have been cut short while it was copied',
    cause,
  );
}
