// What has to be decided before a step can be recorded, as `record --json` prints it.
import type { Surface } from '@flowproof/driver';

/** A thing on the screen that the step may mean. */
export interface SceneEntry {
  /** `text:Save`. */
  readonly target: string;
  readonly label?: string;
  readonly text?: string;
}

/** A question about one step, property by property as it is printed. References to variables stand as written. */
export interface Clarification {
  /** The step as written. */
  readonly step: string;
  /** 0-based, counted over the executed spec steps. */
  readonly step_index: number;
  readonly stage: 'no_model';
  readonly reason: string;
  /** What the grammar said. */
  readonly rules_error?: string;
  /** Intents of the steps that were performed. */
  readonly completed_steps: readonly string[];
  readonly scene: readonly SceneEntry[];
  /** What to do next. */
  readonly hint: string;
}

/** What is on the screen; empty where the surface cannot tell. */
export async function sceneOf(
  surface: Surface,
  redact: (text: string) => string,
): Promise<readonly SceneEntry[]> {
  if (!surface.capabilities.has('inventory')) return [];
  try {
    const entries = await surface.inventory();
    return entries.flatMap(({ label, text }) => {
      const name = label ?? text;
      if (name === undefined) return [];
      return [
        {
          target: `text:${redact(name)}`,
          ...(label !== undefined && { label: redact(label) }),
          ...(text !== undefined && { text: redact(text) }),
        },
      ];
    });
  } catch {
    // The scene helps whoever answers; the question stands without it.
    return [];
  }
}
