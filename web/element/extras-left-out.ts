// The widget's extras: none. A post brings its own puzzle and its own words, and few bytes.
import { nothing } from 'lit';

export const gallery = (): typeof nothing => nothing;
export const lessonList = gallery;
export const openLesson = gallery;
export const loadLessonList = (): void => undefined;
export const deskSlot = gallery;
export const playSlot = gallery;
export const refereeCommands = (): object => ({});
export const refereeText = (): string => '';
export const loadOutsideLinks = (): Promise<never> => Promise.reject(new Error('left out'));
export const extraStyles: [] = [];
export const extraWatchStyles: [] = [];
