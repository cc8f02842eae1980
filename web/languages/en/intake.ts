// English texts about a text that was read.
import type { ParseError } from '../../core/text';
import { wordsIn } from '../look-up';
import { words as messages } from './element';
import ruleNames from '../../../cpp/words/en/rule-names.json';
import { number } from './grammar';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** By the public names of cpp/sudoku/text/rules.cpp; another name is a file's own. */
const ruleWords: Readonly<Record<string, string>> = ruleNames;
const rulesIn = (rules: readonly string[]) =>
  list.format(rules.map((rule) => ruleWords[rule] ?? rule));
const named = (name: string | undefined) => (name ? `“${name}”` : 'This puzzle');

export const words = {
  label: 'What was read',
  /** `shown`: the number of them that can be chosen here. */
  count: (count: number, shown: number) =>
    shown < count
      ? `${number(count)} puzzles in the text; the first ${number(shown)} of them:`
      : `${number(count)} puzzles in the text:`,
  /** Names a small board. */
  puzzle: (index: number, name: string | undefined) =>
    name ? `Puzzle ${number(index)}, ${name}` : `Puzzle ${number(index)}`,
  chosen: (index: number, count: number) =>
    `This is puzzle ${number(index)} of ${number(count)} in the text.`,
  faults: (count: number) =>
    count === 1 ? 'One thing could not be read:' : `${number(count)} things could not be read:`,
  fault: (error: ParseError) =>
    messages.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error }),
  commented: (count: number) =>
    count === 1
      ? 'One puzzle in a comment was skipped.'
      : `${number(count)} puzzles in comments were skipped.`,
  passed: (count: number) =>
    count === 1
      ? 'One line without a puzzle was skipped.'
      : `${number(count)} lines without a puzzle were skipped.`,
  /** A puzzle whose rules are not known. */
  rules: (name: string | undefined, rules: readonly string[]) =>
    `${named(name)} has ${rulesIn(rules)}, which Retrace cannot read from this text.`,
  otherSize: (name: string | undefined) =>
    `${named(name)} is on a board of another size, which Retrace cannot read from this text.`,
  putWithout: 'Load its digits alone',
  leave: 'Leave it',
  left: (rules: readonly string[]) =>
    `Loaded without its rules (${rulesIn(rules)}): answers here follow the digits alone.`,
  close: 'Close',
};

export type IntakeMessages = typeof words;

export const intakeMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/intake.ts', { eager: true, import: 'words' }),
);
