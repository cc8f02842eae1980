// The parts of a lesson: steps, each with a search on the board and possibly a question.
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { SteppedStrategyName } from '../../core/strategy';
import type { AskedWords, StepWords } from '../../languages/lesson';
import type { FigureSpec } from './figures/spec';
import type { LessonName } from '../../core/lesson-names';

/** The search that the board shows. */
export interface Scene {
  puzzle: Grid;
  strategy: SteppedStrategyName;
  /** The number of steps taken; 0 is the start. */
  at: number;
  /** A recording from the same puzzle by a program that is not one of the strategies; see docs/trace-format.md. */
  film?: string;
  /** Cells that the text points at. */
  pointed?: readonly number[];
}

/**
 * A question and its right answers. While it is open, the board hides what the next step is about,
 * unless `open` is set.
 */
export type Ask = { open?: true } & (
  | { by: 'cell'; right: readonly number[] }
  /** `cell`: the blank of the question, where most digits are refused. `orNone`: 0 answers that no digit fits. */
  | { by: 'digit'; right: number; cell?: number; orNone?: true }
  /** `within`: the factor by which an answer may be wrong; undefined: not at all. */
  | { by: 'number'; right: number; within?: number }
);

export interface LessonStep {
  scene: Scene;
  beside?: 'program' | FigureSpec;
  ask?: Ask;
  /** The step, or the whole scene, that is shown once the question is answered. */
  then?: number | Scene;
}

/** The texts of the steps, one for each, with a question where the step has one. */
type WordsOf<Steps extends readonly LessonStep[]> = {
  readonly [Index in keyof Steps]: Steps[Index] extends { ask: Ask } ? AskedWords : StepWords;
};

export interface Lesson {
  name: LessonName;
  steps: readonly LessonStep[];
  words: (language: Language) => { readonly steps: readonly (StepWords | AskedWords)[] };
}

/** A lesson whose texts have a question where a step has one. */
export const lessonOf = <Steps extends readonly LessonStep[]>(
  name: LessonName,
  steps: Steps,
  words: (language: Language) => { readonly steps: WordsOf<NoInfer<Steps>> },
): Lesson => ({ name, steps, words });

export const isRight = (ask: Ask, answer: number): boolean => {
  switch (ask.by) {
    case 'cell':
      return ask.right.includes(answer);
    case 'digit':
      return answer === ask.right;
    case 'number': {
      const { right, within = 1 } = ask;
      if (answer === right) return true;
      return answer > 0 && Math.max(answer / right, right / answer) <= within;
    }
  }
};

/** The answer that is shown on request. */
export const answerOf = (ask: Ask): number => (ask.by === 'cell' ? (ask.right[0] ?? 0) : ask.right);

/** The scene before a step's question is answered, or after. */
export function sceneOf({ scene, then }: LessonStep, isAnswered: boolean): Scene {
  if (!isAnswered || then === undefined) return scene;
  return typeof then === 'number' ? { ...scene, at: then } : then;
}

/** The lesson as a tag for any page. */
export const lessonTagOf = ({ name }: Lesson, page: number): string =>
  `<retrace-sudoku mode="lesson" lesson="${name}"${page > 1 ? ` at="${page}"` : ''}></retrace-sudoku>`;

/** A scene as a tag for any page. A film is not a search of ours, so its tag shows the strategy's search instead. */
export function embedOf({ puzzle, strategy, at, film }: Scene): string {
  const position = at > 0 && film === undefined ? ` at="${at}"` : '';
  const attributes = `puzzle="${puzzle}" mode="watch" strategy="${strategy}"${position}`;
  return `<retrace-sudoku ${attributes}></retrace-sudoku>`;
}
