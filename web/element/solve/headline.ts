// The answer, or how far the search is, in a title and a sentence.
import { columnOf, rowOf } from '../../core/cell';
import type { SolveReport } from '../../core/reports';
import type { Headline, Messages } from '../shared/words/words';
import type { State } from '../shared/state/state';

export function headlineOf({ search, history }: State, text: Messages['result']): Headline {
  switch (search.kind) {
    case 'running':
      return search.paused ? text.paused : text.running;
    case 'stopped':
      return text.stopped;
    case 'failed':
      return text.failed;
    case 'idle':
      return history.present.answer ? answerIn(history.present.answer, text) : text.ready;
  }
}

function answerIn({ outcome }: SolveReport, text: Messages['result']): Headline {
  switch (outcome.kind) {
    case 'solved':
      return outcome.solutions === 'one' ? text.one : text.several;
    case 'dead-end':
      return text.deadEnd(rowOf(outcome.cell) + 1, columnOf(outcome.cell) + 1, outcome.solvable);
    case 'none':
      return outcome.reason === 'contradiction'
        ? text.contradiction(outcome.contradictions)
        : text.searched;
  }
}
