// What page and worker say to each other about them.
import type { AnswerTo, Question, QuestionKind } from './questions';

export interface QuestionRequest {
  id: number;
  question: Question;
}

export type QuestionReply<Kind extends QuestionKind> =
  | { id: number; answer: AnswerTo<Kind> }
  /** It threw: this worker is to be discarded. */
  | { id: number; failure: string };
