// The time verdicts on this project's programs, reached as the page reaches them, on one of the slowest possible inputs.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Verdict } from '../../web/core/code/judge';
import { testsOf } from '../../web/core/code/problems/all';
import { SetterProgram } from '../../web/element/code/setter';
import type { RunAction } from '../../web/element/code/run-state';
import { Trial } from '../../web/element/code/trial';
import { compiledProgram, patience, runHere, theCompiler } from './learners/cpp-chain';
import { runnerIn } from './prepared';

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

async function judged(name: string) {
  const runner = runnerIn(await theCompiler());
  const prepared = await runner.prepare(sourceOf(name), {});
  if (prepared.kind !== 'ready') throw new Error(`${name} does not compile`);
  const told: RunAction[] = [];
  const trial = new Trial({
    program: prepared.program,
    setter: new SetterProgram(runner.beside(), 'cpp'),
    language: 'cpp',
    signal: new AbortController().signal,
    tell: (action) => told.push(action),
    // One test alone foretells nothing.
    stepsOf: () => Promise.reject(new Error('not asked')),
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
  const program = await compiledProgram(sourceOf(name));
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
