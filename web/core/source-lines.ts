// Which file of cpp/sudoku/search, and which line of it, is at work in a step of a strategy.
import type { SteppedStrategyName } from './strategy';
import type { StepKind } from './watch';

/** Paths within cpp/sudoku/search, as the strategy's row in strategy.cpp combines them. */
export interface StrategyFiles {
  /** Says which cell is next. */
  order: string;
  /** Says which digits fit it. */
  legality: string;
}

export const strategyFiles: Readonly<Record<SteppedStrategyName, StrategyFiles>> = {
  'scan-blanks': { order: 'order/blank_list.hpp', legality: 'legality/read_houses.hpp' },
  'copied-blanks': { order: 'order/copied_blank_list.hpp', legality: 'legality/read_houses.hpp' },
  'nested-vectors': { order: 'order/blank_list.hpp', legality: 'legality/read_houses.hpp' },
  'used-flags': { order: 'order/every_cell.hpp', legality: 'legality/used_flags.hpp' },
  'scan-cells': { order: 'order/rows_and_columns.hpp', legality: 'legality/read_houses.hpp' },
  'candidate-list': { order: 'order/every_cell.hpp', legality: 'legality/candidate_list.hpp' },
  'first-blank': { order: 'order/first_blank.hpp', legality: 'legality/read_houses.hpp' },
  greedy: { order: 'order/first_blank.hpp', legality: 'legality/read_houses.hpp' },
  'house-masks': { order: 'order/every_cell.hpp', legality: 'legality/house_masks.hpp' },
  'fewest-candidates': {
    order: 'order/fewest_candidates.hpp',
    legality: 'legality/house_masks.hpp',
  },
  propagation: { order: 'order/singles_first.hpp', legality: 'legality/house_masks.hpp' },
  'exact-cover': { order: 'dancing_links.hpp', legality: 'dancing_links.hpp' },
};

/** The loop that all strategies share. */
export const loopFile = 'search.hpp';

/** The strategy's files, each once, in the order to show them. */
export function filesOf(strategy: SteppedStrategyName): readonly string[] {
  const { order, legality } = strategyFiles[strategy];
  return [...new Set([legality, order])];
}

/**
 * The file at work in a step: the one that puts the digit in, takes it back or finds that none is
 * left; for a solution the one that finds no cell left. A search that stops at a dead end is at
 * work where one that goes back would find it.
 */
export function fileAtWork(strategy: SteppedStrategyName, kind: StepKind): string {
  const { order, legality } = strategyFiles[strategy];
  return kind === 'solution' ? order : legality;
}

/** The line, from 1, that a comment like `[watch: dead-end]` marks in a file's text. */
export function lineAtWork(text: string, kind: StepKind): number | undefined {
  const index = text.split('\n').findIndex((line) => line.includes(`[watch: ${kind}]`));
  return index < 0 ? undefined : index + 1;
}
