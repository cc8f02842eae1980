// English words for rules beyond the classic ones: a row for each sign of a rule, and for each rule of the whole board.
import { wordsIn } from '../look-up';
import type { RuleSign } from '../../core/varied/rule-sign';
import type { BoardRule } from '../../core/varied/varied-puzzle';

/** The words for a rule. */
export interface RuleWords {
  /** The heading in the list of rules. */
  title: string;
  /** The demand of the rule. `digits`: the most that a cell may hold. */
  sentence: (numbers: readonly number[], digits: number) => string;
  /** One rule on the board, as a violation names it. */
  name: (numbers: readonly number[]) => string;
  /** A cell of it, as the name of the cell says it. */
  at: (numbers: readonly number[]) => string;
}

const row = (
  title: string,
  sentence: RuleWords['sentence'] | string,
  name: RuleWords['name'] | string,
  /** The words before the name, with the article; or the whole. */
  at: RuleWords['at'] | string,
): RuleWords => {
  const named = typeof name === 'string' ? () => name : name;
  return {
    title,
    sentence: typeof sentence === 'string' ? () => sentence : sentence,
    name: named,
    at: typeof at === 'string' ? (numbers) => `${at} ${named(numbers)}` : at,
  };
};

const of =
  (noun: string) =>
  ([number]: readonly number[]) =>
    number === undefined ? noun : `${noun} of ${number}`;

const signs: Readonly<Record<RuleSign, RuleWords>> = {
  cage: row(
    'Killer cages',
    'The digits in a dashed cage are all different and add up to its number, where it has one.',
    of('cage'),
    'in a',
  ),
  sum: row('Sums', 'The digits of a marked group add up to its number.', of('sum'), 'in a'),
  'x-or-v': row(
    'X and V',
    'Two cells with an X between them add up to 10, with a V to 5.',
    ([sum]) => (sum === 10 ? 'X' : 'V'),
    ([sum]) => (sum === 10 ? 'beside an X' : 'beside a V'),
  ),
  'little-killer': row(
    'Little killer sums',
    'The digits along an arrow outside the board add up to its number.',
    of('little killer'),
    'in a',
  ),
  arrow: row(
    'Arrows',
    'The digits along an arrow add up to the number in its circle or pill.',
    'arrow',
    'on an',
  ),
  thermometer: row(
    'Thermometers',
    'Digits grow along a thermometer, from its bulb on.',
    'thermometer',
    'on a',
  ),
  'slow-thermometer': row(
    'Slow thermometers',
    'Digits grow or stay the same along a thermometer, from its bulb on.',
    'slow thermometer',
    'on a',
  ),
  difference: row(
    'White dots',
    'Two cells with a white dot between them differ by 1, or by the number in it.',
    ([number]) => (number === 1 ? 'white dot' : `white dot of ${number ?? ''}`),
    'beside a',
  ),
  'no-difference': row(
    'No white dot',
    ([number]) => `Neighbours without a white dot do not differ by ${number ?? 1}.`,
    'rule of missing white dots',
    'under the',
  ),
  ratio: row(
    'Black dots',
    'Of two cells with a black dot between them one is twice the other, or as many times as the dot says.',
    ([number]) => (number === 2 ? 'black dot' : `black dot of ${number ?? ''}`),
    'beside a',
  ),
  'no-ratio': row(
    'No black dot',
    ([number]) => `Of neighbours without a black dot none is ${number ?? 2} times the other.`,
    'rule of missing black dots',
    'under the',
  ),
  'no-sum': row(
    'No X or V',
    'Neighbours without an X or V do not add up to 10 or 5.',
    'rule of missing X and V',
    'under the',
  ),
  less: row(
    'Greater and less',
    'The sign between two cells opens towards the larger digit.',
    'inequality',
    'at an',
  ),
  different: row('Different cells', 'The digits of a marked group differ.', 'group', 'in a'),
  equal: row('Clones', 'Shaded areas of the same shape hold the same digits.', 'clone', 'in a'),
  odd: row('Odd cells', 'A cell with a grey disc holds an odd digit.', 'odd cell', 'in an'),
  even: row('Even cells', 'A cell with a grey square holds an even digit.', 'even cell', 'in an'),
  whispers: row(
    'Whisper lines',
    ([number]) => `Neighbours on a green line differ by at least ${number ?? 5}.`,
    'whisper line',
    'on a',
  ),
  palindrome: row(
    'Palindromes',
    'A grey line reads the same in both directions.',
    'palindrome',
    'on a',
  ),
  renban: row(
    'Renban lines',
    'A purple line holds consecutive digits, each once, in any order.',
    'renban line',
    'on a',
  ),
  nabner: row(
    'Nabner lines',
    'No two digits on a yellow line are equal or consecutive.',
    'nabner line',
    'on a',
  ),
  quadruple: row(
    'Quadruples',
    'The digits in a circle stand in the cells that touch it.',
    (numbers) => `circle of ${numbers.join(', ')}`,
    'at a',
  ),
  sandwich: row(
    'Sandwich sums',
    (_, digits) =>
      `A number outside is the sum of the digits between 1 and ${digits} in its row or column.`,
    of('sandwich sum'),
    'in a',
  ),
  'x-sum': row(
    'X-sums',
    'A number outside is the sum of the first digits on its side: as many as the first of them says.',
    of('X-sum'),
    'in an',
  ),
  skyscraper: row(
    'Skyscrapers',
    'Digits are heights: a number outside is how many of them are seen from there.',
    of('skyscraper clue'),
    'in a',
  ),
  between: row(
    'Between lines',
    'Digits on a line lie between the two digits in its circles.',
    'between line',
    'on a',
  ),
  lockout: row(
    'Lockout lines',
    ([number]) =>
      `The digits in the two diamonds differ by at least ${number ?? 4}; those on the line lie neither between nor at them.`,
    'lockout line',
    'on a',
  ),
  'equal-sums': row(
    'Region sum lines',
    'The digits on a blue line have the same sum in each box that it passes.',
    'region sum line',
    'on a',
  ),
  entropic: row(
    'Entropic lines',
    'Any three cells in a row on an orange line hold a low, a middle and a high digit.',
    'entropic line',
    'on an',
  ),
  modular: row(
    'Modular lines',
    ([number]) =>
      `Any three cells in a row on a teal line leave different remainders when divided by ${number ?? 3}.`,
    'modular line',
    'on a',
  ),
  zipper: row(
    'Zipper lines',
    'Digits as far from the middle of a lavender line have the same sum: the digit in the middle, or the sum of the middle two.',
    'zipper line',
    'on a',
  ),
  'double-arrow': row(
    'Double arrows',
    'The digits between two circles add up to the sum of the circles.',
    'double arrow',
    'on a',
  ),
  'row-index': row(
    'Row indexing',
    'A green cell says in which row of its column the number of its own row stands.',
    'row index',
    'in a',
  ),
  'column-index': row(
    'Column indexing',
    'A red cell says in which column of its row the number of its own column stands.',
    'column index',
    'in a',
  ),
  'box-index': row(
    'Box indexing',
    'A blue cell says in which place of its box the number of its own place stands.',
    'box index',
    'in a',
  ),
};

