// `learn` mode, as entries register it: the lessons, with the entry's search on the board.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';
import type { SearchPieces } from '../contract/hosted-search';
import { OpenLesson } from '../shared/open-lesson';
import { lessonNameOf, type LessonName } from '../../core/lesson-names';

declare module '../contract/mode-names' {
  interface OtherModes {
    learn: ViewMode<'learn'>;
  }
}

/** The course of lessons, shared by the mode and the page's address. */
export const learnCourse = (): OpenLesson<LessonName> => new OpenLesson(lessonNameOf);

export const learnMode = (
  course: OpenLesson<LessonName>,
  pieces: SearchPieces,
): ViewMode<'learn'> => ({
  name: 'learn',
  place: 'learn',
  hidesPuzzle: true,
  tag: 'retrace-learn',
  load: () => Promise.all([import('./learn-with-films'), pieces.load()]),
  view: (input) =>
    html`<retrace-learn .input=${input} .course=${course} .pieces=${pieces}></retrace-learn>`,
});
