// Names of what a level of the search is about and of the choices made there.
import { cellName } from '../../../core/cell';
import type { Choice, Goal } from '../../../core/watch';
import type { WatchMessages } from '../words';

export function goalName(goal: Goal, text: WatchMessages): string {
  if (goal.kind === 'cell') return cellName(goal.cell);
  return text.place(goal.digit, text.house(goal.house.kind, goal.house.index + 1));
}

/** A choice for a cell is named by its digit, a place for a digit by its cell. */
export const choiceName = (goal: Goal, { cell, digit }: Choice): string =>
  goal.kind === 'cell' ? String(digit) : cellName(cell);
