// The open lesson as an extra, above all else; it is loaded when one is first opened.
import { html, nothing } from 'lit';
import { takesPuzzles, type Extra } from '../contract';
import type { Course } from './course';
import type { LessonInput } from './lesson';
import { lessonSlotStyles } from './slot-styles';

export const lessonsExtra = (course: Course): Extra => ({
  styles: [lessonSlotStyles],
  attach: (host) => {
    course.attach(host);
    return {
      above: () => {
        const { lesson } = course;
        if (lesson === undefined || !takesPuzzles(host)) return nothing;
        const input: LessonInput = {
          language: host.language,
          lesson,
          digits: host.positions.present.digits,
          stage: host.stage,
          open: (next) => {
            if (next !== undefined) void course.open(next);
            else {
              course.close();
              host.stage.mode = 'learn';
            }
          },
        };
        return html`<retrace-lesson .input=${input}></retrace-lesson>`;
      },
    };
  },
});
