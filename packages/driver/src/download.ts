// A file that the app hands over: what is known of it while it comes in, and once it is there.

/** A download that began since the surface was opened. */
export type Download = {
  /** Names it for `claimDownload`; no other download of this surface has it. */
  readonly id: number;
  /** File name, as the app wishes it. */
  readonly name: string;
} & (
  | { readonly state: 'running' }
  /** `path` is absolute; `sizeBytes` is the size of the file at this moment. */
  | { readonly state: 'finished'; readonly path: string; readonly sizeBytes: number }
  /** It will not come any more; `because` says why. */
  | { readonly state: 'failed'; readonly because: string }
);
