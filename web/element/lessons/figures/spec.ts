// The figures that can stand beside the text of a lesson, instead of the program.
import type { Grid } from '../../../core/grid';
import type { SteppedStrategyName } from '../../../core/strategy';

export interface Payment {
  coins: readonly number[];
  amount: number;
}

export type FigureSpec =
  /** The puzzle as the input of the two problems. */
  | { figure: 'forms' }
  /** Rows, columns and boxes by number, with the sum that gives a cell's box number. */
  | { figure: 'boxes'; cell: number }
  /** The maze after `moves` moves, and after `then` once the question is answered. */
  | { figure: 'maze'; moves: number; then?: number }
  /** All ways to fill the first `levels` blanks, with the search's way through them. */
  | { figure: 'tree'; levels: number }
  /** The stack of open calls, each with its digit; `after`: only once the question is answered. */
  | { figure: 'calls'; after?: true }
  /** The flags of a cell; by default of the next cell to fill. */
  | { figure: 'flags'; cell?: number }
  /** The end of row 1, once the question is answered. */
  | { figure: 'row-end' }
  /** For each digit whether a row, column or box has it. */
  | { figure: 'refusals'; cell: number }
  /** Amounts paid greedily and with as few coins as possible; `shown`: before the question is answered, too. */
  | { figure: 'coins'; payments: readonly Payment[]; shown?: true }
  /** The solutions of the puzzle as 81 digits, the smallest first; `after`: only once the question is answered. */
  | { figure: 'strings'; after?: true }
  /** The cost of strategies on a puzzle, counted or timed here and now. */
  | {
      figure: 'measured';
      what: 'steps' | 'checks' | 'time';
      puzzle: Grid;
      strategies: readonly SteppedStrategyName[];
    }
  /** The number of boards at each depth, and of those that the search has seen. */
  | { figure: 'pruned'; shown?: true }
  /** The counter of Baekjoon 12095. */
  | { figure: 'meter' };

export type FigureName = FigureSpec['figure'];
