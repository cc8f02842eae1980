// The frame around every step of a lesson: its title, the buttons to other lessons and steps, its link and its tag.
import { html, nothing, type TemplateResult } from 'lit';
import { copiedLink } from '../shared/copied-link';
import type { Lesson } from './lesson-model';
import { lessonNames, type LessonName } from '../../core/lesson-names';
import type { LessonMessages } from '../../languages/en/lessons';

export function lessonHead(
  name: LessonName,
  text: LessonMessages,
  open: ((lesson: LessonName | undefined) => void) | undefined,
): TemplateResult {
  const at = lessonNames.indexOf(name);
  const button = (label: string, path: string, lesson: LessonName | undefined, enabled = true) =>
    html`<button
      type="button"
      class="quiet"
      aria-label=${label}
      title=${label}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) open?.(lesson);
      }}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
    </button>`;
  const [previous, next] = [lessonNames[at - 1], lessonNames[at + 1]];
  return html`<header class="stacked middle">
    ${
      open
        ? html`<p class="number muted lining text-13">
            ${text.lesson} ${at + 1} / ${lessonNames.length}
          </p>`
        : nothing
    }
    <h2 class="text-20" id="title" tabindex="-1">${text.lessons[name].title}</h2>
    ${
      open
        ? html`<div class="ways strip">
            ${button(text.all, 'M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01M7 5.5h10M7 10h10M7 14.5h10', undefined)}
            ${button(text.previous, 'M12 4.5 6.5 10l5.5 5.5', previous, previous !== undefined)}
            ${button(text.next, 'M8 4.5l5.5 5.5L8 15.5', next, next !== undefined)}
          </div>`
        : nothing
    }
  </header>`;
}

/** The buttons back and on within the lesson. */
export function stepButtons(
  { steps }: Lesson,
  index: number,
  text: LessonMessages,
  go: (index: number) => void,
): TemplateResult {
  const button = (kind: string, label: string, to: number) => {
    const enabled = to >= 0 && to < steps.length;
    return html`<button
      type="button"
      class=${kind}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) go(to);
      }}
    >
      ${label}
    </button>`;
  };
  const isLast = index === steps.length - 1;
  return html`<div class="turn strip middle apart gap-8" role="group" aria-label=${text.steps}>
    ${button('secondary', text.back, index - 1)}
    <span class="dots flow" aria-hidden="true"
      >${steps.map((_, at) => html`<i class=${at === index ? 'here' : ''}></i>`)}</span
    >
    ${button(isLast ? 'secondary' : 'primary', text.on, index + 1)}
  </div>`;
}

export function lessonFooter(
  address: string,
  notice: 'copied' | 'linkCopied' | 'copyFailed' | undefined,
  text: LessonMessages,
  copy: { tag: () => void; lesson: () => void; link: (address: string) => void },
): TemplateResult {
  return html`<p class="take flow middle muted text-13">
    ${copiedLink(address, text.link, copy.link)}
    <button type="button" class="quiet" @click=${copy.tag}>${text.tag}</button>
    <button type="button" class="quiet" @click=${copy.lesson}>${text.lessonTag}</button>
    <span role="status">${notice ? text[notice] : nothing}</span>
  </p>`;
}
