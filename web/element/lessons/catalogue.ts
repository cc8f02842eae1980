// Fetches a lesson by its name.
import type { LessonName } from '../../core/lesson-names';
import type { Lesson } from './lesson-model';

const lessons = import.meta.glob<Lesson>('./course/*-lesson.ts', { import: 'lesson' });

export async function loadLesson(name: LessonName): Promise<Lesson> {
  const load = lessons[`./course/${name}-lesson.ts`];
  if (!load) throw new Error(`there is no lesson ${name}`);
  return load();
}
