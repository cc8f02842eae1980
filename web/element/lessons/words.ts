// Every text of the list of lessons and around an open one. A language that lacks one does not compile.
import type { Refusal } from '../../core/refusals';
import type { LessonName } from './names';

export interface LessonMessages {
  title: string;
  about: string;
  /** The word for a lesson beside its title. */
  lesson: string;
  /** The number of answered questions, beside the title. */
  answered: (count: number, whole: number) => string;
  goOn: string;
  begin: string;
  forget: string;
  forgotten: string;
  loading: string;
  failed: string;
  again: string;
  /** The buttons around an open lesson. */
  all: string;
  previous: string;
  next: string;
  /** The name of the group of steps. */
  steps: string;
  step: (number: number, whole: number) => string;
  back: string;
  on: string;
  /** The name of the board with its controls. */
  stage: string;
  /** The name of the figure or program beside the text. */
  beside: string;
  question: string;
  /** Leads to the board, where a cell is to be chosen. */
  toBoard: string;
  digits: string;
  none: string;
  number: string;
  answer: string;
  show: string;
  /** The reply to a text that is not a number. */
  noNumber: string;
  /** The reply to a digit that a peer has. */
  refused: (refusal: Refusal) => string;
  given: (cell: number) => string;
  link: string;
  tag: string;
  copied: string;
  linkCopied: string;
  copyFailed: string;
  lessons: Record<LessonName, { title: string; summary: string }>;
}
