// The events of a step, as facts that a sentence can be made of in any language. The reasons are the source's own.
import type { House } from './cell';
import type { Refusal } from './refusals';
import type { Choice, Goal, Reason, Step, WatchState } from './watched-search';

/** Why a goal has no choice: peers refuse all nine digits, or no cell of a house takes the digit. */
export type Impasse =
  | { kind: 'cell'; cell: number; refusals: readonly Refusal[] }
  | { kind: 'house'; digit: number; house: House };

export type Happening =
  | {
      kind: 'placement' | 'solution';
      cell: number;
      digit: number;
      /** Digits passed over since the one tried before for the same cell, ascending. */
      refused: readonly Refusal[];
      /** Where what is placed must be so: the only candidate of its cell, or the only cell of its house. */
      forced: { kind: 'candidate' } | { kind: 'house'; house: House } | undefined;
      /** Candidates that were ruled out before it. */
      removed: readonly Choice[];
    }
  /**
   * The goal had no choice, so the search goes back and takes `digit` from `cell`; what that goal
   * was is not known of every recording.
   */
  | { kind: 'dead-end'; cell: number; digit: number; impasse: Impasse | undefined }
  /**
   * Every choice of the goal has been tried, so the search takes `digit` from `cell`. A recorded
   * program may do so for reasons of its own: then there is no goal.
   */
  | { kind: 'backtrack'; cell: number; digit: number; goal: Goal | undefined }
  /** A recorded program wrote `by` over `digit`, without emptying the cell in between. */
  | { kind: 'overwriting'; cell: number; digit: number; by: number };

/** The events of each step of the trail, in its order; the last led to the position. */
export const storyOf = ({ trail }: WatchState): Happening[] => trail.map(happeningOf);

/** At a position whose status is `dead-end`: what a search that takes nothing back is stuck at. */
export const impasseAt = ({ stuck }: WatchState): Impasse | undefined => stuck && impasseOf(stuck);

export function happeningOf(step: Step): Happening {
  const { kind, cell, digit, goal, reason, overwrittenBy } = step;
  if (overwrittenBy !== undefined) return { kind: 'overwriting', cell, digit, by: overwrittenBy };
  switch (kind) {
    case 'placement':
    case 'solution': {
      const { refused, removed } = reason;
      return { kind, cell, digit, refused, forced: forcedBy(reason), removed };
    }
    case 'dead-end':
      return { kind, cell, digit, impasse: impasseOf(reason) };
    case 'backtrack':
      return { kind, cell, digit, goal };
  }
}

function forcedBy({ cause }: Reason) {
  if (!cause) return undefined;
  return cause.kind === 'cell'
    ? { kind: 'candidate' as const }
    : { kind: 'house' as const, house: cause.house };
}

const impasseOf = ({ cause, refused }: Reason): Impasse | undefined =>
  cause?.kind === 'cell' ? { kind: 'cell', cell: cause.cell, refusals: refused } : cause;
