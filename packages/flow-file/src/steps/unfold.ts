// `foreach`: a template becomes its steps, before anything else is looked at.
import * as fault from '../errors/step-errors.ts';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import type { Reading } from '../reading.ts';
import { checkShape } from '../shape/check-shape.ts';
import { blockOf } from '../shape/shape.ts';
import { itemsAt } from '../shape/values.ts';
import { spanOfPiece } from '../yaml/characters.ts';
import { entryAt, listNode, mapNode, textNode, textSize, valueAt } from '../yaml/tree.ts';
import type { MapNode, TextNode, TreeNode } from '../yaml/tree.ts';
import { foreachBlock } from './step-forms.ts';

/** A step of the flow's list. `unfolding`: which value of its template it came from, 0 for a step of no template. */
export interface UnfoldedStep {
  readonly node: TreeNode;
  readonly unfolding: number;
}

/** What all templates of a file may unfold to, in nodes. */
const unfoldLimit = 50_000;

/** Unfolds every `foreach` of the flow's list. What cannot be unfolded is reported and left out. */
export function unfoldSteps(items: readonly TreeNode[], reading: Reading): readonly UnfoldedStep[] {
  const budget = { left: unfoldLimit };
  return items.flatMap((node) => {
    const template = onlyForeach(node);
    return template === undefined ? [{ node, unfolding: 0 }] : unfoldOne(template, budget, reading);
  });
}

function onlyForeach(node: TreeNode): { readonly value: TreeNode; readonly span: SourceSpan } | undefined {
  const entry = node.kind === 'map' && node.entries.length === 1 ? entryAt(node, 'foreach') : undefined;
  return entry === undefined ? undefined : { value: entry.value, span: entry.keySpan };
}

function unfoldOne(
  { value: node, span }: { readonly value: TreeNode; readonly span: SourceSpan },
  budget: { left: number },
  reading: Reading,
): readonly UnfoldedStep[] {
  checkShape(node, blockOf(foreachBlock), 'foreach', reading.log);
  if (node.kind !== 'map') return [];
  const values = valueAt(node, 'values');
  const template = valueAt(node, 'steps');
  if (values?.kind === 'list' && values.items.length === 0) reading.log.add(fault.noValues(values.span));
  if (template?.kind === 'list' && template.items.length === 0)
    reading.log.add(fault.emptySteps('foreach', template.span));
  return unfoldValues(node, span, budget, reading);
}

function unfoldValues(
  node: MapNode,
  span: SourceSpan,
  budget: { left: number },
  reading: Reading,
): readonly UnfoldedStep[] {
  const template = itemsAt(node, 'steps');
  const unfolded: UnfoldedStep[] = [];
  for (const [index, value] of itemsAt(node, 'values').entries()) {
    // Reported by its shape.
    if (value.kind === 'list' || value.kind === 'null') continue;
    reading.log.unfolding(index + 1);
    for (const step of template) {
      const substitution = new Substitution(value, budget, reading);
      const unfoldedStep = substitution.node(step);
      budget.left -= unfoldedStep.size;
      if (budget.left < 0) {
        reading.log.unfolding(0);
        reading.log.add(fault.unfoldsTooLarge(unfoldLimit, span));
        return [];
      }
      // A step that kept a token would be refused for that once more, in other words.
      if (!substitution.refused) unfolded.push({ node: unfoldedStep, unfolding: index + 1 });
    }
  }
  reading.log.unfolding(0);
  return unfolded;
}

const token = /\$\{each(?![A-Za-z0-9_])(?:\}|\.([^{}$]*)\})?/gu;

/** One value put into a template. */
class Substitution {
  readonly #value: TreeNode;
  readonly #budget: { readonly left: number };
  readonly #reading: Reading;
  /** True when a token was refused. */
  refused = false;

  constructor(value: TreeNode, budget: { readonly left: number }, reading: Reading) {
    this.#value = value;
    this.#budget = budget;
    this.#reading = reading;
  }

