// Text to tree: one document, bounded, every fault of the YAML with its place.
import { Composer, isAlias, isMap, isSeq, Parser } from 'yaml';
import type { Document, Pair, ParsedNode, Scalar } from 'yaml';
import {
  aliasesTooLarge,
  aliasInItself,
  duplicateKey,
  fileLimits,
  keyNotText,
  severalDocuments,
  syntaxFault,
  tooDeep,
  tooLong,
  unknownAlias,
} from '../errors/yaml-errors.ts';
import type { Finding, FindingLog } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { sliceOf } from '../source-text.ts';
import type { SourceText } from '../source-text.ts';
import { firstTooDeep } from './depth.ts';
import { emptyNode, scalarNode } from './scalar-node.ts';
import { listNode, mapNode } from './tree.ts';
import type { MapEntry, TreeNode } from './tree.ts';

/** Reads the one document of a text. Undefined: it could not be read, and the log says why. */
export function readTree(source: SourceText, log: FindingLog): TreeNode | undefined {
  if (source.text.length > fileLimits.length) {
    log.add(tooLong(source.text.length));
    return undefined;
  }
  const tokens = [...new Parser().parse(source.text)];
  const deep = firstTooDeep(tokens, fileLimits.depth);
  if (deep !== undefined) {
    log.add(tooDeep({ start: deep, end: deep + 1 }));
    return undefined;
  }
  // Keys are compared here: the library's own comparison takes quadratic time.
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    intAsBigInt: false,
    logLevel: 'silent',
  });
  const [document, second] = composer.compose(tokens, true, source.text.length);
  if (document === undefined || !isReadable(document, second, log)) return undefined;
  return new TreeBuilder(source, log).build(document.contents);
}

function isReadable(
  document: Document.Parsed,
  second: Document.Parsed | undefined,
  log: FindingLog,
): boolean {
  // What stands behind the first fault of syntax was read by guessing.
  const faults = [
    ...document.errors,
    ...document.warnings.filter((warning) => warning.code === 'TAG_RESOLVE_FAILED'),
  ];
  const [first] = faults.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first !== undefined)
    log.add(syntaxFault(first.code, { start: first.pos[0], end: Math.max(first.pos[1], first.pos[0] + 1) }));
  else if (second !== undefined)
    log.add(severalDocuments({ start: second.range[0], end: second.range[0] + 1 }));
  return first === undefined && second === undefined;
}

/** Holds the anchors met so far and the budget of aliases. */
class TreeBuilder {
  readonly #anchors = new Map<string, TreeNode | 'open'>();
  readonly #source: SourceText;
  readonly #log: FindingLog;
  #aliasNodes = 0;
  #broken = false;

  constructor(source: SourceText, log: FindingLog) {
    this.#source = source;
    this.#log = log;
  }

  /** Undefined when an alias or a key left a hole in the tree. */
  build(node: ParsedNode | null): TreeNode | undefined {
    const built = this.#node(node, 0, 1);
    return this.#broken ? undefined : built;
  }

  #node(node: ParsedNode | null, offset: number, level: number): TreeNode {
    if (node === null) return emptyNode({ start: offset, end: offset });
    const span = { start: node.range[0], end: node.range[1] };
    if (isAlias(node)) return this.#alias(node.source, span, level);
    const { anchor } = node;
    if (anchor !== undefined) this.#anchors.set(anchor, 'open');
    const built = this.#value(node, span, level);
    if (anchor !== undefined) this.#anchors.set(anchor, built);
    return built;
  }

  #value(node: ParsedNode, span: SourceSpan, level: number): TreeNode {
    if (isSeq<ParsedNode | null>(node)) {
      return listNode(
        span,
        node.items.map((item) => this.#node(item, span.end, level + 1)),
      );
    }
    if (isMap<ParsedNode, ParsedNode | null>(node))
      return mapNode(span, this.#entries(node.items, level + 1));
    return scalarNode(node as Scalar.Parsed, span, this.#source);
  }

  #entries(pairs: readonly Pair<ParsedNode, ParsedNode | null>[], level: number): readonly MapEntry[] {
    const seen = new Map<string, SourceSpan>();
    const entries: MapEntry[] = [];
    for (const pair of pairs) {
      const keyNode = this.#node(pair.key, 0, level);
      const value = this.#node(pair.value, keyNode.span.end, level);
      const key = this.#keyText(keyNode);
      if (key === undefined) continue;
      const first = seen.get(key);
      if (first !== undefined) {
        this.#log.add(duplicateKey(key, this.#source.placeOf(first.start).line, keyNode.span));
        continue;
      }
      seen.set(key, keyNode.span);
      entries.push({ key, keySpan: keyNode.span, value });
    }
    return entries;
  }

  #keyText(node: TreeNode): string | undefined {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'number' || node.kind === 'boolean') return node.source;
    if (node.kind === 'null' && node.written) return sliceOf(this.#source, node.span);
    this.#broken = true;
    this.#log.add(keyNotText(node.span));
    return undefined;
  }

  #alias(name: string, span: SourceSpan, level: number): TreeNode {
    const target = this.#anchors.get(name);
    if (target !== undefined && target !== 'open' && level + target.height <= fileLimits.depth) {
      this.#aliasNodes += target.size;
      if (this.#aliasNodes <= fileLimits.aliasNodes) return target;
    }
    if (!this.#broken || target === undefined || target === 'open')
      this.#log.add(aliasFault(name, target, span, level));
    this.#broken = true;
    return emptyNode(span);
  }
}

function aliasFault(
  name: string,
  target: TreeNode | 'open' | undefined,
  span: SourceSpan,
  level: number,
): Finding {
  if (target === undefined) return unknownAlias(name, span);
  if (target === 'open') return aliasInItself(name, span);
  return level + target.height > fileLimits.depth ? tooDeep(span) : aliasesTooLarge(span);
}
