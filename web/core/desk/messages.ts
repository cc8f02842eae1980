// What page and desk worker say to each other.
import type { AnswerTo, Question, QuestionKind } from './questions';

export interface DeskRequest {
  id: number;
  question: Question;
}

export type DeskReply<Kind extends QuestionKind> =
  | { id: number; answer: AnswerTo<Kind> }
  /** It threw: this worker is to be discarded. */
  | { id: number; failure: string };
