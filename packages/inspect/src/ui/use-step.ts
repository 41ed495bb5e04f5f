// Steps of the open run, kept for a while: going on shows as Before what was After.
import { useEffect, useState } from './hooks.ts';
import type { StepAnswer } from '../api/step-view.ts';
import { fetchStep } from './server.ts';

const keptSteps = 40;
const kept = new Map<string, Promise<StepAnswer>>();

/** `age` changes when the step may have changed: the last one learns later what became of its action. */
function stepOf(id: string, step: number, age: string): Promise<StepAnswer> {
  const key = `${id}/${step}/${age}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = fetchStep(id, step);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > keptSteps && oldest !== undefined) kept.delete(oldest);
  return asked;
}

/** The step, or undefined while it is on its way. What was shown before stays until then. */
export function useStep(
  id: string,
  step: number | undefined,
  age: string,
): { readonly answer: StepAnswer | undefined; readonly failed: string | undefined } {
  const [state, setState] = useState<{ answer?: StepAnswer; failed?: string }>({});
  useEffect(() => {
    if (step === undefined) {
      setState({});
      return undefined;
    }
    let wanted = true;
    stepOf(id, step, age).then(
      (answer) => {
        if (wanted) setState({ answer });
      },
      (error: unknown) => {
        if (wanted) setState({ failed: error instanceof Error ? error.message : 'it cannot be read' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, step, age]);
  return { answer: state.answer, failed: state.failed };
}