const everywhere: Readonly<Record<BoardRule, RuleWords>> = {
  'diagonal+': row(
    'Rising diagonal',
    'The diagonal from the lower left holds each digit once.',
    'rising diagonal',
    'on the',
  ),
  'diagonal-': row(
    'Falling diagonal',
    'The diagonal from the upper left holds each digit once.',
    'falling diagonal',
    'on the',
  ),
  antiknight: row(
    'Knight’s moves',
    'Cells a knight’s move apart differ.',
    'rule of knight’s moves',
    'under the',
  ),
  antiking: row(
    'King’s moves',
    'Cells that touch at a corner differ.',
    'rule of king’s moves',
    'under the',
  ),
  disjointgroups: row(
    'Disjoint groups',
    'Cells in the same place of their boxes differ.',
    'disjoint group',
    'in a',
  ),
  nonconsecutive: row(
    'Nonconsecutive',
    'Neighbours are not consecutive.',
    'rule of consecutive neighbours',
    'under the',
  ),
  'no-xv': row(
    'No X or V',
    'Neighbours without an X or V do not add up to 10 or 5.',
    'rule of missing X and V',
    'under the',
  ),
  'no-ratio': row(
    'No black dot',
    'Neighbours without a black dot have none of the ratios of the dots, or 2.',
    'rule of missing black dots',
    'under the',
  ),
  'no-difference': row(
    'No white dot',
    'Neighbours without a white dot have none of the differences of the dots, or 1.',
    'rule of missing white dots',
    'under the',
  ),
};

export const words = {
  signs,
  everywhere,
  /** The houses of every board. */
  houses: (digits: number, hasRegions: boolean) =>
    `Each digit from 1 to ${digits} is once in every row${hasRegions ? ', column and region' : ' and column'}.`,
  /** A cell of a rule that was not read. */
  unread: 'in a drawing or rule that is not checked',
  extraRegion: {
    title: 'Extra regions',
    sentence: 'A coloured region holds each digit once.',
    at: 'in an extra region',
  },
  marks: {
    title: 'Given candidates',
    sentence: 'A cell takes none but the candidates that it begins with, as notes.',
  },
};

export type VariedRuleMessages = typeof words;

export const variedRulesIn = wordsIn(
  words,
  import.meta.glob('../*/varied-rules.ts', { eager: true, import: 'words' }),
);
