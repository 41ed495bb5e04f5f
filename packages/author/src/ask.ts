// What a model is asked, and everything that can come of it.
import type { AnswerSchema } from './answer/answer-schema.ts';

/** A picture that goes with a question. */
export interface ModelPicture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** One question, answered by one object. */
export interface ModelQuestion {
  /** What the model is there for. */
  readonly system: string;
  readonly user: string;
  readonly picture?: ModelPicture;
  /** The form of the answer; its root is an object. */
  readonly schema: Extract<AnswerSchema, { type: 'object' }>;
  /** Longest answer; 16,384 by default on the Messages protocol, 4,096 on Chat Completions. */
  readonly maxTokens?: number;
  /** For the whole call, its retries included, ms; 180,000 by default. */
  readonly timeoutMs?: number;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

/** What a call cost, as the provider reports it. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
  readonly total: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
}

/** What is known of every call, whatever came of it. */
export interface CallFacts {
  /** The model that was asked for. */
  readonly model: string;
  /** Requests that were sent. */
  readonly attempts: number;
  /** From the question to its end, ms. */
  readonly latencyMs: number;
  /** The model that says it answered. */
  readonly servedModel?: string;
  readonly tokens?: TokenUse;
  /** What the model said, letter for letter, but for keys. */
  readonly raw?: string;
}

/** An object of the form that was asked for. */
export interface ModelAnswer extends CallFacts {
  readonly kind: 'answer';
  readonly value: Readonly<Record<string, unknown>>;
}

/** There was no whole reply. */
export interface RequestFailed extends CallFacts {
  readonly kind: 'request_failed';
  /**
   * `status`: one that is no success; `provider`: an error or nothing in the place of the rest of a reply; `connection`:
   * none, or a broken one; `timeout`: no time was left; `aborted`: the caller gave up.
   */
  readonly reason: 'status' | 'provider' | 'connection' | 'timeout' | 'aborted';
  /** HTTP status, for the reason `status`. */
  readonly status?: number;
  readonly message: string;
}

/** A reply without the object that was asked for. */
export interface NoAnswer extends CallFacts {
  /**
   * `no_choices`: there was no message; `refused`: the model declined, in the words of `message`; `budget_spent`: it ran
   * out of tokens before it was done; `unparsable`: no JSON, or not of the form that was asked for.
   */
  readonly kind: 'no_choices' | 'refused' | 'budget_spent' | 'unparsable';
  readonly message: string;
}

/** What comes of a question. Nothing of it holds a key. */
export type ModelReply = ModelAnswer | RequestFailed | NoAnswer;
