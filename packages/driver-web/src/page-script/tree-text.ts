// The runs of text of a tree: put one after the other they are what is drawn, with a space wherever lines are apart.
import { attribute } from './dom-access.ts';
import { styleOf } from './rendering.ts';
import { transformed } from './text-transform.ts';
import type { TreeElement } from './tree-element.ts';

/** A run of text, the value of a field and an attribute are cut at this many characters. */
export const longestRun = 10_000;

/** What lies between the last run and the next one. */
export interface RunState {
  /** Something that is no text: the next run begins with a space. */
  apart: boolean;
}

/** Adds a run to an element, at this position among its children. */
export function addRun(written: TreeElement, position: number, text: string, state: RunState): void {
  const spaced = text.replace(/[ \t\n\r\f]+/g, ' ');
  if (spaced === '') return;
  if (spaced === ' ') {
    state.apart = true;
    return;
  }
  const run = spaced.length > longestRun ? cutOf(written, spaced) : spaced;
  (written.own ??= []).push([position, state.apart && !run.startsWith(' ') ? ` ${run}` : run]);
  state.apart = false;
}

/** The beginning of a text that is too long, said so in the element's attributes. */
export function cutOf(written: TreeElement, text: string): string {
  (written.attrs ??= {})['text-truncated'] = 'true';
  return text.slice(0, longestRun);
}

/** The letters of a text as its element draws them. */
export function asDrawn(text: string, element: Element): string {
  const { textTransform } = styleOf(element);
  return textTransform === 'none' ? text : transformed(text, textTransform, element);
}

/** An attribute, trimmed; empty where there is none. */
export function written(element: Element, name: string): string {
  return (attribute(element, name) ?? '').trim();
}
