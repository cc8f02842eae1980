// What happens in a step, as facts that a sentence can be made of in any language.
import { cellCount, cellsOf, type House } from './cell';
import { digitAt, withDigit, type Grid } from './grid';
import { candidatesOf, refusalOf, refusalsOf, type Refusal } from './refusals';
import type { SteppedStrategyName } from './strategy';
import type { Goal, Step, WatchState } from './watch';

/** Why a goal has no choice: peers refuse all nine digits, or no cell of a house takes the digit. */
export type Impasse =
  | { kind: 'cell'; cell: number; refusals: readonly Refusal[] }
  | { kind: 'place'; digit: number; house: House };

export type Happening =
  | {
      kind: 'placement' | 'solution';
      cell: number;
      digit: number;
      /** Digits passed over since the one tried before for the same cell, ascending. */
      refused: readonly Refusal[];
      /** Where the strategy places what must be so: the only candidate, or the only place. */
      forced: { kind: 'candidate' } | { kind: 'place'; house: House } | undefined;
    }
  /** The goal had no choice, so the search goes back and takes `digit` from `cell`. */
  | { kind: 'dead-end'; cell: number; digit: number; impasse: Impasse }
  /** Every choice of the goal has been tried, so the search takes `digit` from `cell`. */
  | { kind: 'backtrack'; cell: number; digit: number; goal: Goal };

/** What happened in each step of the trail, in its order; the last led to the position. */
export function storyOf(state: WatchState, strategy: SteppedStrategyName): Happening[] {
  const story: Happening[] = [];
  let grid = state.grid;
  for (const step of state.trail.toReversed()) {
    grid = withDigit(grid, step.cell, isPlaced(step) ? 0 : step.digit);
    story.push(happeningOf(step, grid, strategy));
  }
  return story.reverse();
}

/** At a position whose status is `dead-end`: what `greedy` is stuck at. */
export function impasseAt({ goal, grid, status }: WatchState): Impasse | undefined {
  return status === 'dead-end' && goal ? impasseOf(goal, grid) : undefined;
}

/** What a step did to the board `before` it. */
export function happeningOf(step: Step, before: Grid, strategy: SteppedStrategyName): Happening {
  const { kind, cell, digit, goal } = step;
  switch (kind) {
    case 'placement':
    case 'solution': {
      const refused = refusedBefore(step, before);
      return { kind, cell, digit, refused, forced: forcedIn(step, before, strategy) };
    }
    case 'dead-end':
      return { kind, cell, digit, impasse: impasseOf(goal, before) };
    case 'backtrack':
      return { kind, cell, digit, goal };
  }
}

const isPlaced = ({ kind }: Step) => kind === 'placement' || kind === 'solution';

function refusedBefore({ cell, digit, goal, previous }: Step, before: Grid): Refusal[] {
  if (goal.kind !== 'cell') return [];
  const refused: Refusal[] = [];
  for (let passed = (previous?.digit ?? 0) + 1; passed < digit; passed++) {
    const refusal = refusalOf(before, cell, passed);
    if (refusal) refused.push(refusal);
  }
  return refused;
}

function forcedIn({ cell, digit, goal }: Step, before: Grid, strategy: SteppedStrategyName) {
  // The others take what comes first, forced or not.
  if (strategy !== 'propagation' && strategy !== 'exact-cover') return undefined;
  if (goal.kind === 'place') {
    const places = placesOf(before, goal.house, digit);
    return places.length === 1 ? { kind: 'place' as const, house: goal.house } : undefined;
  }
  if (candidatesOf(before, cell).length === 1) return { kind: 'candidate' as const };
  if (strategy !== 'propagation') return undefined;
  const house = allHouses.find((each) => placesOf(before, each, digit).join() === String(cell));
  return house && { kind: 'place' as const, house };
}

function impasseOf(goal: Goal, grid: Grid): Impasse {
  if (goal.kind === 'place') return goal;
  const refusals = refusalsOf(grid, goal.cell);
  if (refusals.length === 9) return { kind: 'cell', cell: goal.cell, refusals };
  // `propagation` gives up a house without a place for a digit by naming the house's first blank.
  for (const house of allHouses) {
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) =>
        cellsOf(house).every((cell) => digitAt(grid, cell) !== digit) &&
        placesOf(grid, house, digit).length === 0,
    );
    if (missing !== undefined) return { kind: 'place', digit: missing, house };
  }
  return { kind: 'cell', cell: goal.cell, refusals };
}

/** The blanks of a house that take a digit. */
function placesOf(grid: Grid, house: House, digit: number): number[] {
  return cellsOf(house).filter(
    (cell) => digitAt(grid, cell) === 0 && !refusalOf(grid, cell, digit),
  );
}

/** Rows, then columns, then boxes: as the strategies look through them. */
const allHouses: readonly House[] = (['row', 'column', 'box'] as const).flatMap((kind) =>
  Array.from({ length: cellCount / 9 }, (_, index) => ({ kind, index })),
);
