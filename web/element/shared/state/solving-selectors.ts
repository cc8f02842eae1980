// Facts derived from a state: the visible board and the work under way.
import { findContradictions, type Contradiction } from '../../../core/contradiction';
import type { Grid } from '../../../core/grid';
import type { Counters, Status } from '../../../core/reports';
import { foundBy, isFilled, type Position } from './position';
import type { State } from './solving-state';

export function statusOf({ search, history }: State): Status {
  switch (search.kind) {
    case 'running':
      return search.paused ? 'paused' : 'searching';
    case 'stopped':
      return 'stopped';
    case 'failed':
      return 'failed';
    case 'idle':
      break;
  }
  switch (history.present.answer?.outcome.kind) {
    case 'solved':
      return 'solved';
    case 'dead-end':
      return 'dead-end';
    case 'none':
      return 'no-solution';
    case undefined:
      return isFilled(history.present) ? 'complete' : 'idle';
  }
}

/** Time and counters of the current or last search. */
export function figuresOf({
  search,
  history,
}: State): { elapsedMs: number; counters: Counters } | undefined {
  switch (search.kind) {
    case 'running':
    case 'stopped':
      return search.last;
    case 'failed':
      return undefined;
    case 'idle':
      return history.present.answer;
  }
}

/** The digits of a search on the board, without givens and entries. */
export function foundIn({ search, history }: State): Grid | undefined {
  return search.kind === 'running' ? search.last?.board : foundBy(history.present.answer);
}

/** Until something is entered into the puzzle on the board, the way back to the game before is offered. */
export const offersBefore = ({ before, history, search }: State): boolean =>
  before !== undefined && history.past.length === 0 && search.kind === 'idle';

const contradictionsOf = new WeakMap<Position, readonly Contradiction[]>();

/** The contradictions of givens and entries; a search makes none. Kept, since several parts ask at each drawing. */
export function contradictionsIn({ history: { present } }: State): readonly Contradiction[] {
  const known = contradictionsOf.get(present) ?? findContradictions(present.digits);
  contradictionsOf.set(present, known);
  return known;
}

/** The cell at which the search was stuck. */
export function deadEndIn({ search, history }: State): number | undefined {
  const outcome = history.present.answer?.outcome;
  return search.kind === 'idle' && outcome?.kind === 'dead-end' ? outcome.cell : undefined;
}
