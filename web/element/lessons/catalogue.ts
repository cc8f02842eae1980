// Fetches a lesson by its name.
import type { Lesson } from './lesson-model';
import type { LessonName } from './names';

const lessons: Readonly<Record<LessonName, () => Promise<{ lesson: Lesson }>>> = {
  rules: () => import('./course/rules-lesson'),
  'three-cells': () => import('./course/three-cells-lesson'),
  recursion: () => import('./course/recursion-lesson'),
  'forgotten-reset': () => import('./course/forgotten-reset-lesson'),
  'sample-2580': () => import('./course/sample-2580-lesson'),
  flags: () => import('./course/flags-lesson'),
  'row-and-column': () => import('./course/row-and-column-lesson'),
  candidates: () => import('./course/candidates-lesson'),
  'greedy-dead-end': () => import('./course/greedy-dead-end-lesson'),
  stopping: () => import('./course/stopping-lesson'),
  'first-solution': () => import('./course/first-solution-lesson'),
  'same-steps': () => import('./course/same-steps-lesson'),
  pruning: () => import('./course/pruning-lesson'),
  'vectors-or-copies': () => import('./course/vectors-or-copies-lesson'),
  'row-major-defeated': () => import('./course/row-major-defeated-lesson'),
  meter: () => import('./course/meter-lesson'),
};

export const loadLesson = async (name: LessonName): Promise<Lesson> =>
  (await lessons[name]()).lesson;
