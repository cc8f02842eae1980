// The texts of a lesson in a language: those of its steps, one for each, with a question where the step has one.

/** In texts, `*…*` is a term at its definition, and `` `…` `` is code. */
export interface StepWords {
  text: readonly string[];
}

export interface AskedWords extends StepWords {
  question: string;
  /** The reply to the right answer, also when the answer was shown. */
  right: string;
  /** The reason why another answer is wrong. */
  wrong: (answer: number) => string;
}

export const isAsked = (words: StepWords | AskedWords): words is AskedWords => 'question' in words;

/** Knows of each step whether it has a question, so that the compiler names one that another language, or the lesson, lacks. */
export function lessonWords<const Steps extends readonly (StepWords | AskedWords)[]>(
  steps: Steps,
): {
  readonly steps: {
    readonly [Index in keyof Steps]: Steps[Index] extends AskedWords ? AskedWords : StepWords;
  };
};
export function lessonWords(steps: readonly (StepWords | AskedWords)[]) {
  return { steps };
}
