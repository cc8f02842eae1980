// Where lessons stand in the element: the open one above all else, the list below. Both are loaded
// later than the element.
import { html, nothing, type TemplateResult } from 'lit';
import type { Grid } from '../../core/grid';
import type { Controls } from '../solve/solve-view';
import type { Language } from '../../core/language';
import type { LessonInput } from './lesson';
import type { LessonListInput } from './lesson-list';
import type { LessonName, Stage } from './lessons';

export interface LessonSlots {
  language: Language;
  /** The open one. */
  lesson: LessonName | undefined;
  digits: Grid;
  stage: Stage;
  open: (lesson: LessonName | undefined) => void;
}

/** Whether an element has them. */
export const hasLessons = ({
  controls,
  readonly,
}: {
  controls: Controls;
  readonly: boolean;
}): boolean => controls === 'full' && !readonly;

/** A view between the open lesson and the list. */
export const withLessons = (view: TemplateResult, slots: LessonSlots): TemplateResult =>
  html`${openLesson(slots)}${view}${lessonList(slots)}`;

function openLesson({
  language,
  lesson,
  digits,
  stage,
  open,
}: LessonSlots): TemplateResult | typeof nothing {
  if (lesson === undefined) return nothing;
  const input: LessonInput = {
    language,
    lesson,
    digits,
    stage,
    open: (next) => {
      if (next === undefined) open(undefined);
      else void begin(next, stage, open);
    },
  };
  return html`<retrace-lesson .input=${input}></retrace-lesson>`;
}

function lessonList({ language, lesson, stage, open }: LessonSlots): TemplateResult {
  const input: LessonListInput = {
    language,
    opened: lesson,
    open: (name) => void begin(name, stage, open),
  };
  return html`<retrace-lesson-list .input=${input}></retrace-lesson-list>`;
}

/** A list that cannot be fetched leaves its place empty; nothing else needs it. */
export function loadLessonList(): void {
  import('./lesson-list').catch(() => undefined);
}

/** Opens a lesson with its first scene on the board. */
async function begin(name: LessonName, stage: Stage, open: LessonSlots['open']): Promise<void> {
  const [{ scenes, showScene }] = await Promise.all([import('./lessons'), import('./lesson')]);
  open(name);
  showScene(stage, scenes[name][0]);
}
