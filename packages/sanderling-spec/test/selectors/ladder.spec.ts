// The ladder of an element, and what it finds on another tree.
import { describe, expect, it } from '@jest/globals';
import { createTree } from '@sanderling/spec/runtime';
import { capture, el } from '../building/tree.ts';

const row = (text: string, id = ''): ReturnType<typeof el> =>
  el('li', { id }, el('span', {}, text), el('button', { is: ['clickable'] }, 'Delete'));

function tree(...rows: readonly ReturnType<typeof el>[]): ReturnType<typeof createTree> {
  return createTree(
    capture(
      el(
        'html',
        {},
        el('button', { id: 'save', attrs: { 'data-testid': 'save-all' } }, 'Save'),
        el('input', { is: ['editable'], value: 'typed', attrs: { hintText: 'Email', type: 'email' } }),
        el('div', {}),
        el('ul', {}, ...rows),
      ),
    ),
    'web',
  );
}

describe('a ladder', () => {
  const screen = tree(row('Milk'), row('Bread'));
  const ladderOf = (selector: string, at = 0): unknown => {
    const element = screen.ax.findAll(selector)[at];
    return element && screen.ladder(screen.indexOf(element) ?? -1);
  };

  it('is test id, id, role and name, text', () => {
    expect(ladderOf('id:save')).toEqual([
      { testId: 'save-all' },
      { id: 'save' },
      { role: 'button', name: 'Save' },
      { text: 'Save' },
    ]);
  });

  it('numbers equals', () => {
    expect(ladderOf('text:Delete', 1)).toEqual([
      { role: 'button', name: 'Delete', nth: 2 },
      { text: 'Delete', nth: 2 },
    ]);
  });

  it('names a field by its hint and not by what it holds', () => {
    expect(ladderOf('tag:input')).toEqual([{ role: 'textbox', name: 'Email' }]);
  });

  it('gives a text to the innermost element that has it', () => {
    const wrapped = createTree(capture(el('button', {}, el('span', {}, 'Save'))), 'web');
    expect(wrapped.ladder(0)).toEqual([{ role: 'button', name: 'Save' }]);
    expect(wrapped.ladder(1)).toEqual([{ role: 'span', name: 'Save' }, { text: 'Save' }]);
  });

  it('has the bare role as a last resort', () => {
    expect(ladderOf('tag:div')).toEqual([{ role: 'div' }]);
  });

  it('is empty for what is not there', () => {
    expect(screen.ladder(99)).toEqual([]);
  });
});

describe('resolving a ladder', () => {
  it('takes the number among equals', () => {
    const screen = tree(row('Milk'), row('Bread'), row('Tea'));
    const deletes = screen.ax.findAll('text:Delete').map((element) => screen.indexOf(element));
    expect(screen.resolve([{ role: 'button', name: 'Delete', nth: 3 }])).toBe(deletes[2]);
    expect(screen.resolve([{ role: 'button', name: 'Delete', nth: 4 }])).toBeUndefined();
  });

  it('prefers a rung that is as unique as it was', () => {
    const screen = tree(row('Milk', 'same'), row('Bread', 'same'));
    const bread = screen.ax.find('text:Bread');
    expect(screen.resolve([{ id: 'same' }, { text: 'Bread' }])).toBe(bread && screen.indexOf(bread));
    expect(screen.resolve([{ id: 'same' }, { text: 'gone' }])).toBe(
      screen.ax.findAll('id:same').map((each) => screen.indexOf(each))[0],
    );
  });

  it('finds nothing by an empty ladder', () => {
    expect(tree().resolve([])).toBeUndefined();
  });
});

const roles: readonly (readonly [node: ReturnType<typeof el>, role: string, label: string])[] = [
  [el('a', {}, 'Home'), 'link', 'Home'],
  [el('input', { is: ['editable'], attrs: { hintText: 'Amount', type: 'number' } }), 'spinbutton', 'Amount'],
  [el('input', { is: ['clickable'], attrs: { type: 'checkbox' }, desc: 'Done' }), 'checkbox', 'Done'],
  [el('input', { value: 'Send', attrs: { type: 'submit' } }), 'button', 'Send'],
  [el('div', { attrs: { role: 'tab extra' } }, 'One'), 'tab', 'One'],
  [el('button', { desc: 'Close' }), 'button', 'Close'],
  [el('div', {}, 'x "quoted"\nand broken'), 'div', 'x quoted and broken'],
  [el('div', {}, 'a'.repeat(50)), 'div', 'a'.repeat(40)],
  [el('input', { is: ['editable'], value: 'secret words' }), 'textbox', 'input'],
  [el('', { id: 'only-id' }), '', 'only-id'],
  [el('', {}), '', 'control'],
  [el('input', { is: ['editable'], value: 'v' }, el('span', {}, 'inner')), 'textbox', 'inner'],
];

describe('roles and labels', () => {
  it.each(roles)('%#', (node, role, label) => {
    const screen = createTree(capture(node), 'web');
    expect([screen.role(0), screen.label(0)]).toEqual([role, label]);
  });

  it('takes the class off the web', () => {
    expect(createTree(capture(el('ComboBox', {})), 'uia').role(0)).toBe('ComboBox');
  });
});
