// The lessons by name, in their order, with the number of their questions; known before any is loaded.

/** A test compares the numbers with the lessons. */
export const questionsOf = {
  rules: 3,
  'three-cells': 3,
  recursion: 3,
  'forgotten-reset': 3,
  'sample-2580': 3,
  flags: 3,
  'row-and-column': 3,
  candidates: 3,
  'greedy-dead-end': 3,
  stopping: 3,
  'first-solution': 3,
  'same-steps': 3,
  pruning: 3,
  'vectors-or-copies': 2,
  'row-major-defeated': 3,
  learning: 3,
  meter: 2,
} as const;

export type LessonName = keyof typeof questionsOf;

const isName = (text: string): text is LessonName => Object.hasOwn(questionsOf, text);

export const lessonNames: readonly LessonName[] = Object.keys(questionsOf).filter(isName);

export const lessonNameOf = (text: string): LessonName | undefined =>
  isName(text) ? text : undefined;
