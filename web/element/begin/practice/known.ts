// Puzzles on which a technique is the hardest step that the teaching path takes: for techniques that the classic scale does not know,
// so that none can be made to order, and for two that are too rare.
import rows from 'virtual:techniques/practice';
import { gridOf, type Grid } from '../../../core/grid';
import type { TechniqueName } from '../../../core/techniques/technique';

const puzzles = new Map(rows);

/** Undefined where puzzles are made to order. */
export const knownPuzzles = (technique: TechniqueName): Grid[] =>
  puzzles.get(technique)?.flatMap((line) => gridOf(line) ?? []) ?? [];
