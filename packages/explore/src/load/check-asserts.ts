// The sentences that properties attach are checked before anything runs: they end the flows that violations become.
import { parseAssertion } from '@flowproof/grammar';
import { ExploreError } from '../errors.ts';
import type { SpecFacts } from '../guest/questions.ts';
import type { SpecBundle } from './bundle-spec.ts';

/** @throws ExploreError `bad_asserts` for a sentence that is no assertion. */
export function checkAsserts({ asserts }: SpecFacts, bundle: SpecBundle): void {
  for (const [property, { sentences, madeAt }] of Object.entries(asserts)) {
    for (const sentence of sentences) {
      const parsed = parseAssertion(sentence, 'web');
      if (parsed.ok) continue;
      throw new ExploreError('bad_asserts', `${property}: "${sentence}" is no assertion`, {
        hint: 'write sentences as in the assert section of a flow',
        place: bundle.places.ofStack(madeAt),
      });
    }
  }
}
