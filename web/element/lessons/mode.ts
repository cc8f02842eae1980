// `learn` mode, as entries register it: the lessons to choose from.
import { html } from 'lit';
import type { ViewMode } from '../contract';
import { labelIn } from '../shared/words/label-in';
import type { Course } from './course';
import type { LessonListInput } from './lesson-list';

declare module '../contract' {
  interface OtherModes {
    learn: ViewMode<'learn'>;
  }
}

export const learnMode = (course: Course): ViewMode<'learn'> => ({
  name: 'learn',
  place: 'learn',
  label: labelIn(
    import.meta.glob('../../languages/*/lessons-label.ts', { eager: true, import: 'words' }),
  ),
  hidesPuzzle: true,
  tag: 'retrace-lesson-list',
  load: () => import('./lesson-list'),
  view: ({ language }) => {
    const input: LessonListInput = { language, open: (name) => void course.open(name) };
    return html`<retrace-lesson-list .input=${input}></retrace-lesson-list>`;
  },
});
