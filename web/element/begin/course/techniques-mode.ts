// `techniques` mode, as entries register it: the course of solving techniques.
import { html } from 'lit';
import type { ViewMode } from '../../contract/mode-entry';
import { techniqueNamed, type TechniqueName } from '../../../core/techniques/technique';
import { OpenLesson } from '../../shared/open-lesson';

declare module '../../contract/mode-names' {
  interface OtherModes {
    techniques: ViewMode<'techniques'>;
  }
}

export const techniqueCourse = (): OpenLesson<TechniqueName> => new OpenLesson(techniqueNamed);

export const techniquesMode = (course: OpenLesson<TechniqueName>): ViewMode<'techniques'> => ({
  name: 'techniques',
  place: 'learn',
  hidesPuzzle: true,
  tag: 'retrace-techniques',
  load: () => import('./course-view'),
  view: ({ language }) =>
    html`<retrace-techniques .language=${language} .course=${course}></retrace-techniques>`,
});
