// The calls of the core that answers: the only core that the first load fetches.
import { count, flag, indexIn, number, text } from '../core/kinds';
import { answer } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf } from '../core/table';

/** An answer of the fast engine. */
const answerCall = object('Answer', 'AnswerCall', {
  /** Gives true for any budget, since the fast engine answers in one call. */
  run: call(flag, ['budget', count]),
  answer: call(indexIn(answer)),
  /** The lexicographically first solution: 81 characters. */
  grid: call(text),
});

const countCall = object('Count', 'Count', {
  /** Takes at most `budget` steps more; true when the count is done. */
  run: call(flag, ['budget', count]),
  count: call(count),
  limitReached: call(flag),
});

export const answersTable = table(['wasm/start.hpp'], {
  /** Starts an answer; null where `puzzle` is not 81 characters. */
  startAnswer: call(started(answerCall), ['puzzle', text]),
  /** Starts a count; null where `puzzle` is not 81 characters or `limit` is under 1. */
  startCount: call(started(countCall), ['puzzle', text], ['limit', number]),
});

export type AnswerCore = CoreOf<typeof answersTable>;
