// Every key of a flow file.
import { blockOf, fullText, listOf, steps, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { agentBlock, mcpShape, toolsShape } from './agent.ts';
import { appShape } from './app.ts';
import { browserBlock } from './browser.ts';
import { controlBlock } from './control.ts';
import { exportsShape } from './exports.ts';
import { loginBlock } from './login.ts';
import { mockBlock } from './mock.ts';
import { redactBlock } from './redact.ts';
import { sessionShape } from './session.ts';
import { surfacesShape } from './surfaces.ts';
import { windowShape } from './window.ts';

/** Keys of a flow. */
export const flowBlock: Block = {
  name: 'a flow',
  keys: {
    name: { shape: fullText, required: true, about: 'Shown in reports and stored in the trace.' },
    app: {
      shape: appShape,
      about: 'What is driven: web, sap, vision, calc, notepad, api, agent, or a program with its window.',
    },
    apps: { shape: surfacesShape, about: 'Named surfaces, instead of app.' },
    url: {
      shape: { kind: 'text', notBlank: 'missing_key' },
      about: 'Page to open (web); without :// a file path; ${VAR} allowed.',
    },
    connection: {
      shape: { kind: 'text', notBlank: 'wrong_type' },
      about: 'SAP Logon entry to open (sap); default: attach to an open session.',
    },
    login: { shape: blockOf(loginBlock), about: 'SAP user (sap).' },
    window: { shape: windowShape, about: 'Window to attach to, or its shape (vision, desktop).' },
    browser: { shape: blockOf(browserBlock), about: 'Browser shape and pinned sources of chance (web).' },
    session: {
      shape: sessionShape,
      about: 'State before the first page, or the name of an identity of the suite (web).',
    },
    mock: {
      shape: listOf(blockOf(mockBlock)),
      about: 'Requests answered locally; the first matching rule answers (web).',
    },
    redact: { shape: listOf(blockOf(redactBlock)), about: 'Regions masked in every stored picture.' },
    skip_unless_env: {
      shape: listOf(text),
      about: 'The flow is skipped unless each of these variables is set and not empty.',
    },
    control: { shape: blockOf(controlBlock), about: 'The security control this flow proves.' },
    exports: { shape: exportsShape, about: 'Values handed to later flows of the suite.' },
    agent: { shape: blockOf(agentBlock), about: 'The program that talks to a model (agent).' },
    tools: { shape: toolsShape, about: 'Tools of the model, with or without a result (agent).' },
    mcp: { shape: mcpShape, about: 'Tool servers (agent).' },
    strict: {
      shape: { kind: 'boolean' },
      about: 'No tool calls beyond the asserted ones; default false (agent).',
    },
    steps: { shape: steps, required: true, about: 'What is done and asserted, in order.' },
  },
};
