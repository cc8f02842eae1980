// Programs as people write them, right and wrong: the problem for which each was written, and its verdict.
import type { ClassicProblem } from '../../../web/core/code/problems/names';
import type { Verdict } from '../../../web/core/code/judge';
import type { ProgramLanguage } from '../../../web/core/program-languages';
import { verdictOn, type Way } from './ways';

export interface Learner {
  file: string;
  problem: ClassicProblem;
  verdict: Verdict;
  /** How it goes wrong, where it does. */
  way?: Way;
  /** Whether the film cannot show any step of the program. */
  unseen?: true;
}

const accepted = (problem: ClassicProblem, ...names: readonly string[]): Learner[] =>
  names.map((file) => ({ file, problem, verdict: 'accepted' }));

/** Programs that go wrong in one way; no film is compared of one that does not end by itself with an answer. */
const failing =
  (language: ProgramLanguage, problem: ClassicProblem) =>
  (way: Way, ...names: readonly string[]): Learner[] => {
    const verdict = verdictOn(way, language);
    const unseen = verdict === 'wrong-answer' ? {} : ({ unseen: true } as const);
    return names.map((file) => ({ file, problem, verdict, way, ...unseen }));
  };

function bothOf(language: ProgramLanguage) {
  return [failing(language, '2580'), failing(language, '2239')] as const;
}

const [inJavaScript, inJavaScript2239] = bothOf('javascript');
const [inPython, inPython2239] = bothOf('python');
const [inJava, inJava2239] = bothOf('java');

export const javascriptLearners: readonly Learner[] = [
  ...accepted('2580', 'global-board', 'one-based', 'board-by-value', 'loop-with-stack'),
  ...accepted('2239', 'readline-flags', 'flat-typed', 'class-of-strings', 'row-alias'),
  ...accepted('2580', 'async-main', 'number-flags'),
  ...accepted('2580', 'for-await-lines'),
  ...accepted('2580', 'tenth-row', 'tenth-row-of-texts'),
  ...accepted('2239', 'one-based-copies', 'private-fields'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'compares-text-with-0', problem: '2580', verdict: 'wrong-answer', unseen: true },
  ...inJavaScript('does not compile', 'does-not-parse'),
  ...inJavaScript('reads outside its board', 'reads-outside'),
  ...inJavaScript('follows what is null', 'null-blank'),
  ...inJavaScript('divides by zero', 'divides-by-zero'),
  ...inJavaScript('fills the stack', 'stack-overflow'),
  ...inJavaScript('throws what nobody catches', 'throws', 'rejects'),
  ...inJavaScript('ends with another code than 0', 'exits-with-one'),
  ...inJavaScript('reads beyond its input', 'reads-beyond-end'),
  ...inJavaScript('forgets the reset', 'no-reset'),
  ...inJavaScript('forgets a rule', 'wrong-box'),
  ...inJavaScript2239('prints another form', 'spaces-for-2239'),
  ...inJavaScript('prints another form', 'prints-array'),
  ...inJavaScript2239('prints another solution', 'descending'),
  ...inJavaScript('prints every solution', 'every-solution'),
  ...inJavaScript('prints too early', 'prints-early'),
  ...inJavaScript('prints nothing', 'prints-nothing'),
  ...inJavaScript('never ends', 'infinite-loop'),
  ...inJavaScript('is too slow', 'too-slow'),
  ...inJavaScript('takes too much memory', 'memory-hog'),
  ...inJavaScript('prints without an end', 'endless-output'),
];

