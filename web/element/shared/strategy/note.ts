// The place of what a strategy does. The sentences are a part of the script that comes when somebody looks at
// strategies: a board in a post is mostly left at the one that it begins with.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { defaultStrategy, type StrategyName } from '../../../core/strategy';

let loading: Promise<unknown> | undefined;

/** Without its part a note stays empty, and the next look asks again. */
export function loadNotes(): void {
  loading ??= import('./strategy-note-view').catch(() => {
    loading = undefined;
  });
}

/** Resolves once those that are shown have their sentences, or do without. */
export const notesThere = async (): Promise<void> => {
  await loading;
};

export function strategyNote(strategy: StrategyName, language: Language): TemplateResult {
  if (strategy !== defaultStrategy) loadNotes();
  return html`<retrace-strategy-note
    strategy=${strategy}
    lang=${language}
  ></retrace-strategy-note>`;
}
