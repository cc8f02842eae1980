// Which file of cpp/sudoku/search, and which line of it, is at work in a step of a strategy.
import type { SteppedStrategyName } from './strategy';
import { strategySources } from './strategy-sources';
import type { StepKind } from './watched-search';

/** The loop that all strategies share. */
export const loopFile = 'search.hpp';

/** The strategy's files, each once, in the order to show them. */
export function filesOf(strategy: SteppedStrategyName): readonly string[] {
  const { order, legality } = strategySources[strategy];
  return [...new Set([legality, order])];
}

/**
 * The file at work in a step: the one that puts the digit in, takes it back or finds that none is
 * left; for a solution the one that finds no cell left. A search that stops at a dead end is at
 * work where one that goes back would find it.
 */
export function fileAtWork(strategy: SteppedStrategyName, kind: StepKind): string {
  const { order, legality } = strategySources[strategy];
  return kind === 'solution' ? order : legality;
}

/** The line, from 1, that a comment like `[watch: dead-end]` marks in a file's text. */
export function lineAtWork(text: string, kind: StepKind): number | undefined {
  const index = text.split('\n').findIndex((line) => line.includes(`[watch: ${kind}]`));
  return index < 0 ? undefined : index + 1;
}
