// The keys of `app: agent`: the program, its tools and its tool servers.
import * as fault from '../errors/agent-errors.ts';
import type { AgentApp, AgentTrigger, McpServer, ToolDeclaration } from '../flow-app.ts';
import type { SourceSpan } from '../place.ts';
import type { Reading } from '../reading.ts';
import { anyValue, fullText, listOf, recordOf, text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import {
  booleanAt,
  itemsAt,
  numberAt,
  plainValue,
  present,
  textAt,
  textRecordAt,
  textsAt,
} from '../shape/values.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode, TreeNode } from '../yaml/tree.ts';
import { egressProblem } from './egress.ts';

const port: Shape = { kind: 'whole', least: 1, most: 65_535, range: 'rule' };
const ruledText: Shape = { kind: 'text', notBlank: 'rule' };

/** Keys of `agent`. */
export const agentBlock: Block = {
  name: 'agent',
  keys: {
    command: {
      shape: ruledText,
      about: 'Program to start, without a shell; exactly one of command and url.',
    },
    url: { shape: ruledText, about: 'Running service to trigger; needs proxy_port.' },
    proxy_port: { shape: port, about: 'Port the service calls its model on; with url only.' },
    env: { shape: recordOf(text), about: 'Variables of the program; with command only.' },
    headers: { shape: recordOf(text), about: 'Headers of the trigger; with url only.' },
    allow_egress: {
      shape: listOf(text),
      about: 'Destinations the program may reach: host[:port], ip[:port], cidr[:port], [ipv6]:port.',
    },
  },
};

const toolBlock: Block = {
  name: 'tools',
  keys: {
    name: { shape: fullText, required: true, about: 'Name of the tool.' },
    result: { shape: anyValue, about: 'What the model is told the tool returned.' },
  },
};

/** The `tools` list. */
export const toolsShape: Shape = listOf({ kind: 'block', block: toolBlock });

const serverBlock: Block = {
  name: 'mcp',
  keys: {
    name: { shape: fullText, required: true, about: 'Name of the server.' },
    command: { shape: ruledText, about: 'Program to start; exactly one of command and url.' },
    url: { shape: ruledText, about: 'Running server.' },
    port: { shape: port, about: 'Port of the stand-in; with url only.' },
    tools: { shape: toolsShape, about: 'Tools of the server answered here.' },
  },
};

/** The `mcp` list. */
export const mcpShape: Shape = listOf({ kind: 'block', block: serverBlock });

/** Builds the agent and applies its rules. */
export function readAgent(root: MapNode, reading: Reading): AgentApp {
  const node = valueAt(root, 'agent');
  if (node === undefined) reading.log.add(fault.noAgent(entryAt(root, 'app')?.keySpan ?? root.span));
  if (node?.kind === 'map') checkTrigger(node, reading);
  const tools = itemsAt(root, 'tools');
  const servers = itemsAt(root, 'mcp');
  checkTools(tools, 'tools', reading);
  checkServers(servers, tools, valueAt(node, 'url') !== undefined, reading);
  return {
    kind: 'agent',
    agent: readTrigger(node),
    tools: tools.map(readTool),
    mcp: servers.map(readServer),
    strict: booleanAt(root, 'strict') ?? false,
  };
}

function readTrigger(node: TreeNode | undefined): AgentTrigger {
  const url = textAt(node, 'url');
  if (url !== undefined)
    return {
      kind: 'url',
      url,
      proxyPort: numberAt(node, 'proxy_port') ?? 0,
      headers: textRecordAt(node, 'headers'),
    };
  return present({
    kind: 'command' as const,
    command: textAt(node, 'command') ?? '',
    env: textRecordAt(node, 'env'),
    allowEgress: valueAt(node, 'allow_egress') === undefined ? undefined : textsAt(node, 'allow_egress'),
  });
}

function readTool(node: TreeNode): ToolDeclaration {
  const result = valueAt(node, 'result');
  return present({
    name: textAt(node, 'name') ?? '',
    result: result === undefined ? undefined : plainValue(result),
  });
}

function readServer(node: TreeNode): McpServer {
  const url = textAt(node, 'url');
  return {
    name: textAt(node, 'name') ?? '',
    transport:
      url === undefined
        ? { kind: 'command', command: textAt(node, 'command') ?? '' }
        : present({ kind: 'url' as const, url, port: numberAt(node, 'port') }),
    tools: itemsAt(node, 'tools').map(readTool),
  };
}

function checkTrigger(node: MapNode, reading: Reading): void {
  const { log } = reading;
  const transport = checkTransport(node, 'the agent', reading);
  const only = { command: ['env', 'allow_egress'], url: ['headers', 'proxy_port'] } as const;
  if (transport !== undefined) {
    const other = transport === 'command' ? 'url' : 'command';
    for (const key of only[other]) {
      const entry = entryAt(node, key);
      if (entry !== undefined && entry.value.kind !== 'null')
        log.add(fault.keyOfOther(`agent.${key}`, other, entry.keySpan));
    }
  }
  if (transport === 'url' && valueAt(node, 'proxy_port') === undefined)
    log.add(fault.noProxyPort(entryAt(node, 'url')?.keySpan ?? node.span));
  checkPort(node, 'proxy_port', reading);
  const seen = new Set<string>();
  for (const item of itemsAt(node, 'allow_egress')) {
    if (item.kind !== 'text') continue;
    const problem = egressProblem(item.text);
    if (problem !== undefined) log.add(fault.badEgress(item.text, problem, item.span));
    if (seen.has(item.text.toLowerCase())) log.add(fault.twice('destination', item.text, item.span));
    seen.add(item.text.toLowerCase());
  }
}

/** Exactly one of command and url, not blank. Undefined when it is not clear which. */
function checkTransport(node: MapNode, owner: string, { log }: Reading): 'command' | 'url' | undefined {
  const command = valueAt(node, 'command');
  const url = valueAt(node, 'url');
  if (command === undefined && url === undefined)
    log.add(fault.noTransport(owner, node.entries[0]?.keySpan ?? node.span));
  if (command !== undefined && url !== undefined)
    log.add(fault.bothTransports(owner, entryAt(node, 'url')?.keySpan ?? node.span));
  for (const [key, value] of [
    ['command', command],
    ['url', url],
  ] as const) {
    if (value?.kind === 'text' && value.text.trim() === '')
      log.add(fault.blankTransport(owner, key, value.span));
  }
  if ((command === undefined) === (url === undefined)) return undefined;
  return url === undefined ? 'command' : 'url';
}

function checkPort(node: MapNode, key: string, { log }: Reading): void {
  const value = valueAt(node, key);
  const number = numberAt(node, key);
  if (value !== undefined && number !== undefined && (number < 1 || number > 65_535))
    log.add(fault.badPort(key, number, value.span));
}

function checkTools(tools: readonly TreeNode[], owner: string, { log }: Reading): void {
  eachNameTwice(tools, (name, span) => {
    log.add(fault.twice(owner === 'tools' ? 'tool' : `tool of the server ${owner}`, name, span));
  });
}

function checkServers(
  servers: readonly TreeNode[],
  tools: readonly TreeNode[],
  urlDriven: boolean,
  reading: Reading,
): void {
  const { log } = reading;
  eachNameTwice(servers, (name, span) => {
    log.add(fault.twice('server', name, span));
  });
  const declared = new Set(tools.flatMap((tool) => textAt(tool, 'name') ?? []));
  for (const server of servers) {
    if (server.kind !== 'map') continue;
    const name = textAt(server, 'name') ?? '';
    const transport = checkTransport(server, `the server ${name}`, reading);
    const portEntry = entryAt(server, 'port');
    const hasPort = portEntry !== undefined && portEntry.value.kind !== 'null';
    if (transport === 'command' && hasPort) log.add(fault.keyOfOther('mcp.port', 'url', portEntry.keySpan));
    if (transport === 'url' && urlDriven && !hasPort)
      log.add(fault.serverWithoutPort(name, server.entries[0]?.keySpan ?? server.span));
    checkPort(server, 'port', reading);
    checkTools(itemsAt(server, 'tools'), name, reading);
    for (const tool of itemsAt(server, 'tools')) {
      const toolName = textAt(tool, 'name') ?? '';
      if (declared.has(toolName))
        log.add(fault.toolInBoth(toolName, name, valueAt(tool, 'name')?.span ?? tool.span));
    }
  }
}

function eachNameTwice(items: readonly TreeNode[], report: (name: string, span: SourceSpan) => void): void {
  const seen = new Set<string>();
  for (const item of items) {
    const name = valueAt(item, 'name');
    if (name?.kind !== 'text') continue;
    if (seen.has(name.text)) report(name.text, name.span);
    seen.add(name.text);
  }
}
