// The answers to the questions of a lesson or of a film, as a teacher reads them.

/** `later`: right after other answers. */
export const outcomes = ['right', 'later', 'wrong', 'shown'] as const;
export type Outcome = (typeof outcomes)[number];

export interface AnswerRow {
  /** The page of the lesson, or the step of the film, from 1. */
  place: number;
  question: string;
  /** In the order in which they were given. */
  answers: readonly string[];
  right: string;
  outcome: Outcome;
}

/** The answers of one lesson or film. */
export interface AnsweredPart {
  of: 'lesson' | 'film';
  name: string;
  /** Undefined where the boards are those of the lesson. */
  puzzle: string | undefined;
  rows: readonly AnswerRow[];
}
