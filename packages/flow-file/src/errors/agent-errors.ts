// Faults of agent flows.
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { shortened } from '../yaml/tree.ts';

function agentFault(message: string, hint: string, span: SourceSpan): Finding {
  return { code: 'agent', message, hint, span };
}

export function noAgent(span: SourceSpan): Finding {
  return agentFault(
    'an agent flow needs an agent block',
    'write agent: {command: …} or agent: {url: …, proxy_port: …}',
    span,
  );
}

export function noTransport(owner: string, span: SourceSpan): Finding {
  return agentFault(
    `${owner} has neither command nor url`,
    'write command to start a program, or url for a running one',
    span,
  );
}

export function bothTransports(owner: string, span: SourceSpan): Finding {
  return agentFault(
    `${owner} has both command and url`,
    'keep one: a program is started, or a running one is called',
    span,
  );
}

export function blankTransport(owner: string, key: string, span: SourceSpan): Finding {
  return agentFault(
    `the ${key} of ${owner} is blank`,
    `write ${key}: with what to ${key === 'command' ? 'start' : 'call'}`,
    span,
  );
}

export function keyOfOther(key: string, transport: string, span: SourceSpan): Finding {
  return agentFault(`${key} goes with ${transport} only`, 'remove it', span);
}

export function noProxyPort(span: SourceSpan): Finding {
  return agentFault(
    'agent.url needs agent.proxy_port',
    'write the port on which the service already calls its model',
    span,
  );
}

export function badPort(key: string, found: number, span: SourceSpan): Finding {
  return agentFault(
    `${key} is a port from 1 to 65535, found ${found}`,
    'write the port the service calls',
    span,
  );
}

export function badEgress(entry: string, problem: string, span: SourceSpan): Finding {
  return agentFault(
    `"${shortened(entry)}" is no destination: ${problem}`,
    'write host, ip or network, and a port behind a colon',
    span,
  );
}

export function twice(what: string, name: string, span: SourceSpan): Finding {
  return agentFault(`the ${what} ${shortened(name)} stands here twice`, 'remove one of them', span);
}

export function serverWithoutPort(name: string, span: SourceSpan): Finding {
  return agentFault(
    `the server ${name} needs a port, because the agent is a running service`,
    'write the port on which the service already calls this server',
    span,
  );
}

export function toolInBoth(tool: string, server: string, span: SourceSpan): Finding {
  return agentFault(
    `the tool ${tool} stands under tools and under the server ${server}`,
    'keep one of them',
    span,
  );
}

export function noPrompt(span: SourceSpan): Finding {
  return agentFault('nothing is asked of the agent', 'add a step prompt: <task>', span);
}

export function blankPrompt(span: SourceSpan): Finding {
  return agentFault('the prompt is blank', 'write the task', span);
}

export function badReply(span: SourceSpan): Finding {
  return agentFault('an agent flow asserts the reply only', 'write assert: reply contains <text>', span);
}

export function agentStepElsewhere(step: string, where: string, span: SourceSpan): Finding {
  return agentFault(
    `${step} is a step of app: agent, ${where}`,
    'write the agent flow in a file of its own',
    span,
  );
}

export function badToolCall(message: string, hint: string, span: SourceSpan): Finding {
  return agentFault(message, hint, span);
}
