// The one model client: structured answers from Anthropic and OpenAI-compatible endpoints.
export {};
