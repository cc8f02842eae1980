// The widget's extras: none. A post brings its own puzzle and its own words, and few bytes.
import { nothing, type TemplateResult } from 'lit';

export const gallery = (): typeof nothing => nothing;
export const hasLessons = (): boolean => false;
export const withLessons = (view: TemplateResult): TemplateResult => view;
export const loadLessonList = (): void => undefined;
export const openInBulk = (): Promise<boolean> => Promise.resolve(false);
export const deskSlot = gallery;
export const playSlot = gallery;
export const refereeCommands = (): object => ({});
export const refereeText = (): string => '';
export const loadOutsideLinks = (): Promise<never> => Promise.reject(new Error('left out'));
export const extraStyles: [] = [];
export const extraWatchStyles: [] = [];
