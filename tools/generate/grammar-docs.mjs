// Writes docs/reference/grammar.md from the grammar's catalogue: every form with its notation, apps, examples, and
// what is said about the sentences that just miss it.
import { loadGrammar } from '../build/load-grammar.mjs';

const positionNames = { action: 'action', assert: 'assertion', condition: 'condition' };

const introduction = `# Sentences

<!-- Generated from the grammar's catalogue by tools/generate/grammar-docs.mjs. Do not edit. -->

Every step of a flow is a sentence with exactly one meaning, or it is refused with a reason and what to write instead.
Nothing else parses English.

| Where | Written | Grammar |
| --- | --- | --- |
| action | a step, or \`rules: <sentence>\` | [Actions](#actions) |
| assertion | \`assert: <sentence>\` | [Assertions](#assertions) |
| condition | \`when: <sentence>\`, \`repeat: {until: <sentence>}\` | the forms marked *condition* |

## Notation

| Written here | Stands for |
| --- | --- |
| \`word\` | that word; upper and lower case are the same |
| \`[…]\`, \`(a \\| b)\` | may be left out; one of them |
| \`"<label>"\` | a visible text in straight double quotes, or \`"css:<selector>"\`, or \`"id:<native id>"\` |
| \`<nth>\` | an ordinal from \`1st\` on: \`the 2nd "Edit"\` is the second match |
| \`<place>\` | one scope, see below; then the article is written and an ordinal is not |
| \`<dialog>\` | \`, accepting the dialog\`, \`, dismissing the "<message>" dialog\`, \`, answering the prompt with "<text>"\` |
| \`<text>\` | free text to the end of the step, quotes and all; \`\${NAME}\` is read from the environment |
| \`within <n>s\` | how long to wait: 10 s for assertions and 60 s for waits unless given |

| Scope | Means |
| --- | --- |
| \`in the item containing "A" and "B"\` | inside the innermost list item or row that holds all these texts |
| \`in the "css:…" containing "A"\` | the same, inside an element named by selector or id |
| \`in the iframe "<name>"\` | inside that frame and nowhere else; the pointer stops at a frame |
| \`the "<header>" column of the row containing "A"\` | the table cell under that header; stands in place of the label |

With a scope the role noun of an action may be left out. \`inside\` is the same as \`in\`.
`;

/** The files this generator is responsible for, with paths relative to the repository. */
export async function generate() {
  const grammar = await loadGrammar();
  return [{ path: 'docs/reference/grammar.md', content: page(grammar) }];
}

function page(grammar) {
  const actions = grammar.catalogue.filter((form) => form.positions[0] === 'action');
  const claims = grammar.catalogue.filter((form) => form.positions[0] !== 'action');
  return [
    introduction,
    '## Actions\n',
    ...actions.map((form) => section(grammar, form)),
    '## Assertions\n',
    ...claims.map((form) => section(grammar, form)),
    codes(grammar),
  ].join('\n');
}

function section(grammar, form) {
  const context = { app: form.apps[0], position: form.positions[0] };
  const positions = form.positions.map((position) => positionNames[position]).join(', ');
  return [
    `### ${form.name}\n`,
    `\`${form.syntax}\`\n`,
    `${form.meaning}\n`,
    `Position: ${positions}. Apps: ${form.apps.join(', ')}.\n`,
    '```text',
    ...form.examples,
    '```\n',
    'Refused:\n',
    '```text',
    form.nearMisses.map((miss) => refusal(grammar, miss, context)).join('\n\n'),
    '```\n',
  ].join('\n');
}

function refusal(grammar, { text, app }, context) {
  const result = grammar.parseStep(text, { ...context, ...(app && { app }) });
  if (result.ok) throw new Error(`near miss is accepted: ${text}`);
  return grammar.renderDiagnostic(text, result.diagnostics[0]);
}

function codes(grammar) {
  const misses = grammar.catalogue.flatMap((form) => form.nearMisses);
  const first = new Map(misses.map(({ code, text }) => [code, text]).reverse());
  const rows = [...first].sort(([left], [right]) => left.localeCompare(right, 'en'));
  return [
    '## Codes\n',
    'What a refused sentence is refused with; a caller may rely on them.\n',
    '| Code | For example |',
    '| --- | --- |',
    ...rows.map(([code, text]) => `| \`${code}\` | \`${text.replaceAll('|', '\\|')}\` |`),
    '',
  ].join('\n');
}
