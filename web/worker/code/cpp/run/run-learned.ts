// One run, on a puzzle without givens, too: where the program has its board is seen in runs on other puzzles first.
import { inputWith, isBlank, samples } from '../../without-givens';
import { commonPlace, lastRows } from '../memory/learned';
import type { Place } from '../memory/place';
import { runProgram, type Runnable, type RunOptions, type RunResult } from './run-program';
import { ProgramExit } from './wasi';

export function runLearned(program: Runnable, options: RunOptions): RunResult {
  if (options.film === undefined || !isBlank(options.film)) return runProgram(program, options);
  // The limit is that of all its runs.
  options.started();
  const silent = { ...options, started: () => undefined };
  return runProgram(program, silent, { learned: placeFor(program, silent) });
}

function placeFor(program: Runnable, options: RunOptions): Place | undefined {
  const places = samples.map((sample) => placeOn(sample, program, options));
  if (places.includes(undefined)) return undefined;
  const pointed = (row: string) => placeOn(row, program, options, true);
  return commonPlace(places) ?? commonPlace(lastRows.map(pointed));
}

/** Where it has its board in a run on a sample, which ends with the first digit. */
function placeOn(
  sample: string,
  program: Runnable,
  options: RunOptions,
  arePointedAt = false,
): Place | undefined {
  let place: Place | undefined;
  const found = (board: Place) => {
    place = board;
    throw new ProgramExit(0);
  };
  const input = inputWith(sample, options.input);
  runProgram(program, { ...options, ...unheard, input, film: sample }, { found, arePointedAt });
  return place;
}

const unheard = {
  printed: () => undefined,
  noticed: () => undefined,
  filmed: () => undefined,
};
