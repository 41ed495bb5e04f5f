// A loaded module's exports to a checked spec, or everything that is wrong with them.
import {
  badAsserts,
  badPropertyName,
  duplicateExtractor,
  noActionsRoot,
  noProperties,
  notAFormula,
  notAGenerator,
  rootNotTemporal,
} from '../errors/loading.ts';
import type { SpecError, SpecFault } from '../errors/spec-error.ts';
import { registeredExtractors } from '../extract.ts';
import { always, formulaDetails } from '../formula.ts';
import type { FormulaDetails } from '../formula.ts';
import { generatorOf } from '../generators/authored.ts';
import type { Generator } from '../generators/generator.ts';
import { isModelPicker } from '../llm.ts';
import { extractorsReadBy } from './extractors-read.ts';
import { secretNames } from '../secret.ts';
import type { LoadedProperty, LoadedSpec, LoadedSpecResult, LoadOptions, SpecNotice } from './loaded-spec.ts';

const propertyName = /^[A-Za-z_][A-Za-z0-9_]*$/;

class Loading {
  readonly faults: SpecFault[] = [];
  readonly notices: SpecNotice[] = [];

  refuse(error: SpecError): null {
    this.faults.push(error.fault);
    return null;
  }

  properties(value: unknown, { allowNoProperties = false }: LoadOptions): readonly LoadedProperty[] {
    const none = value === undefined || (isRecord(value) && Object.keys(value).length === 0);
    if (none && allowNoProperties) return [];
    if (none || !isRecord(value)) {
      this.refuse(noProperties(value, formulaDetails(value)?.madeAt));
      return [];
    }
    return Object.entries(value).flatMap(([name, each]) => this.property(name, each) ?? []);
  }

  generator(name: string, value: unknown): Generator | null {
    return generatorOf(value) ?? this.refuse(notAGenerator(name, value));
  }

  extractors(): LoadedSpec['extractors'] {
    const names = new Set<string>();
    return registeredExtractors().map(({ index, name, madeAt }) => {
      if (names.has(name)) this.refuse(duplicateExtractor(name, madeAt));
      names.add(name);
      return { index, name, madeAt };
    });
  }

  private property(name: string, value: unknown): LoadedProperty | null {
    if (!propertyName.test(name)) return this.refuse(badPropertyName(name));
    const formula = typeof value === 'function' ? always(value as () => boolean) : value;
    const details = formulaDetails(formula);
    if (details === undefined) return this.refuse(notAFormula(`properties.${name}`, value));
    const { madeAt, bare, misplacedAsserts } = details;
    if (bare !== undefined) return this.refuse(rootNotTemporal(name, bare, madeAt));
    if (misplacedAsserts !== undefined)
      return this.refuse(badAsserts(name, 'asserts(…) stands under another operator', misplacedAsserts));
    if (details.openEnded) {
      const message = `${name} is an eventually without a window: only the end of the run can fail it`;
      this.notices.push({ property: name, message, madeAt });
    }
    return loadedProperty(name, details);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    formulaDetails(value) === undefined
  );
}

function loadedProperty(name: string, details: FormulaDetails): LoadedProperty {
  return {
    name,
    formula: details.logic,
    asserts: details.asserts,
    madeAt: details.madeAt,
    reads: () => extractorsReadBy(details.predicates),
  };
}

function weighs(generator: Generator | undefined): boolean {
  if (generator?.kind === 'route') return weighs(generator.body);
  return generator?.kind === 'weighted';
}

/**
 * Reads the exports of a spec's module, right after it was evaluated. Other exports are ignored.
 *
 * @returns the checked spec, or every fault with the export it concerns and the stack of its making
 * @example
 * const loaded = loadSpec(module);
 * if (!loaded.ok) throw new Error(loaded.faults.map((fault) => fault.message).join('\n'));
 */
export function loadSpec(
  module: Readonly<Record<string, unknown>>,
  options: LoadOptions = {},
): LoadedSpecResult {
  const loading = new Loading();
  const properties = loading.properties(module['properties'], options);
  const root = module['actionsRoot'];
  const actionsRoot =
    root === undefined ? loading.refuse(noActionsRoot()) : loading.generator('actionsRoot', root);
  const setup = module['setup'] === undefined ? null : loading.generator('setup', module['setup']);
  const picker = module['generator'];
  if (picker !== undefined && !isModelPicker(picker)) loading.refuse(notAGenerator('generator', picker));
  const extractors = loading.extractors();
  if (actionsRoot === null || loading.faults.length > 0) return { ok: false, faults: loading.faults };
  return {
    ok: true,
    spec: {
      properties,
      extractors,
      actionsRoot,
      ...(setup !== null && { setup }),
      ...(isModelPicker(picker) && { generator: picker }),
      usesWeights: weighs(actionsRoot),
      secrets: secretNames(),
      notices: loading.notices,
    },
  };
}
