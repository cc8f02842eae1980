// The sentences of an answer of the setter's bench, and the puzzles that it lists.
import type { Grid } from '../../../core/grid';
import type { MakeMessages } from '../../../languages/en/make';
import type { BenchAnswer, BenchState } from './bench';
import type { BenchProgress } from './long-search';

/** The puzzles of an answer; a puzzle that needs no backdoor has none to show. */
export function puzzlesOf(answer: BenchAnswer): readonly Grid[] {
  switch (answer.question) {
    case 'canonical':
      return [answer.form.form];
    case 'bands':
    case 'same':
      return [];
    case 'dedupe':
      return answer.list.shown;
    case 'minimals':
    case 'neighbours':
    case 'seventeens':
      return answer.search.puzzles;
    case 'backdoors':
      return needsNone(answer.search.puzzles) ? [] : answer.search.puzzles;
  }
}

/** Singles alone solve the puzzle: its backdoor has no digit. */
const needsNone = (backdoors: readonly Grid[]): boolean => /^\.*$/.test(backdoors[0] ?? 'x');

/** The time left, once enough is done to tell. */
function leftMs({ share, elapsedMs }: BenchProgress): number | undefined {
  return share < 0.001 ? undefined : (elapsedMs * (1 - share)) / share;
}

/** Below one percent to a hundredth, so that slow work is seen to go on; undefined where that is nothing. */
export function percentDone({ share }: { share: number }): number | undefined {
  const hundredths = Math.floor(share * 10_000);
  if (hundredths === 0) return undefined;
  return hundredths < 100 ? hundredths / 100 : Math.floor(hundredths / 100);
}

/** The puzzles of an answer as they are saved: a line each. */
export const linesOf = (puzzles: readonly Grid[]): string =>
  puzzles.map((puzzle) => `${puzzle}\n`).join('');

/** All puzzles of an answer, a line each: of a long list, more than are listed. */
export const fileOf = (state: BenchState, puzzles: readonly Grid[]): Blob =>
  state.kind === 'answered' && state.answer.question === 'dedupe'
    ? state.answer.list.file
    : new Blob([linesOf(puzzles)], { type: 'text/plain' });

/** How many puzzles that file has. */
export const countOf = (state: BenchState, puzzles: readonly Grid[]): number =>
  state.kind === 'answered' && state.answer.question === 'dedupe'
    ? state.answer.list.different
    : puzzles.length;

export function sentencesOf(state: BenchState, text: MakeMessages): readonly string[] {
  const t = text.bench;
  switch (state.kind) {
    case 'idle':
      return [];
    case 'running':
      return [t.running(state.progress.found, percentDone(state.progress), leftMs(state.progress))];
    case 'reading':
      return [t.reading(percentDone(state))];
    case 'stopped':
      return [t.stopped];
    case 'left': {
      const { asked, reached, puzzles } = state.search;
      return [t.left(asked.question, puzzles.length, percentDone(reached))];
    }
    case 'failed':
      return [t.failed];
    case 'not-unique':
      return [t.notUnique];
    case 'unreadable':
      return [t.unreadable(state.error)];
    case 'answered':
      return answerSentences(state.answer, text);
  }
}

function answerSentences(answer: BenchAnswer, { bench: t }: MakeMessages): readonly string[] {
  switch (answer.question) {
    case 'canonical':
      return [t.automorphisms(answer.form.automorphisms)];
    case 'bands':
      return [t.bandKinds];
    case 'same':
      return [t.same(answer.isSame)];
    case 'dedupe': {
      const { count, different, leftOut, firstLeftOut } = answer.list;
      const kept = t.different(count, different);
      return leftOut > 0 ? [kept, t.leftOut(leftOut, firstLeftOut)] : [kept];
    }
    case 'minimals':
    case 'neighbours':
    case 'seventeens': {
      const { puzzles, reached } = answer.search;
      return [t.found(answer.question, puzzles.length, reached.isComplete)];
    }
    case 'backdoors': {
      const { puzzles, reached } = answer.search;
      if (needsNone(puzzles)) return [t.singles];
      return [t.found('backdoors', puzzles.length, reached.isComplete)];
    }
  }
}