export const pythonLearners: readonly Learner[] = [
  ...accepted('2580', 'global-list-exit', 'row-col-return', 'deepcopy-by-value'),
  ...accepted('2580', 'class-with-lists', 'loop-with-stack', 'dictionary-by-pair'),
  ...accepted('2580', 'thread-for-the-stack', 'adds-one-at-a-time', 'negative-index'),
  ...accepted('2239', 'one-based-flags', 'flat-bytearray', 'characters', 'row-alias'),
  ...accepted('2239', 'generator-of-solutions', 'rows-as-strings', 'one-based-copies'),
  ...accepted('2580', 'number-flags', 'sets-of-free-digits'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'one-row-nine-times', problem: '2580', verdict: 'wrong-answer', unseen: true },
  ...inPython('does not compile', 'does-not-parse', 'tabs-and-blanks'),
  ...inPython('reads outside its board', 'reads-outside'),
  ...inPython('follows what is null', 'none-blank'),
  ...inPython('divides by zero', 'divides-by-zero'),
  ...inPython('fills the stack', 'endless-recursion', 'fills-the-stack'),
  ...inPython('throws what nobody catches', 'raises', 'missing-module', 'lacks-global'),
  ...inPython2239('throws what nobody catches', 'splits-2239'),
  ...inPython('ends with another code than 0', 'exits-with-one'),
  ...inPython('reads beyond its input', 'reads-beyond-end'),
  ...inPython('forgets the reset', 'no-reset'),
  ...inPython('forgets a rule', 'wrong-box'),
  ...inPython2239('prints another form', 'spaces-for-2239'),
  ...inPython('prints another form', 'prints-lists'),
  ...inPython2239('prints another solution', 'descending'),
  ...inPython('prints every solution', 'every-solution'),
  ...inPython('prints too early', 'prints-early'),
  ...inPython('prints nothing', 'prints-nothing'),
  ...inPython('never ends', 'infinite-loop'),
  ...inPython('is too slow', 'too-slow'),
  ...inPython('takes too much memory', 'memory-hog'),
  ...inPython('prints without an end', 'endless-output'),
];

export const javaLearners: readonly Learner[] = [
  ...accepted('2580', 'step34-tokenizer', 'scanner-boolean', 'list-of-records', 'nested-lists'),
  ...accepted('2580', 'copied-boards', 'throws-to-stop', 'korean-names', 'loop-with-stack'),
  ...accepted('2580', 'one-based-flags', 'fast-input-bytes', 'fewest-first-boxed', 'swallowed'),
  ...accepted('2580', 'interfaces-generics', 'thread-for-the-stack', 'catches-overflow'),
  ...accepted('2580', 'much-garbage', 'streams-and-records', 'queue-fewest-first'),
  ...accepted('2239', 'chars-by-lines', 'builder-rows', 'flat-scanner-lines'),
  ...accepted('2239', 'static-nested-iterator', 'while-ready', 'inherited-main'),
  ...accepted('2580', 'static-imports', 'interface-main'),
  ...accepted('2580', 'enum-rules', 'data-input-masks', 'lambda-checks', 'sealed-moves'),
  ...accepted('2239', 'deque-of-changes', 'static-peers', 'string-board'),
  ...accepted('2580', 'stack-of-tries', 'writer-in-try', 'anonymous-comparator'),
  { file: 'masks-alone', problem: '2239', verdict: 'accepted', unseen: true },
  { file: 'shallow-clone', problem: '2580', verdict: 'wrong-answer' },
  { file: 'numbers-printed', problem: '2580', verdict: 'wrong-answer', unseen: true },
  { file: 'exceptions-caught', problem: '2580', verdict: 'wrong-answer', unseen: true },
  ...inJava('does not compile', 'does-not-compile'),
  ...inJava('reads outside its board', 'overflow-index', 'reads-row-nine'),
  ...inJava('follows what is null', 'null-row'),
  ...inJava('divides by zero', 'divides-by-zero'),
  ...inJava('fills the stack', 'deep-recursion'),
  ...inJava('throws what nobody catches', 'not-a-number', 'throws-own'),
  ...inJava('ends with another code than 0', 'exits-with-one'),
  ...inJava('reads beyond its input', 'reads-beyond-end'),
  ...inJava('forgets the reset', 'no-reset'),
  ...inJava('forgets a rule', 'wrong-box'),
  ...inJava2239('prints another form', 'spaces-for-2239'),
  ...inJava2239('prints another solution', 'descending'),
  ...inJava('prints every solution', 'every-solution'),
  ...inJava('prints too early', 'prints-early'),
  ...inJava('prints nothing', 'prints-nothing', 'forgets-flush'),
  ...inJava('never ends', 'infinite-loop'),
  ...inJava('is too slow', 'too-slow'),
  ...inJava2239('is too slow', 'checks-everything'),
  ...inJava('takes too much memory', 'memory-hog', 'memory-map'),
  ...inJava2239('takes too much memory', 'keeps-each-board'),
  ...inJava('prints without an end', 'endless-output'),
];

/** A puzzle without givens, and the input for a program that has this puzzle. */
export const blankOf = (problem: ClassicProblem): { puzzle: string; input: string } => {
  const row = (problem === '2239' ? '0' : '0 ').repeat(9).trim();
  return { puzzle: '0'.repeat(81), input: `${row}\n`.repeat(9) };
};
