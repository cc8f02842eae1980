// Every text of questions before a step. A language that lacks one does not compile.
import type { Asking, Question, Wish } from './question';
import type { Answered } from './scores';

/** The answers of a film, for a text that a teacher reads. */
export interface Report {
  film: string;
  puzzle: string;
  answers: readonly Answered[];
}

export interface PredictMessages {
  title: string;
  on: string;
  note: string;
  about: string;
  wish: Record<Wish, string>;
  /** The heading of the question, spoken. */
  question: string;
  ask: (question: Question) => string;
  toBoard: string;
  deeper: string;
  back: string;
  blank: string;
  line: (line: number) => string;
  show: string;
  /** The verdict on an answer, before the sentence of the step. */
  reply: (question: Question, answer: number) => string;
  /** Behind it, where a digit had been tried in the cell before. */
  triedBefore: (digit: number) => string;
  none: string;
  score: (right: number, all: number) => string;
  scoreOf: (asking: Asking, right: number, all: number) => string;
  save: string;
  forget: string;
  restore: string;
  /** The name of the file, without its ending. */
  file: string;
  report: (report: Report) => string;
}
