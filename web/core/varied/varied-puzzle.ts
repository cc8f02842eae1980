// A puzzle of any size with any rules, as the core reads it and a page draws it: the counterpart of cpp/varied/reading.hpp.

/** The kinds of rules, in the order and with the names of cpp/varied/kinds.cpp, which says what each demands. */
export const variedKinds = [
  'cage',
  'sum',
  'arrow',
  'thermometer',
  'slow-thermometer',
  'difference',
  'no-difference',
  'ratio',
  'no-ratio',
  'no-sum',
  'less',
  'different',
  'equal',
  'odd',
  'even',
  'whispers',
  'palindrome',
  'renban',
  'nabner',
  'quadruple',
  'sandwich',
  'x-sum',
  'skyscraper',
  'between',
  'lockout',
  'equal-sums',
  'entropic',
  'modular',
  'zipper',
  'double-arrow',
  'index',
] as const;
export type VariedKind = (typeof variedKinds)[number];

/** The rules that hold for the whole board: told once, drawn once or not at all. */
export const boardRules = [
  'diagonal+',
  'diagonal-',
  'antiknight',
  'antiking',
  'disjointgroups',
  'nonconsecutive',
  'no-xv',
  'no-ratio',
  'no-difference',
] as const;
export type BoardRule = (typeof boardRules)[number];

/**
 * `cells`: row by row from 0, in the order that the kind has. A thermometer begins with its bulb, an arrow with its circle or pill, of so many
 * cells as its number says; between and lockout lines begin and end with their circles; a sandwich, an x-sum and a skyscraper have the
 * whole row or column from the clue on; an index begins with the marked cell. `numbers`: a sum, a difference, a ratio, the digits of a
 * quadruple; of equal sums the region of each cell.
 */
export interface VariedRule {
  kind: VariedKind;
  cells: readonly number[];
  numbers: readonly number[];
}

/** A rule that was not read: no answer of the others is one of the puzzle. */
export interface VariedUnread {
  reason: VariedRefusal['reason'];
  /** The key of the rule, or the author's sentence that tells it. */
  name: string;
  /** The cells that it is about, as far as they are known. */
  cells: readonly number[];
}

/** A drawing that no rule explains. The unit is a hundredth of a cell, from the upper left corner of the board. */
export interface VariedDrawing {
  shape: 'line' | 'arrow' | 'rectangle' | 'ellipse';
  /** x and y by turns, along a line or arrow; the middle of any other one. */
  points: readonly number[];
  /** The thickness of a line. */
  width: number;
  height: number;
  /** "#rrggbb"; empty: none. */
  colour: string;
  border: string;
  text: string;
}

export interface VariedPuzzle {
  /** The text that it was read from, without the blanks around it. */
  text: string;
  title: string;
  author: string;
  /** The rules in the words of the author. */
  ruleset: string;
  /** The digits are 1 to this number, 25 at most. */
  digits: number;
  rows: number;
  columns: number;
  /** The digit of each cell, 0 where it is blank. */
  givens: readonly number[];
  /** The digits that each cell may have before any other rule: bit 1 for the digit 1. Blanks with fewer than all have marks. */
  candidates: readonly number[];
  /** The region of each cell from 0, -1 where it has none; all -1 where the board has no regions. */
  regions: readonly number[];
  /** Sets of cells with different digits: rows, columns, regions, extra regions, and the houses of rules for the whole board. */
  houses: readonly (readonly number[])[];
  /** The places among `houses` of the ones that the author drew beside the regions. */
  extraRegions: readonly number[];
  /** All but the pairs that rules for the whole board stand for. */
  rules: readonly VariedRule[];
  everywhere: readonly BoardRule[];
  /** As the author gives it: nobody has looked whether it is one. */
  solution?: readonly number[];
  /** Digits are written as letters, A for 1. Otherwise A stands for 10. */
  areLetters: boolean;
  /** One for each name. */
  unread: readonly VariedUnread[];
  drawings: readonly VariedDrawing[];
}

/** The reasons for which a text is not read, in the order of cpp/varied/reading.hpp. */
export const variedRefusals = [
  /** It is no puzzle. */
  'no-puzzle',
  /** Boards of its size are not known. */
  'size',
  /** A rule is not known. */
  'rule',
  /** A rule has cells that it cannot have. */
  'cells',
  /** A rule has a number that it cannot have. */
  'number',
  /** There are too many rules or houses. */
  'many',
  /** A drawing may be a rule. */
  'drawing',
  /** It has the classic rules alone, so that the reader of classic puzzles reads it. */
  'classic',
] as const;

/** Nothing was read of a text. */
export interface VariedRefusal {
  reason: (typeof variedRefusals)[number];
  /** The key of the rule, as the text names it; empty where there is none. */
  found: string;
}

export type VariedReading =
  ({ kind: 'puzzle' } & VariedPuzzle) | ({ kind: 'refused' } & VariedRefusal);
