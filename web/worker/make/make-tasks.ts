// The requests that a worker for making puzzles takes: one puzzle, a batch of a series, the worst puzzle for a strategy.
import type { BatchAnswer, MakeAnswer, MakeCalls } from '../../core/make/make-calls';
import { read } from '../core/read-layout';
import { accepted, gridIn, strategyIn } from '../serve/checks';
import type { Task, Tasks } from '../serve/task';
import { timed } from '../serve/timed';
import { faultOf, gridFrom, noOrder, orderIn, seedIn } from './from-core';
import { climb, made, nearest, tries, type MakeCore, type MakingCore } from './make-table';

/** A search for a technique takes up to some milliseconds, so the clock is read after every two. */
const stepsEach = 50;

/** The request for one puzzle, which programs make, too. */
export const makingTasks: Tasks<MakingCore, Pick<MakeCalls, 'make'>> = {
  make: (core, { order, seed, number }): Task<MakeCalls['make']['progress'], MakeAnswer> => {
    const ordered = orderIn(order);
    const fault = faultOf(core, ordered);
    if (fault) return answered({ kind: 'fault', fault });
    const making = accepted(core.startMaking(ordered, seedIn(seed), number), noOrder);
    const run = timed({ run: (budget) => making.run(budget / stepsEach) });
    const so = () => ({ tries: read(tries, making.tries()), elapsedMs: run.elapsedMs() });
    return {
      run: run.run,
      progress: () => ({ nearest: read(nearest, making.nearest()), ...so() }),
      answer: () => ({ kind: 'made', made: { ...read(made, making.answer()), ...so() } }),
      free: () => {
        making.delete();
      },
    };
  },
};

export const makeTasks: Tasks<MakeCore, MakeCalls> = {
  ...makingTasks,
  batch: (
    core,
    { order, seed, first, count, again },
  ): Task<MakeCalls['batch']['progress'], BatchAnswer> => {
    const ordered = orderIn(order);
    const fault = faultOf(core, ordered);
    if (fault) return answered({ kind: 'fault', fault });
    const batch = accepted(core.startBatch(ordered, seedIn(seed), first, count, again), noOrder);
    return {
      run: (budget) => batch.run(budget / stepsEach),
      progress: () => ({ made: batch.made(), tries: read(tries, batch.tries()) }),
      answer: () => ({ kind: 'batch', puzzles: linesIn(batch.lines()) }),
      free: () => {
        batch.delete();
      },
    };
  },
  climb: (core, { strategy, measure, wanted = 0, start, seed }) => {
    const from = start === undefined ? '' : gridIn(start);
    const climbing = accepted(
      core.startClimbing(strategyIn(strategy), measure, wanted, from, seedIn(seed)),
      'the start has not one solution, or there is no such climb',
    );
    return {
      run: (budget) => climbing.run(budget),
      progress: () => read(climb, climbing.answer()),
      answer: () => read(climb, climbing.answer()),
      free: () => {
        climbing.delete();
      },
    };
  },
};

const linesIn = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => ({ puzzle: gridFrom(line.slice(0, 81)), hash: line.slice(82) }));

/** A task whose answer is known without work. */
const answered = <Answer>(answer: Answer): Task<never, Answer> => ({
  run: () => true,
  progress: () => undefined,
  answer: () => answer,
  free: () => undefined,
});
