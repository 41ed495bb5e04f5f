// Which way each executed step found its meaning.

/** How steps may find their meaning. */
export type AuthorMode = 'auto' | 'rules' | 'llm';

/** `reused`: an earlier recording; `rules`: the grammar, as asked; `fallback`: the grammar, because no model was there. */
export type Route = 'reused' | 'rules' | 'fallback';

/** One executed spec step. */
export interface Routing {
  /** 1-based, counted over the executed spec steps. */
  readonly step: number;
  readonly intent: string;
  readonly route: Route;
  /** Said once per step that a model would have read. */
  readonly warning?: string;
}
