// Fetches a lesson by its name.
import type { Lesson } from './model';
import type { LessonName } from './names';

const lessons: Readonly<Record<LessonName, () => Promise<{ lesson: Lesson }>>> = {
  rules: () => import('./course/rules'),
  'three-cells': () => import('./course/three-cells'),
  recursion: () => import('./course/recursion'),
  'forgotten-reset': () => import('./course/forgotten-reset'),
  'sample-2580': () => import('./course/sample-2580'),
  flags: () => import('./course/flags'),
  'row-and-column': () => import('./course/row-and-column'),
  candidates: () => import('./course/candidates'),
  'greedy-dead-end': () => import('./course/greedy-dead-end'),
  stopping: () => import('./course/stopping'),
  'first-solution': () => import('./course/first-solution'),
  'same-steps': () => import('./course/same-steps'),
  pruning: () => import('./course/pruning'),
  'vectors-or-copies': () => import('./course/vectors-or-copies'),
  'row-major-defeated': () => import('./course/row-major-defeated'),
  meter: () => import('./course/meter'),
};

export const loadLesson = async (name: LessonName): Promise<Lesson> =>
  (await lessons[name]()).lesson;
