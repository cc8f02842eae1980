// The answer, or how far the search is, in a title and a sentence.
import { columnOf, rowOf } from '../../core/cell';
import { emptyGrid } from '../../core/grid';
import type { SolveReport } from '../../core/reports';
import type { Headline, Messages } from '../../languages/en/element';
import { rulesLeftOf } from '../shared/state/left-rules';
import type { Position } from '../shared/state/position';
import type { State } from '../shared/state/solving-state';

export function headlineOf({ search, history }: State, text: Messages['result']): Headline {
  switch (search.kind) {
    case 'running':
      return search.paused ? text.paused : text.running;
    case 'stopped':
      return text.stopped;
    case 'failed':
      return search.problem.kind === 'refused' ? text.refused : text.failed;
    case 'idle':
      return history.present.answer
        ? answerIn(history.present, history.present.answer, text)
        : text.ready;
  }
}

function answerIn(
  { givens, digits }: Position,
  { outcome }: SolveReport,
  text: Messages['result'],
): Headline {
  switch (outcome.kind) {
    case 'solved':
      if (outcome.solutions === 'one') return text.one;
      return rulesLeftOf(givens).length > 0 ? text.withoutRules : text.several;
    case 'dead-end':
      return text.deadEnd(rowOf(outcome.cell) + 1, columnOf(outcome.cell) + 1, outcome.solvable);
    case 'none':
      if (outcome.reason === 'contradiction') return text.contradiction(outcome.contradictions);
      return givens === digits || givens === emptyGrid ? text.searched : text.ruledOut;
  }
}
