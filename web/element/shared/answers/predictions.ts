// The answers that were given for each film, kept in this browser.
import { type Answered, askings, type Asking } from '../../../core/prediction';
import { recall, remember } from '#remembered';

const rememberedAs = 'predictions';
/** Older films give way; the answers of a film stop being kept, though they count until the page is left. */
const mostFilms = 40;
const mostAnswers = 400;

/** The first answer to a question counts. */
export const withAnswer = (before: readonly Answered[], given: Answered): readonly Answered[] =>
  before.some(({ asking, position }) => asking === given.asking && position === given.position)
    ? before
    : [...before, given];

export const answersOf = (film: string): readonly Answered[] => keptAnswers().get(film) ?? [];

/** Without answers the film is forgotten. */
export function keepAnswers(film: string, answers: readonly Answered[]): void {
  const kept = keptAnswers();
  kept.delete(film);
  if (answers.length > 0) kept.set(film, answers);
  const lines = [...kept].slice(-mostFilms).map(([name, each]) => lineOf(name, each));
  remember(rememberedAs, lines.join('\n'));
}

// A line a film:  name position:asking:answer:right position:asking:answer:right …

const lineOf = (film: string, answers: readonly Answered[]): string =>
  [
    encodeURIComponent(film),
    ...answers
      .slice(0, mostAnswers)
      .map(({ position, asking, answer, right }) => [position, asking, answer, right].join(':')),
  ].join(' ');

/** Entries of another form are left out. Read anew each time: another tab may have answered, too. */
export function keptAnswers(): Map<string, readonly Answered[]> {
  const lines = recall(rememberedAs)?.split('\n') ?? [];
  return new Map(
    lines.flatMap((line) => {
      const [name = '', ...answers] = line.split(' ');
      const film = decoded(name);
      return film === undefined ? [] : [[film, answers.flatMap(answerIn)] as const];
    }),
  );
}

function answerIn(text: string): Answered[] {
  const [, position, name, answer, right] = /^(\d+):(\w+):(-?\d+):(\d+)$/.exec(text) ?? [];
  const asking = askings.find((each): each is Asking => each === name);
  if (!asking) return [];
  return [{ asking, position: Number(position), answer: Number(answer), right: Number(right) }];
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}
