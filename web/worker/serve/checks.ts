// Checks requests at the boundary: each function gives a value that needs no further check, or refuses.
import { cellCount } from '../../core/cell';
import { countLimitExpected, isCountLimit } from '../../core/calls';
import { gridOf, type Grid } from '../../core/grid';
import { isNote, type Notes } from '../../core/notes';
import { strategyNameOf, type StrategyName } from '../../core/strategy';
import { Refused } from './task';

export function gridIn(puzzle: unknown): Grid {
  const grid = typeof puzzle === 'string' ? gridOf(puzzle) : undefined;
  if (grid === undefined) throw new Refused('the puzzle is not 81 digits and blanks');
  return grid;
}

export function notesIn(notes: unknown): Notes {
  if (!Array.isArray(notes) || notes.length !== cellCount || !notes.every(isNote)) {
    throw new Refused('the notes are not a number a cell');
  }
  return notes;
}

export function strategyIn(strategy: unknown): StrategyName {
  const name = strategyNameOf(String(strategy));
  if (name === undefined) throw new Refused(`there is no strategy ${String(strategy)}`);
  return name;
}

export function recordingIn(recording: unknown): Blob {
  if (!(recording instanceof Blob)) throw new Refused('the recording is not a file');
  return recording;
}

export function countLimitIn(limit: unknown): number {
  if (!isCountLimit(limit)) throw new Refused(countLimitExpected);
  return limit;
}

export function runsIn(runs: unknown): number {
  if (!isCountLimit(runs)) throw new Refused('the number of runs has to be 1 or more');
  return runs;
}

/** The object that the core starts for a request; the request has been checked, so null is an error. */
export function accepted<T>(started: T | null, reason: string): T {
  if (started === null) throw new Refused(reason);
  return started;
}