  node(node: TreeNode): TreeNode {
    if (node.kind === 'text') return this.#text(node);
    if (node.kind === 'list')
      return listNode(
        node.span,
        node.items.map((item) => this.node(item)),
      );
    if (node.kind !== 'map') return node;
    return mapNode(
      node.span,
      node.entries.map((entry) => ({ ...entry, value: this.node(entry.value) })),
    );
  }

  #text(node: TextNode): TreeNode {
    const tokens = node.text.includes('${each') ? [...node.text.matchAll(token)] : [];
    const [only] = tokens;
    if (only === undefined) return node;
    if (only[0] === node.text) {
      const value = this.#valueOf(only, node);
      return value === undefined
        ? node
        : { ...value, span: node.span, ...(value.kind === 'text' ? { style: 'substituted' as const } : {}) };
    }
    const parts: string[] = [];
    let at = 0;
    let length = node.text.length;
    for (const match of tokens) {
      const value = this.#valueOf(match, node);
      const written = value === undefined ? match[0] : this.#plainText(value, match, node);
      length += written.length;
      // Too large for the budget: the caller finds the same and says so.
      if (textSize(length) > this.#budget.left) return { ...node, size: textSize(length) };
      parts.push(node.text.slice(at, match.index), written);
      at = match.index + match[0].length;
    }
    return textNode(node.span, [...parts, node.text.slice(at)].join(''), 'substituted');
  }

  /** The value a token stands for; undefined when there is none, which is then reported. */
  #valueOf(match: RegExpMatchArray, node: TextNode): TreeNode | undefined {
    if (match[0] === '${each}') return this.#value;
    const key = match[1] ?? '';
    const entry = this.#value.kind === 'map' ? entryAt(this.#value, key) : undefined;
    if (entry !== undefined) return entry.value;
    const span = this.#spanOf(match, node);
    if (key === '') this.#refuse(fault.malformedEach(match[0], span));
    else if (this.#value.kind !== 'map') this.#refuse(fault.keyOfScalar(match[0], span));
    else this.#refuse(fault.keyLacking(match[0], keysOf(this.#value), span));
    return undefined;
  }

  #refuse(finding: Finding): void {
    this.refused = true;
    this.#reading.log.add(finding);
  }

  #plainText(value: TreeNode, match: RegExpMatchArray, node: TextNode): string {
    if (value.kind === 'text') return value.text;
    if (value.kind === 'number' || value.kind === 'boolean') return value.source;
    const span = this.#spanOf(match, node);
    const whole = match[0] === '${each}' && value.kind === 'map';
    this.#refuse(whole ? fault.mappingInText(span) : fault.noScalarInText(match[0], span));
    return match[0];
  }

  #spanOf(match: RegExpMatchArray, node: TextNode): SourceSpan {
    const start = match.index ?? 0;
    return spanOfPiece(this.#reading.source, node, { start, end: start + match[0].length });
  }
}

function keysOf(node: MapNode): readonly string[] {
  return node.entries.map((entry) => entry.key);
}

/** Reports every token that no `foreach` replaced. */
export function refuseLeftTokens(node: TreeNode, reading: Reading): void {
  if (node.kind === 'list') for (const item of node.items) refuseLeftTokens(item, reading);
  if (node.kind === 'map') {
    for (const entry of node.entries) if (entry.key !== 'foreach') refuseLeftTokens(entry.value, reading);
  }
  if (node.kind !== 'text' || !node.text.includes('${each')) return;
  for (const match of node.text.matchAll(token)) {
    const span = spanOfPiece(reading.source, node, {
      start: match.index,
      end: match.index + match[0].length,
    });
    reading.log.add(
      match[0].endsWith('}') && match[1] !== ''
        ? fault.eachOutside(match[0], span)
        : fault.malformedEach(match[0], span),
    );
  }
}
