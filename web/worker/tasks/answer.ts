// The first solution and whether it is the only one, by the fast engine.
import type { AnswerCore, CoreAnswer } from '@core/retrace-answers.mjs';
import type { AnswerCalls } from '../../core/calls';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import { noCounters, type Outcome, type SolveReport } from '../../core/reports';
import { answerOf, present, trusted } from '../from-core';
import type { Task } from '../task';
import { gridIn } from './checks';
import { timed } from './timed';

export function answer(
  core: AnswerCore,
  ask: AnswerCalls['answer']['ask'],
): Task<undefined, SolveReport> {
  const puzzle = gridIn(ask.puzzle);
  const answering = present(core.startAnswer(puzzle));
  const run = timed(answering);
  return {
    run: run.run,
    progress: () => undefined,
    answer: () => ({
      outcome: outcomeOf(answering, puzzle),
      elapsedMs: run.elapsedMs(),
      counters: noCounters,
    }),
    free: () => {
      answering.delete();
    },
  };
}

/** What the core tells of an answer. */
type Answered = Pick<CoreAnswer, 'answer' | 'grid'>;

/** All but a dead end, which strategies alone come to. */
export function outcomeOf(answered: Answered, puzzle: Grid): Outcome {
  const kind = answerOf(answered.answer());
  switch (kind) {
    case 'one-solution':
      return { kind: 'solved', solution: trusted(answered.grid()), solutions: 'one' };
    case 'several-solutions':
      return { kind: 'solved', solution: trusted(answered.grid()), solutions: 'several' };
    case 'contradiction':
      return { kind: 'none', reason: 'contradiction', contradictions: findContradictions(puzzle) };
    case 'no-solution':
      return { kind: 'none', reason: 'searched' };
    case 'dead-end':
      throw new Error('the core stopped at a dead end without a strategy');
  }
}
