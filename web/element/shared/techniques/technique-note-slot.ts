// The slot for a note on a technique, whose texts are loaded when somebody asks for them.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import type { TechniqueName } from '../../../core/techniques/technique';

let loading: Promise<unknown> | undefined;

/** When loading fails the note stays empty, and the next look tries again. */
const load = () => {
  loading ??= import('./technique-note-view').catch(() => {
    loading = undefined;
  });
};

/** `hasExample`: with a link to a live board, which only the page has. */
const noteOf = (technique: TechniqueName, language: Language, hasExample: boolean) =>
  html`<retrace-technique-note
    .technique=${technique}
    .language=${language}
    .hasExample=${hasExample}
  ></retrace-technique-note>`;

/** For a person who has asked for it, on the page. */
export function askedNote(technique: TechniqueName, language: Language): TemplateResult {
  load();
  return noteOf(technique, language, true);
}

/** Folded, with `title` to unfold it. */
export function techniqueNote(
  technique: TechniqueName,
  language: Language,
  hasExample: boolean,
  title: string,
  more: TemplateResult,
): TemplateResult {
  const onToggle = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLDetailsElement && currentTarget.open) load();
  };
  return html`<details class="about" @toggle=${onToggle}>
    <summary>${title}</summary>
    ${noteOf(technique, language, hasExample)} ${more}
  </details>`;
}
