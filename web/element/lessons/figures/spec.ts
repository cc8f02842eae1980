// The figures that can stand beside the text of a lesson, where the program would stand.
import type { Grid } from '../../../core/grid';
import type { SteppedStrategyName } from '../../../core/strategy';

export interface Payment {
  coins: readonly number[];
  amount: number;
}

export type FigureSpec =
  /** The puzzle as the two problems give it. */
  | { figure: 'forms' }
  /** Rows, columns and boxes by number, with what a cell's box number is made of. */
  | { figure: 'boxes'; cell: number }
  /** After so many moves, and after so many once the question is answered. */
  | { figure: 'maze'; moves: number; then?: number }
  /** All ways to fill the first blanks, so many levels deep, with the way that the search has taken. */
  | { figure: 'tree'; levels: number }
  /** The calls that have not returned, each with what it has put where; `after` the answer alone. */
  | { figure: 'calls'; after?: true }
  /** The flags for a cell, by default the one that is filled next. */
  | { figure: 'flags'; cell?: number }
  /** The end of row 1, once the question is answered. */
  | { figure: 'row-end' }
  /** For each digit whether a row, column or box has it. */
  | { figure: 'refusals'; cell: number }
  /** Paid greedily and with as few coins as can be; `shown` before the question is answered, too. */
  | { figure: 'coins'; payments: readonly Payment[]; shown?: true }
  /** The solutions of the puzzle as 81 digits, the smallest first; `after` the answer alone. */
  | { figure: 'strings'; after?: true }
  /** The cost of strategies on a puzzle, counted or timed here and now. */
  | {
      figure: 'measured';
      what: 'steps' | 'checks' | 'time';
      puzzle: Grid;
      strategies: readonly SteppedStrategyName[];
    }
  /** Boards with so many digits, and how many of them the search saw. */
  | { figure: 'pruned'; shown?: true }
  /** The counter of Baekjoon 12095. */
  | { figure: 'meter' };

export type FigureName = FigureSpec['figure'];
