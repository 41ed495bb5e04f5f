// Public API of the one model client.
export type { AnswerSchema } from './answer/answer-schema.ts';
export type {
  CallFacts,
  ModelAnswer,
  ModelPicture,
  ModelQuestion,
  ModelReply,
  NoAnswer,
  RequestFailed,
  TokenUse,
} from './ask.ts';
export { isModelConfigurationError, type ModelConfigurationCode, ModelConfigurationError } from './errors.ts';
export { type ModelClient, openModel } from './model-client.ts';
export {
  defaultModel,
  type Environment,
  modelFromEnvironment,
  type ModelProvider,
  type ModelSettings,
  modelSettings,
} from './settings/model-settings.ts';
export type { ProxySettings } from './settings/proxy-settings.ts';
