// English texts about a text that was read.
import type { ArrivalMessages } from '../../element/arrivals/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';
import { words as messages } from './element';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(value);
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** By the public names of cpp/sudoku/text/rules.cpp; another name is a file's own. */
const ruleWords: Readonly<Record<string, string>> = {
  killer: 'killer cages',
  diagonal: 'a diagonal',
  antiknight: 'knight’s moves',
  antiking: 'king’s moves',
  nonconsecutive: 'nonconsecutive neighbours',
  disjoint: 'disjoint groups',
  thermometer: 'thermometers',
  arrow: 'arrows',
  palindrome: 'palindromes',
  renban: 'renban lines',
  whispers: 'whisper lines',
  regionsum: 'region sum lines',
  between: 'between lines',
  lockout: 'lockout lines',
  entropic: 'entropic lines',
  modular: 'modular lines',
  zipper: 'zipper lines',
  nabner: 'nabner lines',
  doublearrow: 'double arrows',
  difference: 'differences',
  ratio: 'ratios',
  xv: 'X and V',
  sum: 'sums',
  littlekiller: 'little killer sums',
  sandwich: 'sandwich sums',
  xsum: 'X-sums',
  skyscraper: 'skyscrapers',
  quadruple: 'quadruples',
  extraregion: 'extra regions',
  parity: 'odd or even cells',
  extreme: 'minimum or maximum cells',
  indexer: 'indexing cells',
  clone: 'clones',
  jigsaw: 'regions of other shapes',
  drawing: 'lines and signs',
};
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
