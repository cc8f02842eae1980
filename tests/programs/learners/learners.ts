// Programs as people write them, right and wrong: the problem for which each was written, and its verdict.
import { readFileSync } from 'node:fs';
import type { Problem, Verdict } from '../../../web/core/code/judge';

export interface Learner {
  file: string;
  problem: Problem;
  verdict: Verdict;
  /** Whether the film cannot show any step of the program. */
  unseen?: true;
}

const accepted = (problem: Problem, ...names: readonly string[]): Learner[] =>
  names.map((file) => ({ file, problem, verdict: 'accepted' }));

export const javascriptLearners: readonly Learner[] = [
  ...accepted('2580', 'global-board', 'one-based', 'board-by-value', 'loop-with-stack'),
  ...accepted('2239', 'readline-flags', 'flat-typed', 'class-of-strings', 'row-alias'),
  ...accepted('2580', 'async-main', 'number-flags'),
  ...accepted('2239', 'one-based-copies'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'prints-array', problem: '2580', verdict: 'wrong-answer' },
  { file: 'no-reset', problem: '2580', verdict: 'wrong-answer' },
  { file: 'descending', problem: '2239', verdict: 'wrong-answer' },
  { file: 'wrong-box', problem: '2580', verdict: 'wrong-answer' },
  { file: 'spaces-for-2239', problem: '2239', verdict: 'wrong-answer' },
  { file: 'every-solution', problem: '2580', verdict: 'wrong-answer' },
  { file: 'infinite-loop', problem: '2580', verdict: 'time-limit', unseen: true },
  { file: 'too-slow', problem: '2580', verdict: 'time-limit', unseen: true },
  { file: 'throws', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'stack-overflow', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'reads-outside', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'rejects', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'memory-hog', problem: '2580', verdict: 'memory-limit', unseen: true },
  { file: 'endless-output', problem: '2580', verdict: 'output-limit', unseen: true },
  { file: 'does-not-parse', problem: '2580', verdict: 'compile-error', unseen: true },
];

export const pythonLearners: readonly Learner[] = [
  ...accepted('2580', 'global-list-exit', 'row-col-return', 'deepcopy-by-value'),
  ...accepted('2580', 'class-with-lists', 'loop-with-stack', 'dictionary-by-pair'),
  ...accepted('2580', 'thread-for-the-stack', 'adds-one-at-a-time', 'negative-index'),
  ...accepted('2239', 'one-based-flags', 'flat-bytearray', 'characters', 'row-alias'),
  ...accepted('2239', 'generator-of-solutions', 'rows-as-strings', 'one-based-copies'),
  ...accepted('2580', 'number-flags'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'no-reset', problem: '2580', verdict: 'wrong-answer' },
  { file: 'wrong-box', problem: '2580', verdict: 'wrong-answer' },
  { file: 'prints-lists', problem: '2580', verdict: 'wrong-answer' },
  { file: 'spaces-for-2239', problem: '2239', verdict: 'wrong-answer' },
  { file: 'every-solution', problem: '2580', verdict: 'wrong-answer' },
  { file: 'reads-outside', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'infinite-loop', problem: '2580', verdict: 'time-limit', unseen: true },
  { file: 'too-slow', problem: '2580', verdict: 'time-limit', unseen: true },
  { file: 'endless-recursion', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'fills-the-stack', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'memory-hog', problem: '2580', verdict: 'memory-limit', unseen: true },
  { file: 'endless-output', problem: '2580', verdict: 'output-limit', unseen: true },
  { file: 'raises', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'exits-with-one', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'missing-module', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'does-not-parse', problem: '2580', verdict: 'compile-error', unseen: true },
];

export const javaLearners: readonly Learner[] = [
  ...accepted('2580', 'step34-tokenizer', 'scanner-boolean', 'list-of-records', 'nested-lists'),
  ...accepted('2580', 'copied-boards', 'throws-to-stop', 'korean-names', 'loop-with-stack'),
  ...accepted('2580', 'one-based-flags', 'fast-input-bytes', 'fewest-first-boxed', 'swallowed'),
  ...accepted('2580', 'interfaces-generics', 'thread-for-the-stack', 'catches-overflow'),
  ...accepted('2580', 'much-garbage'),
  ...accepted('2239', 'chars-by-lines', 'builder-rows', 'flat-scanner-lines'),
  ...accepted('2239', 'static-nested-iterator'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'no-reset', problem: '2580', verdict: 'wrong-answer' },
  { file: 'wrong-box', problem: '2580', verdict: 'wrong-answer' },
  { file: 'every-solution', problem: '2580', verdict: 'wrong-answer' },
  { file: 'spaces-for-2239', problem: '2239', verdict: 'wrong-answer' },
  { file: 'numbers-printed', problem: '2580', verdict: 'wrong-answer', unseen: true },
  { file: 'exceptions-caught', problem: '2580', verdict: 'wrong-answer', unseen: true },
  { file: 'overflow-index', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'null-row', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'reads-beyond-end', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'not-a-number', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'divides-by-zero', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'throws-own', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'deep-recursion', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'exits-with-one', problem: '2580', verdict: 'runtime-error', unseen: true },
  { file: 'infinite-loop', problem: '2580', verdict: 'time-limit', unseen: true },
  { file: 'memory-hog', problem: '2580', verdict: 'memory-limit', unseen: true },
  { file: 'memory-map', problem: '2580', verdict: 'memory-limit', unseen: true },
  { file: 'endless-output', problem: '2580', verdict: 'output-limit', unseen: true },
  { file: 'does-not-compile', problem: '2580', verdict: 'compile-error', unseen: true },
];

const extensions = { javascript: 'js', python: 'py', java: 'java' } as const;

export const sourceOf = (folder: keyof typeof extensions, file: string): string =>
  readFileSync(new URL(`${folder}/${file}.${extensions[folder]}`, import.meta.url), 'utf8');

/** A puzzle without givens, and the input for a program that has this puzzle. */
export const blankOf = (problem: Problem): { puzzle: string; input: string } => {
  const row = (problem === '2239' ? '0' : '0 ').repeat(9).trim();
  return { puzzle: '0'.repeat(81), input: `${row}\n`.repeat(9) };
};
