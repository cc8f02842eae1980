// What the search does at a position, as its source marks it.
import type { StepKind, WatchState } from '../../../core/watch';

/** Undefined at the start. */
export const kindAt = ({ status, step }: WatchState): StepKind | undefined =>
  status === 'dead-end' ? 'dead-end' : step?.kind;
