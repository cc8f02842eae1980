// English texts of answers that leave the page for a teacher.
import type { AnswerRow, AnsweredPart, Outcome } from '../../core/answered';
import { wordsIn } from '../look-up';

const outcomes: Readonly<Record<Outcome, string>> = {
  right: 'right',
  later: 'right later',
  wrong: 'wrong',
  shown: 'shown',
};

export const words = {
  /** The buttons that save the answers. */
  save: { text: 'Save as text', csv: 'Save as CSV' },
  /** The same where other things can be saved, too. */
  saveAll: { text: 'Save all answers as text', csv: 'Save all answers as CSV' },
  /** The name of the file, without its ending. */
  file: 'answers',
  title: 'Retrace: answers',
  nameOf: {
    lesson: (name: string) => `Lesson: ${name}`,
    film: (name: string) => `Film: ${name}`,
  } satisfies Record<AnsweredPart['of'], (name: string) => string>,
  puzzle: (puzzle: string) => `Puzzle: ${puzzle}`,
  score: (right: number, all: number) => `Right: ${right} of ${all}`,
  placeOf: { lesson: (page: number) => `Page ${page}`, film: (step: number) => `Step ${step}` },
  mark: ({ answers, right, outcome }: AnswerRow) =>
    outcome === 'right'
      ? 'right'
      : outcome === 'later'
        ? `right at answer ${answers.length}`
        : `was ${right}`,
  /** The columns of the table, and the words in its rows. */
  columns: [
    'kind',
    'name',
    'puzzle',
    'page or step',
    'question',
    'answers',
    'right answer',
    'result',
  ],
  kinds: { lesson: 'lesson', film: 'film' },
  outcomes,
};

export type AnswerMessages = typeof words;

export const answerMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/answers.ts', { eager: true, import: 'words' }),
);
