// Which panels a step has, and which of them opens first.
import type { ComponentChildren } from 'preact';
import type { RunView, StepRow } from '../../api/run-view.ts';
import type { StepView } from '../../api/step-view.ts';
import type { Highlight } from '../pictures.tsx';
import type { Tab } from '../tabs.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { HappenedPanel } from './happened-panel.tsx';
import { HierarchyPanel } from './hierarchy-panel.tsx';
import { ModelPanel } from './model-panel.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { SequencePanel } from './sequence-panel.tsx';
import { ValuesPanel } from './values-panel.tsx';
import { ViolationsPanel } from './violations-panel.tsx';

/** What a panel is drawn from. */
export interface PanelContext {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  /** Undefined while it is on its way, and for a damaged line. */
  readonly step: StepView | undefined;
  readonly after: StepView | undefined;
  readonly highlight: (highlight: Highlight | undefined) => void;
  /** Goes to a step. */
  readonly show: (step: number) => void;
  readonly openTab: (tab: string) => void;
}

/** A tab of the row below the pictures. */
export interface PanelTab extends Tab {
  /** Whether it opens when the address names none. */
  readonly first?: boolean;
}

/** The tabs of a step. */
export function tabsOf(
  view: RunView,
  rows: readonly StepRow[],
  row: StepRow,
  step: StepView | undefined,
): readonly PanelTab[] {
  if (view.summary.kind === 'flow')
    return [
      { id: 'detail', label: 'Detail', first: true },
      { id: 'logs', label: 'Console' },
    ];
  const violating = row.kind === 'step' && row.violations !== undefined;
  const totals = totalsOf(rows);
  const changed = step?.values.filter(({ change }) => change !== undefined).length ?? 0;
  return [
    { id: 'values', label: 'Values', first: !violating, ...(changed > 0 && { count: changed }) },
    { id: 'hierarchy', label: 'Hierarchy' },
    { id: 'properties', label: 'Properties' },
    {
      id: 'violations',
      label: 'Violations',
      first: violating,
      ...numbered(view.violations.length),
    },
    ...(view.hasModelCalls ? [{ id: 'model', label: 'Model' }] : []),
    { id: 'exceptions', label: 'Exceptions', ...numbered(totals.exceptions) },
    { id: 'logs', label: 'Logs', ...(totals.logs > 0 && { count: totals.logs }) },
    { id: 'network', label: 'Network', ...(totals.network > 0 && { count: totals.network }) },
    ...(view.violations.length > 0 ? [{ id: 'sequence', label: 'Shortest sequence' }] : []),
  ];
}

function numbered(count: number): { readonly count?: number; readonly alarming?: boolean } {
  return count > 0 ? { count, alarming: true } : {};
}

interface Totals {
  readonly exceptions: number;
  readonly logs: number;
  readonly network: number;
}

const totals = new WeakMap<readonly StepRow[], Totals>();

function totalsOf(rows: readonly StepRow[]): Totals {
  const known = totals.get(rows);
  if (known !== undefined) return known;
  const sum = { exceptions: 0, logs: 0, network: 0 };
  for (const row of rows) {
    if (row.kind !== 'step') continue;
    sum.exceptions += row.exceptions ?? 0;
    sum.logs += row.logs ?? 0;
    sum.network += row.network ?? 0;
  }
  totals.set(rows, sum);
  return sum;
}

/** The panel of a tab. */
export function panelOf(id: string, context: PanelContext): ComponentChildren {
  switch (id) {
    case 'values':
      return <ValuesPanel {...context} />;
    case 'hierarchy':
      return <HierarchyPanel {...context} />;
    case 'properties':
      return <PropertiesPanel {...context} />;
    case 'violations':
      return <ViolationsPanel {...context} />;
    case 'model':
      return <ModelPanel {...context} />;
    case 'exceptions':
    case 'logs':
    case 'network':
      return <HappenedPanel key={id} kind={id} {...context} />;
    case 'sequence':
      return <SequencePanel {...context} />;
    case 'detail':
      return <DetailPanel {...context} />;
    default:
      return null;
  }
}
