// One run; on a puzzle without givens, runs on other puzzles come first to show where the program has its board.
import { inputWith, isBlank, samples } from '../../without-givens';
import { commonLayout, lastRows } from '../memory/learned';
import type { Layout } from '../memory/memory-layout';
import { runProgram, type Runnable, type RunOptions, type RunResult } from './run-program';
import { ProgramExit } from './wasi';

export function runLearned(program: Runnable, options: RunOptions): RunResult {
  if (options.film === undefined || !isBlank(options.film)) return runProgram(program, options);
  // The time limit applies to all of these runs together.
  options.started();
  const silent = { ...options, started: () => undefined };
  return runProgram(program, silent, { learned: layoutFor(program, silent) });
}

function layoutFor(program: Runnable, options: RunOptions): Layout | undefined {
  const copies = samples.map((sample) => layoutOn(sample, program, options));
  if (copies.includes(undefined)) return undefined;
  const pointed = (row: string) => layoutOn(row, program, options, true);
  return commonLayout(copies) ?? commonLayout(lastRows.map(pointed));
}

/** The layout of the board in a run on a sample; that run ends with the first digit. */
function layoutOn(
  sample: string,
  program: Runnable,
  options: RunOptions,
  arePointedAt = false,
): Layout | undefined {
  let layout: Layout | undefined;
  const found = (board: Layout) => {
    layout = board;
    throw new ProgramExit(0);
  };
  const input = inputWith(sample, options.input);
  runProgram(program, { ...options, ...unheard, input, film: sample }, { found, arePointedAt });
  return layout;
}

const unheard = {
  framesAt: undefined,
  printed: () => undefined,
  noticed: () => undefined,
  filmed: () => undefined,
};
