// The page that the benchmark of programs drives in a browser: the runners of Code mode, without the page.
import { createCppRunner } from '../../web/client/code/cpp-runner';
import { createJavaRunner } from '../../web/client/code/java-runner';
import { createJavaScriptRunner } from '../../web/client/code/javascript-runner';
import { createPythonRunner } from '../../web/client/code/python-runner';
import type { PreparedProgram } from '../../web/client/code/runner';
import type { RunLimits } from '../../web/core/code/run';
import type { ProgramLanguage } from '../../web/core/program-languages';
import { memory } from '../memory';

const runners = {
  cpp: createCppRunner(),
  python: createPythonRunner(),
  java: createJavaRunner(),
  javascript: createJavaScriptRunner(),
};
const limits: RunLimits = {
  milliseconds: 120_000,
  memoryBytes: 256 * 2 ** 20,
  outputBytes: 2 ** 20,
  steps: 10_000_000,
};
let program: PreparedProgram | undefined;

/** Milliseconds until the language is loaded, and from then until the program is compiled or parsed. */
async function prepare(language: ProgramLanguage, source: string): Promise<[number, number]> {
  const began = performance.now();
  await runners[language].load({});
  const loaded = performance.now();
  const prepared = await runners[language].prepare(source, {});
  if (prepared.kind !== 'ready') throw new Error(JSON.stringify(prepared.diagnostics));
  program = prepared.program;
  return [loaded - began, performance.now() - loaded];
}

/** `film`: the givens in the input, where the run is to be recorded. */
async function run(
  input: string,
  film?: string,
): Promise<{ ms: number; output: string; steps: number }> {
  if (!program) throw new Error('no program is prepared');
  const report = await program.run({ input, limits, ...(film !== undefined && { film }) }, {});
  if (report.ending.kind !== 'finished') throw new Error(report.ending.kind);
  if (report.film?.isCut) throw new Error('the film was cut');
  return { ms: report.milliseconds, output: report.output, steps: report.film?.steps ?? 0 };
}

Object.assign(globalThis, { prepare, run, memory });
