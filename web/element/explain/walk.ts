// A logical path as something to walk along: position 0 is the start, 1 to the number of steps a step each, one more the end.
import { digitAt, type Grid } from '../../core/grid';
import { candidateNotes } from '../../core/notes';
import type { LogicalPath, PathNews } from '../../core/techniques/technique-calls';
import { applied, type CandidateBoard, type Deduction } from '../../core/techniques/deduction';

/** The reason why a walk ends where it does: the searches take over, or the next steps are looked for, given up or not found. */
export type WalkEnd = 'solved' | 'stuck' | 'looking' | LeftOff;

/** Why no more was looked for; `missing`: the search for nested chains could not be loaded. */
export type LeftOff = 'stopped' | 'failed' | 'missing';

export interface Walk {
  readonly steps: readonly Deduction[];
  /** The board before each step, and behind the last one. */
  readonly boards: readonly CandidateBoard[];
  /** Otherwise techniques that need uniqueness were left out. */
  readonly isUnique: boolean;
  readonly end: WalkEnd;
  /** The position of the step that is rated highest, of several the first; undefined where none is rated. */
  readonly hardest: number | undefined;
  /** The sum of the points that HoDoKu gives to the steps. */
  readonly points: number;
}

export const walkOf = (puzzle: Grid, { steps, standing, isSolved, points }: LogicalPath): Walk =>
  walkAlong(puzzle, { steps, standing, points, end: isSolved ? 'solved' : 'stuck' });

/** The steps found so far. */
export const partialWalkOf = (puzzle: Grid, { steps, standing }: Omit<PathNews, 'begin'>): Walk =>
  walkAlong(puzzle, { steps, standing, points: 0, end: 'looking' });

type Along = Pick<LogicalPath, 'steps' | 'standing' | 'points'> & Pick<Walk, 'end'>;

function walkAlong(puzzle: Grid, { steps, standing, points, end }: Along): Walk {
  const boards: CandidateBoard[] = [{ digits: puzzle, candidates: candidateNotes(puzzle) }];
  for (const step of steps) {
    const before = boards.at(-1);
    if (before) boards.push(applied(before, step));
  }
  const highest = Math.max(0, ...steps.map(({ rating }) => rating));
  const hardest = steps.findIndex(({ rating }) => rating > 0 && rating === highest) + 1;
  return {
    steps,
    boards,
    isUnique: standing === 'unique',
    end,
    hardest: hardest > 0 ? hardest : undefined,
    points,
  };
}

/** Otherwise steps may follow its last one. */
export const isWhole = ({ end }: Walk): boolean => end === 'solved' || end === 'stuck';

export const lastOf = ({ steps }: Walk): number => steps.length + 1;

/** The step that is told at a position; undefined at the start and the end. */
export const stepAt = ({ steps }: Walk, position: number): Deduction | undefined =>
  steps[position - 1];

/** The board on which it is told. */
export function boardAt({ boards, steps }: Walk, position: number): CandidateBoard {
  const board = boards[Math.min(steps.length, Math.max(0, position - 1))];
  if (!board) throw new Error('a walk has a board for every position');
  return board;
}

export const blanksIn = (digits: Grid): number =>
  Array.from({ length: 81 }, (_, cell) => digitAt(digits, cell)).filter((digit) => digit === 0)
    .length;

export const placementsIn = ({ steps }: Walk): number =>
  steps.filter(({ placement }) => placement).length;
