// English texts of questions before a step.
import { wordsIn } from '../look-up';
import { cellName } from '../../core/cell';
import { deeper, shownInstead, type Asking, type Question } from '../../core/prediction';
import { number } from './grammar';

const wish = {
  mixed: 'In turn',
  cell: 'Which cell',
  digit: 'Which digit',
  way: 'Deeper or back',
  line: 'Which line',
};

function value(asking: Asking, answer: number): string {
  if (answer === shownInstead) return 'shown';
  return {
    cell: cellName(answer),
    digit: answer === 0 ? 'blank' : String(answer),
    way: answer === deeper ? 'deeper' : 'back',
    line: `line ${number(answer)}`,
  }[asking];
}

function ask({ asking, step }: Question): string {
  return {
    cell: 'Which cell does the next step change?',
    digit: `What does ${cellName(step.cell)} hold after the next step?`,
    way: 'Does the next step go deeper, or back?',
    line: 'Which line takes the next step?',
  }[asking];
}

export const words = {
  title: 'Predict',
  on: 'Ask before each step',
  note: '“One step on” asks first and then takes the step. The first answer to a question counts. Answers stay in this browser, film by film.',
  about: 'Question',
  wish,
  /** The heading of the question, spoken. */
  question: 'Predict',
  ask,
  /** An answer in words; `shownInstead` for none. */
  value,
  toBoard: 'To the board',
  deeper: 'Deeper',
  back: 'Back',
  blank: 'blank',
  line: (line: number) => `Line ${number(line)}`,
  show: 'Show me',
  /** The verdict on an answer, before the sentence of the step. */
  reply: ({ asking, right }: Question, answer: number) =>
    answer === right
      ? 'Right.'
      : answer === shownInstead
        ? `It is ${value(asking, right)}.`
        : `Not ${value(asking, answer)} but ${value(asking, right)}.`,
  /** Behind it, where a digit had been tried in the cell before. */
  triedBefore: (digit: number) => `${digit}, tried there before, led to no solution.`,
  none: 'No question of this film is answered yet.',
  score: (right: number, all: number) => `${number(right)} of ${number(all)} right`,
  scoreOf: (asking: Asking, right: number, all: number) =>
    `${wish[asking]}: ${number(right)} of ${number(all)}`,
  /** Questions on paper. */
  sheet: {
    name: 'Exercise sheet',
    about:
      'Questions about up to 12 of the steps that follow, on paper. Answers are on a page of their own.',
    answers: (film: string) => `Answers: ${film}`,
    withAnswers: 'With answers at the end',
    print: 'Print an exercise sheet',
    none: 'No step follows here.',
    title: (film: string) => `Predict the next step: ${film}`,
    before: (cell: number, digit: number, isBack: boolean) =>
      `Just before: ${digit} ${isBack ? 'taken out of' : 'put into'} ${cellName(cell)}`,
    board: (caption: string) => `Board ${caption}`,
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
  forget: 'Start over',
  restore: 'Bring the answers back',
};

export type PredictMessages = typeof words;

export const predictMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/predict.ts', { eager: true, import: 'words' }),
);
