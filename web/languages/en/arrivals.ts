// English texts about a text that was read.
import type { ArrivalMessages } from '../../element/arrivals/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';
import { words as messages } from './element';
import ruleNames from './shared/rule-names.json';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(value);
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** By the public names of cpp/sudoku/text/rules.cpp; another name is a file's own. */
const ruleWords: Readonly<Record<string, string>> = ruleNames;
const rulesIn = (rules: readonly string[]) =>
  list.format(rules.map((rule) => ruleWords[rule] ?? rule));
const named = (name: string | undefined) => (name ? `“${name}”` : 'This puzzle');

export const words: ArrivalMessages = {
  label: 'What was read',
  count: (count, shown) =>
    shown < count
      ? `${number(count)} puzzles in the text; the first ${number(shown)} of them:`
      : `${number(count)} puzzles in the text:`,
  puzzle: (index, name) => (name ? `Puzzle ${number(index)}, ${name}` : `Puzzle ${number(index)}`),
  chosen: (index, count) => `This is puzzle ${number(index)} of ${number(count)} in the text.`,
  faults: (count) =>
    count === 1 ? 'One thing could not be read:' : `${number(count)} things could not be read:`,
  fault: (error) => messages.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error }),
  commented: (count) =>
    count === 1
      ? 'One puzzle in a comment was skipped.'
      : `${number(count)} puzzles in comments were skipped.`,
  passed: (count) =>
    count === 1
      ? 'One line without a puzzle was skipped.'
      : `${number(count)} lines without a puzzle were skipped.`,
  rules: (name, rules) => `${named(name)} has ${rulesIn(rules)}: Retrace knows classic rules only.`,
  otherSize: (name) => `${named(name)} is on a board of another size: Retrace knows 9×9 only.`,
  putWithout: 'Load its digits alone',
  leave: 'Leave it',
  left: (rules) =>
    `Loaded without its rules (${rulesIn(rules)}): answers here follow the digits alone.`,
  close: 'Close',
};
