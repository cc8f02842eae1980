// An exercise on paper: questions about steps of a film that follow, and their answers on pages of their own.
import type { Grid } from '../../../core/grid';
import { goesBack, questionAt, type Question, type Wish } from '../../../core/prediction';
import type { PredictMessages } from '../../../languages/en/predict';
import type { StepAhead } from '../player/ahead';
import { printSheet } from '../../shared/print/print-sheet';
import type { Sheet, SheetPuzzle } from '../../shared/print/paper-sheets';

/** Two pages of questions. */
export const questionsOnSheet = 12;

export interface Exercise {
  film: string;
  givens: Grid;
  wish: Wish;
  /** A question is about each. */
  steps: readonly StepAhead[];
  answers: boolean;
}

/** A line of a program is no question on paper, which does not have the program. */
const askings = ['cell', 'digit', 'way'] as const;

export function exerciseSheet(exercise: Exercise, text: PredictMessages): Sheet {
  const { film, steps, answers } = exercise;
  const { sheet } = text;
  return {
    paper: 'a4',
    perPage: 6,
    title: sheet.title(film),
    puzzles: steps.flatMap((step, index) => boardOf(step, index, exercise, text) ?? []),
    answersTitle: answers ? sheet.answers(film) : undefined,
    foot: sheet.page,
  };
}

function boardOf(
  { shown, next }: StepAhead,
  index: number,
  { givens, wish }: Exercise,
  text: PredictMessages,
): SheetPuzzle | undefined {
  const asking = askings.find((each) => each === wish) ?? askings[index % askings.length] ?? 'way';
  const question = questionAt(shown, next, asking);
  if (!question) return undefined;
  const number = `${index + 1}. `;
  const { sheet } = text;
  return {
    grid: shown.grid,
    givens,
    solution: next.grid,
    caption: number + text.ask(question),
    note: shown.step ? sheet.before(shown.step.cell, shown.step.digit, goesBack(shown.step)) : '',
    marked: cellAsked(question),
    answer: {
      caption: number + text.value(question.asking, question.right),
      marked: [question.step.cell],
    },
  };
}

/** The cell that the question names. */
const cellAsked = ({ asking, step }: Question): number[] => (asking === 'digit' ? [step.cell] : []);

export function printExercise(exercise: Exercise, text: PredictMessages): void {
  const { sheet } = text;
  printSheet(exerciseSheet(exercise, text), sheet.name, ({ caption }) => sheet.board(caption));
}
