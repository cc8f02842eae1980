// The courses of the page, each of a mode: the lesson that is open in one is part of the address.
import type { LessonName } from '../../core/lesson-names';
import type { OpenLesson } from '../../element/shared/open-lesson';
import type { TechniqueName } from '../../core/techniques/technique';

export interface Courses {
  readonly learn: OpenLesson<LessonName>;
  readonly techniques: OpenLesson<TechniqueName>;
}

/** The course of a mode; undefined where it has none. */
export const courseIn = (courses: Courses, mode: string): Courses[keyof Courses] | undefined =>
  mode === 'learn' || mode === 'techniques' ? courses[mode] : undefined;
