// The time verdicts on this project's programs, reached as the page reaches them, on one of the slowest possible inputs.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Verdict } from '../../web/core/code/judge';
import { testsOf } from '../../web/core/code/judge-tests';
import { SetterProgram } from '../../web/element/code/setter';
import type { RunAction } from '../../web/element/code/state';
import { Trial } from '../../web/element/code/trial';
import type { ProgramRunner } from '../../web/client/code/runner';
import type { Compiler } from '../../web/worker/code/cpp/compile/compiler';
import { CompiledProgram } from '../../web/worker/code/cpp/program';
import { createCompiler, runHere } from './learners/cpp-chain';
import { runnerIn } from './prepared';

/** The first compilation takes long, since Node compiles the compiler itself. */
const patience = 600_000;
const calls = 9_390_021;

const expected: Readonly<Record<string, Verdict>> = {
  'copied-blanks': 'accepted',
  'copied-board': 'time-limit',
};
/** `RETRACE_LADDER=1` prints the table of docs/programs.md. */
const isTable = process.env.RETRACE_LADDER !== undefined;
const rows = [
  ...['used-flags', 'house-masks', 'fewest-candidates', 'candidate-list', 'scan-blanks'],
  ...['first-blank', 'scan-cells', 'nested-vectors', 'copied-blanks', 'copied-board'],
];
const tests = testsOf('2580').filter((test) => test.calls === calls);
const sourceOf = (name: string): string =>
  readFileSync(new URL(`../../cpp/programs/${name}.cpp`, import.meta.url), 'utf8');

let compiler: Compiler;
let runner: ProgramRunner;
beforeAll(async () => {
  compiler = await createCompiler();
  runner = runnerIn(compiler);
}, patience);

async function judged(name: string) {
  const prepared = await runner.prepare(sourceOf(name), {});
  if (prepared.kind !== 'ready') throw new Error(`${name} does not compile`);
  const told: RunAction[] = [];
  const trial = new Trial({
    program: prepared.program,
    setter: new SetterProgram(runner.beside(), 'cpp'),
    language: 'cpp',
    signal: new AbortController().signal,
    tell: (action) => told.push(action),
  });
  await trial.run(tests);
  const verdict = told.find((action) => action.type === 'verdict');
  return verdict?.verdict;
}

it.each(Object.entries(expected))('%s is %s', { timeout: patience }, async (name, verdict) => {
  expect(await judged(name)).toBe(verdict);
});

/** Processor time in milliseconds, whatever else runs on the machine: the least of several runs. */
async function processorTime(name: string): Promise<number> {
  const compiled = await compiler.compile(sourceOf(name));
  if (compiled.kind !== 'compiled') throw new Error(`${name} does not compile`);
  const program = new CompiledProgram(compiled.module);
  const [test] = tests;
  const times = [];
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    await runHere(program, { input: test?.input ?? '', isTimed: true });
    times.push(process.cpuUsage(before).user / 1000);
  }
  return Math.min(...times);
}

it.runIf(isTable)('the table of the ladder', { timeout: patience * 2 }, async () => {
  const setter = await processorTime('used-flags');
  for (const name of rows) {
    const time = await processorTime(name);
    console.log(`| \`${name}\` | ${Math.round(time)} | ${(time / setter).toFixed(1)} |`);
  }
});
