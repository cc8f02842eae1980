// Finds a lesson by its name: in a post all of them come with the mode, in one file.
import type { LessonName } from '../../core/lesson-names';
import type { Lesson } from './lesson-model';

const lessons = import.meta.glob<Lesson>('./course/*-lesson.ts', { import: 'lesson', eager: true });

export function loadLesson(name: LessonName): Promise<Lesson> {
  const lesson = lessons[`./course/${name}-lesson.ts`];
  if (!lesson) throw new Error(`there is no lesson ${name}`);
  return Promise.resolve(lesson);
}
