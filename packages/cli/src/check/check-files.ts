// Reads flows and suites without browser, model or environment, and finds every fault of every file.
import { dirname } from 'node:path';
import { type FlowSpec, readFlow, readSuite, type SuiteSpec } from '@flowproof/flow-file';
import { orderFaults, orderHint } from '../suite/flow-order.ts';
import { findFiles, isFlowFile } from '../suite/find-files.ts';
import { governingSuiteFile, isOlder } from '../suite/suite-file.ts';
import type { CheckResult } from './check-result.ts';
import type { FileToCheck } from './file-to-check.ts';
import { readFileText } from './file-text.ts';
import { type FoundFault, renderFound, toCheckedFault } from './found-fault.ts';
import { scalarPlace } from './scalar-place.ts';

/** What checking came to, for tools and for people. */
export interface CheckReport {
  readonly result: CheckResult;
  /** Every fault with its source line, in the order of the files. */
  readonly texts: readonly string[];
}

/** How files are checked. */
export interface CheckOptions {
  readonly files: readonly FileToCheck[];
  /** Of this program. */
  readonly version: string;
  /** A path as messages show it. */
  readonly show: (path: string) => string;
}

interface ReadFile {
  readonly shown: string;
  readonly text: string;
  readonly faults: readonly FoundFault[];
}

interface ReadSuiteFile extends ReadFile {
  readonly suite?: SuiteSpec;
}

/** Checks files. Never throws for a bad one. */
export async function checkFiles(options: CheckOptions): Promise<CheckReport> {
  return new Check(options).report();
}

class Check {
  readonly #options: CheckOptions;
  readonly #suites = new Map<string, Promise<ReadSuiteFile>>();
  /** Control id to the flow that has it, per suite. */
  readonly #controls = new Map<string, Map<string, string>>();

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  async report(): Promise<CheckReport> {
    const read = new Map<string, ReadFile>();
    for (const file of this.#options.files) {
      if (file.kind === 'suite') read.set(file.path, await this.#suite(file.path, file.shown));
      else await this.#readFlow(file, read);
    }
    const files = [...read.values()].map(({ shown, faults }) => ({
      path: shown,
      ok: faults.length === 0,
      faults: faults.map(toCheckedFault),
    }));
    const texts = [...read.values()].flatMap(({ text, faults }) =>
      faults.map((fault) => renderFound(text, fault)),
    );
    return { result: { ok: files.every(({ ok }) => ok), files }, texts };
  }

  async #readFlow(file: FileToCheck, read: Map<string, ReadFile>): Promise<void> {
    const suiteFile = await governingSuiteFile(file.path);
    const governing = suiteFile === undefined ? undefined : await this.#suite(suiteFile);
    // A suite nobody named is spoken of only when it keeps its flows from running.
    if (suiteFile !== undefined && governing !== undefined && governing.faults.length > 0)
      if (!this.#options.files.some(({ path }) => path === suiteFile)) read.set(suiteFile, governing);
    const source = await readFileText(file.path, file.shown);
    if (!source.ok) {
      read.set(file.path, { shown: file.shown, text: source.text, faults: [source.fault] });
      return;
    }
    // Against a suite that cannot be read, a named identity is neither right nor wrong.
    const suite = suiteFile === undefined ? null : governing?.suite;
    const flow = readFlow(source.text, { file: file.shown, ...(suite !== undefined && { suite }) });
    const faults = flow.ok ? this.#sharedControl(file, flow.flow, source.text, suiteFile) : flow.faults;
    read.set(file.path, { shown: file.shown, text: source.text, faults });
  }

  #sharedControl(
    file: FileToCheck,
    { control }: FlowSpec,
    text: string,
    suiteFile: string | undefined,
  ): readonly FoundFault[] {
    const scope = suiteFile ?? file.foundIn;
    if (control === undefined || scope === undefined) return [];
    const owners = this.#controls.get(scope) ?? new Map<string, string>();
    this.#controls.set(scope, owners);
    const owner = owners.get(control.id);
    if (owner === undefined) {
      owners.set(control.id, file.shown);
      return [];
    }
    return [
      {
        code: 'control',
        message: `the control id "${control.id}" is also that of ${owner}`,
        hint: 'audits join on control ids: give each flow of a suite one of its own',
        ...scalarPlace(text, 'control', control.id, file.shown),
      },
    ];
  }

  #suite(path: string, shown = this.#options.show(path)): Promise<ReadSuiteFile> {
    const known = this.#suites.get(path) ?? this.#readSuite(path, shown);
    this.#suites.set(path, known);
    return known;
  }

  async #readSuite(path: string, shown: string): Promise<ReadSuiteFile> {
    const source = await readFileText(path, shown);
    if (!source.ok) return { shown, text: source.text, faults: [source.fault] };
    const { text } = source;
    const read = readSuite(text, { file: shown });
    if (!read.ok) return { shown, text, faults: read.faults };
    const found = await findFiles(dirname(path), isFlowFile);
    const faults = [
      ...versionFaults(read.suite, this.#options.version, text, shown),
      ...orderFaults(found, read.suite.order).map(({ entry, what }): FoundFault => ({
        code: 'order',
        message: `${entry} ${what}`,
        hint: orderHint,
        ...scalarPlace(text, 'order', entry, shown),
      })),
    ];
    return { shown, text, faults, suite: read.suite };
  }
}

function versionFaults(
  { minVersion }: SuiteSpec,
  version: string,
  text: string,
  shown: string,
): readonly FoundFault[] {
  if (minVersion === undefined || !isOlder(version, minVersion)) return [];
  return [
    {
      code: 'min_version',
      message: `the suite needs flowproof ${minVersion} or newer, this is ${version}`,
      hint: 'install a newer flowproof: npm install flowproof@latest',
      ...scalarPlace(text, 'min_version', minVersion, shown),
    },
  ];
}
