// The lessons as an extra: the open one above all else, the list below. Both are loaded later than the element.
import { html, nothing } from 'lit';
import { takesPuzzles, type Extra, type ExtraHost, type Slots } from '../contract';
import type { LessonInput } from './lesson';
import type { LessonListInput } from './lesson-list';
import type { LessonName } from './lessons';
import { lessonSlotStyles } from './slot-styles';

export const lessonsExtra: Extra = { styles: [lessonSlotStyles], attach: slotsOf };

function slotsOf(host: ExtraHost): Slots {
  let lesson: LessonName | undefined;
  const show = (name: LessonName | undefined) => {
    lesson = name;
    host.requestUpdate();
  };
  /** Opens a lesson with its first scene on the board. */
  const begin = async (name: LessonName) => {
    const [{ scenes, showScene }] = await Promise.all([import('./lessons'), import('./lesson')]);
    show(name);
    showScene(host.stage, scenes[name][0]);
  };
  return {
    start: () => {
      // A list that cannot be fetched leaves its place empty; nothing else needs it.
      if (takesPuzzles(host)) import('./lesson-list').catch(() => undefined);
    },
    above: () => {
      if (lesson === undefined || !takesPuzzles(host)) return nothing;
      const input: LessonInput = {
        language: host.language,
        lesson,
        digits: host.positions.present.digits,
        stage: host.stage,
        open: (next) => {
          if (next === undefined) show(undefined);
          else void begin(next);
        },
      };
      return html`<retrace-lesson .input=${input}></retrace-lesson>`;
    },
    below: () => {
      if (!takesPuzzles(host)) return nothing;
      const { language } = host;
      const input: LessonListInput = { language, opened: lesson, open: (name) => void begin(name) };
      return html`<retrace-lesson-list .input=${input}></retrace-lesson-list>`;
    },
  };
}
