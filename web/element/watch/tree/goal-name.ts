// Names for the subject of a level of the search, a cell or a digit in a house, and for the choices made there.
import type { Choice, Goal } from '../../../core/watched-search';
import type { WatchMessages } from '../../../languages/en/watch';

export function goalName(goal: Goal, text: WatchMessages): string {
  if (goal.kind === 'cell') return text.nameOf(goal.cell);
  return text.place(goal.digit, text.house(goal.house.kind, goal.house.index + 1));
}

/** A choice for a cell is named by its digit, a choice for a digit by its cell. */
export const choiceName = (goal: Goal, { cell, digit }: Choice, text: WatchMessages): string =>
  goal.kind === 'cell' ? String(digit) : text.nameOf(cell);
