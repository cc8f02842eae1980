// Compiles, runs and films programs in C++ as people write them, right and wrong, as the page does, and compares their endings
// and steps with those of the same programs compiled by g++.
import { expect, it } from 'vitest';
import type { ClassicProblem } from '../../../web/core/code/problems/names';
import type { Verdict } from '../../../web/core/code/judge';
import { testsOf } from '../../../web/core/code/problems/all';
import type { CompiledProgram } from '../../../web/worker/code/cpp/cpp-program';
import { verdictAlong } from './along';
import { compiledProgram, patience, runHere, stepsIn, theCompiler } from './cpp-chain';
import { runNative } from './cpp-native';
import { cppLearners, lineWith, type CppDiagnosed, type CppLearner } from './cpp-programs';
import { sourceOf } from './edits';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const rows = puzzle.match(/.{9}/g) ?? [];
const inputs = {
  '2239': `${rows.join('\n')}\n`,
  '2580': `${rows.map((row) => row.replace(/\B/g, ' ')).join('\n')}\n`,
};

/** The tests of these programs, which all use one compiler. */
export function holdPrograms(
  learners: readonly CppLearner[],
  diagnosed: readonly CppDiagnosed[],
): void {
  it.each(learners)('$file: ends with $ending', { timeout: patience }, holdLearner);
  it.each(diagnosed)('$file: $kind', { timeout: patience }, holdDiagnosed);
}

async function holdLearner(learner: CppLearner): Promise<void> {
  const {
    input,
    digit,
    written = '',
    ending,
    exitCode = 0,
    crash,
    error = '',
    errorOn,
    faults = [],
  } = learner;
  const source = sourceOf('cpp', learner.file);
  const program = await compiledProgram(source);
  const plain = await runHere(program, { input: inputs[input] });
  const filmed = await runHere(program, { input: inputs[input], film: puzzle });
  expect(plain.ending.kind).toBe(ending);
  const { verdict = ending === 'finished' ? 'accepted' : ending } = learner;
  expect(await verdictOf(program, input)).toBe(verdict);
  expect(filmed.ending).toEqual(plain.ending);
  expect(filmed.output).toBe(plain.output);
  expect(filmed.faults).toEqual(plain.faults);
  if (plain.ending.kind === 'finished') expect(plain.ending.exitCode).toBe(exitCode);
  if (plain.ending.kind === 'runtime-error') {
    expect([plain.ending.crash, plain.ending.text]).toEqual([crash, error]);
    if (errorOn !== undefined) expect(plain.ending.line).toBe(lineWith(source, errorOn));
  }
  expect(plain.faults.map(({ kind, line }) => ({ kind, line }))).toEqual(
    faults.map(({ kind, on }) => ({ kind, line: lineWith(source, on) })),
  );
  if (ending !== 'finished') return;
  const board = digit === undefined ? undefined : { digit, written };
  const native = runNative(source, inputs[input], puzzle, board);
  expect(plain.output).toBe(native.output);
  expect(native.exitCode).toBe(exitCode);
  const steps = stepsIn(filmed.recording);
  if (board) expect(steps.length).toBeGreaterThan(0);
  // The film has every step of the program, the last one included, and no step where the program has no board.
  expect(steps.length).toBe(native.steps.length);
  expect(steps).toEqual(native.steps);
}

/** The page's tests go up to ten million calls; a program that is right at a hundred thousand is right there, too. */
const mostCalls = 120_000;

const verdictOf = (program: CompiledProgram, problem: ClassicProblem): Promise<Verdict> =>
  verdictAlong(
    testsOf(problem).filter(({ calls = 0 }) => calls <= mostCalls),
    (test) => runHere(program, test),
  );

/** On a puzzle without givens the board is found in the same memory as on other puzzles. */
export async function holdOnBlanks(file: string): Promise<void> {
  const source = sourceOf('cpp', file);
  const { input, digit = '', written = '' } = cppLearners.find((each) => each.file === file) ?? {};
  const blanks = '0'.repeat(81);
  const text = inputs[input ?? '2580'].replace(/\d/g, '0');
  const { recording } = await runHere(await compiledProgram(source), { input: text, film: blanks });
  const native = runNative(source, text, blanks, { digit, written });
  expect(native.steps.length).toBeGreaterThan(80);
  expect(stepsIn(recording)).toEqual(native.steps);
}

export async function holdUnseenOnBlanks(file: string): Promise<void> {
  const program = await compiledProgram(sourceOf('cpp', file));
  const text = inputs['2580'].replace(/\d/g, '0');
  const { ending, film } = await runHere(program, { input: text, film: '0'.repeat(81) });
  expect(ending.kind).toBe('finished');
  expect(film).toBeUndefined();
}

/** The build that tells the open calls keeps variables in memory, and takes the same steps as the one that is filmed. */
export async function holdStepsOfCalls(file: string): Promise<void> {
  const source = sourceOf('cpp', file);
  const filmed = await runHere(await compiledProgram(source), {
    input: inputs['2580'],
    film: puzzle,
  });
  const telling = await compiledProgram(source, true);
  const asked = { input: inputs['2580'], film: puzzle, framesAt: 3000 };
  const { recording } = await runHere(telling, asked);
  expect(stepsIn(recording)).toEqual(stepsIn(filmed.recording).slice(0, 2999));
}

/** The program prints everything outside that it has reached, and then `end`, so only `end` may be printed. */
export async function holdReachesNothing(): Promise<void> {
  const source = sourceOf('cpp', 'reaches-out');
  // Its own imports are refused before it runs; the ways of the library lead nowhere when it does.
  await expect(compiledProgram(source)).rejects.toThrow(
    /import refused: wasi_snapshot_preview1\.path_open.*import refused: wasi_snapshot_preview1\.sock_accept/,
  );
  const byLibrary = source.replace(
    /extern "C" \{[^}]*\}/,
    `int accept_socket(int, int, int) { return -1; }
int open_path(int, int, const char*, int, int, long long, long long, int, void*) { return -1; }`,
  );
  const { output, ending } = await runHere(await compiledProgram(byLibrary), { input: '' });
  expect([output, ending.kind]).toEqual(['end\n', 'finished']);
}

/** A program may not import functions of its own choice from the page. */
export async function holdOwnImportsRefused(): Promise<void> {
  const source = `extern "C" __attribute__((import_module("env"), import_name("fetch"))) int fetch_page();
int main() { return fetch_page(); }`;
  await expect(compiledProgram(source)).rejects.toThrow('import refused: env.fetch');
}

/** Each call of the program fills one blank, so deeper calls mean more digits, also after an exception. */
export async function holdDepths(file: string): Promise<void> {
  const program = await compiledProgram(sourceOf('cpp', file));
  const { recording = '' } = await runHere(program, { input: inputs['2580'], film: puzzle });
  let filled = 0;
  const calls = new Set<number>();
  for (const [, kind, call] of recording.matchAll(/^(placement|backtrack) .* call (\d+)/gm)) {
    if (kind === 'placement') calls.add(Number(call) - filled++);
    else filled--;
  }
  expect([...calls]).toHaveLength(1);
}

async function holdDiagnosed({ file, kind, on, text }: CppDiagnosed): Promise<void> {
  const source = sourceOf('cpp', file);
  const result = await (await theCompiler()).compile(source);
  expect(result.kind).toBe(kind);
  const found = result.diagnostics.find((each) => each.text.includes(text));
  expect(found?.line).toBe(lineWith(source, on));
}
