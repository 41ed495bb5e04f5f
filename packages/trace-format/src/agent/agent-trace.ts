// The trace of an agent flow: one document with what the model and the tool servers said.
import type { JsonValue } from '../json/json-value.ts';

/** A tool the model asked for; `arguments` is JSON as text, kept byte for byte. */
export interface AgentToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** One message of a conversation in the neutral form of both protocols. */
export interface AgentMessage {
  readonly role: string;
  readonly content?: string;
  readonly tool_calls?: readonly AgentToolCall[];
  readonly tool_call_id?: string;
}

/** What the agent asked the model. `tools` are names in the order they were offered. */
export interface AgentRequest {
  readonly model: string;
  readonly messages: readonly AgentMessage[];
  readonly tools?: readonly string[];
}

/** What the model answered. */
export interface AgentResponse {
  readonly message: AgentMessage;
  readonly stop_reason?: string;
}

/** One question to the model and its answer. */
export interface AgentTurn {
  /** Absent is `openai`, and is written so. */
  readonly protocol?: 'openai' | 'anthropic';
  readonly request: AgentRequest;
  readonly response: AgentResponse;
}

/** A call to a tool server; `params` is null when the request had none. */
export interface McpCall {
  readonly method: string;
  readonly params: JsonValue;
  readonly result: JsonValue;
}

/** Something a tool server said unasked, after so many calls. `id` and `answer` are reserved. */
export interface McpEvent {
  readonly after: number;
  readonly method: string;
  readonly params: JsonValue;
  readonly id?: JsonValue;
  readonly answer?: JsonValue;
}

/** Everything recorded of one tool server. */
export interface McpLane {
  readonly mocks?: Readonly<Record<string, JsonValue>>;
  readonly calls?: readonly McpCall[];
  readonly events?: readonly McpEvent[];
}

/** A connection that was not let through. */
export interface BlockedConnection {
  /** `ip:port`. */
  readonly destination: string;
  readonly protocol: 'tcp' | 'udp';
  /** ms from the agent's start. */
  readonly at_ms: number;
}

/** How far the agent's network access was contained. */
export interface EgressReport {
  readonly containment: string;
  /** As written in the flow, references unresolved. */
  readonly allowed?: readonly string[];
  readonly blocked?: readonly BlockedConnection[];
}

/**
 * The trace of an agent flow, property by property as it is on disk.
 *
 * @example
 * const document: AgentTrace = { app: 'agent', mocks: {}, cassette: { turns: [] } };
 */
export interface AgentTrace {
  readonly app: 'agent';
  /** Tool name to what the model is told it returned; any value but null. */
  readonly mocks: Readonly<Record<string, JsonValue>>;
  readonly cassette: { readonly turns: readonly AgentTurn[] };
  /** Server name to lane. */
  readonly mcp?: Readonly<Record<string, McpLane>>;
  readonly egress?: EgressReport;
}
