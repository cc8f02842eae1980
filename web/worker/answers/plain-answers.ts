// The widget's core: what cpp/wasm/plain/answer_binding.cpp exports, as answers-module.d.ts declares it. Embind
// does the same for the page, with a generic script that the widget has no room for.
import type { AnswerCore, CoreAnswer, CoreCount } from '@core/retrace-answers.mjs';
import { objectsIn, plainExports, type Address, type Results } from '../core/plain-objects';

interface Starts {
  answer(puzzle: number): Address;
  count(puzzle: number, limit: number): Address;
}

// Every member is a line in answer_binding.cpp and a name here.
const answerMembers: Results<CoreAnswer> = {
  run: 'flag',
  answer: 'number',
  grid: 'text',
  delete: 'number',
};
const countMembers: Results<CoreCount> = {
  run: 'flag',
  count: 'number',
  limitReached: 'flag',
  delete: 'number',
};

/** Rejects where the module is another one. */
export async function createPlainAnswers(module: WebAssembly.Module): Promise<AnswerCore> {
  const core = await plainExports<Starts>(module);
  const { object, tell } = objectsIn(core);
  return {
    startAnswer(puzzle) {
      tell(puzzle);
      return object('answer', answerMembers, core.answer(puzzle.length));
    },
    startCount(puzzle, limit) {
      tell(puzzle);
      return object('count', countMembers, core.count(puzzle.length, limit));
    },
  };
}
