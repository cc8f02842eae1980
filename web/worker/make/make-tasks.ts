// The requests that a worker for making puzzles takes: one, a stretch of a series, the worst for a search.
import type { CoreClimbing, MakeCore } from '@core/retrace-make.mjs';
import type { BatchAnswer, Climb, MakeAnswer, MakeCalls } from '../../core/make/calls';
import { coreOrder, faultOf, gridFrom, madeFrom, nearestFrom, seedIn } from './from-core';
import type { Task, Tasks } from '../serve/task';
import { accepted, gridIn, strategyIn } from '../serve/checks';
import { timed } from '../serve/timed';

/** A search for a technique takes up to some milliseconds: two of them between two looks at the clock. */
const stepsEach = 50;

const noOrder = 'the order makes no sense';

export const makeTasks: Tasks<MakeCore, MakeCalls> = {
  make: (core, { order, seed, number }): Task<MakeCalls['make']['progress'], MakeAnswer> => {
    const ordered = coreOrder(order);
    const fault = faultOf(core, ordered);
    if (fault) return answered({ kind: 'fault', fault });
    const making = accepted(core.startMaking(ordered, seedIn(seed), number), noOrder);
    const run = timed({ run: (budget) => making.run(budget / stepsEach) });
    return {
      run: run.run,
      progress: () => ({
        tries: making.tries(),
        nearest: nearestFrom(making.nearest()),
        elapsedMs: run.elapsedMs(),
      }),
      answer: () => {
        const more = { tries: making.tries(), elapsedMs: run.elapsedMs() };
        return { kind: 'made', made: { ...madeFrom(making.answer()), ...more } };
      },
      free: () => {
        making.delete();
      },
    };
  },
  batch: (
    core,
    { order, seed, first, count, again },
  ): Task<MakeCalls['batch']['progress'], BatchAnswer> => {
    const ordered = coreOrder(order);
    const fault = faultOf(core, ordered);
    if (fault) return answered({ kind: 'fault', fault });
    const batch = accepted(core.startBatch(ordered, seedIn(seed), first, count, again), noOrder);
    return {
      run: (budget) => batch.run(budget / stepsEach),
      progress: () => ({ made: batch.made(), tries: batch.tries() }),
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
      progress: () => climbOf(climbing),
      answer: () => climbOf(climbing),
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

function climbOf(climbing: CoreClimbing): Climb {
  const numbers = climbing.rises();
  const best = climbing.best();
  return {
    best: best === '' ? undefined : gridFrom(best),
    moves: climbing.moves(),
    starts: climbing.starts(),
    rises: Array.from({ length: numbers.length / 2 }, (_, index) => ({
      moves: numbers[index * 2] ?? 0,
      value: numbers[index * 2 + 1] ?? 0,
    })),
  };
}

/** A task whose answer is known without work. */
const answered = <Answer>(answer: Answer): Task<never, Answer> => ({
  run: () => true,
  progress: () => undefined,
  answer: () => answer,
  free: () => undefined,
});
