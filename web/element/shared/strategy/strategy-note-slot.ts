// The slot for a note on a strategy. Its sentences are loaded when somebody looks at strategies: most visitors
// of a board in a post keep the strategy that it begins with.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { defaultStrategy, type StrategyName } from '../../../core/strategy';

let loading: Promise<unknown> | undefined;

/** When loading fails the note stays empty, and the next look tries again. */
export function loadNotes(): void {
  loading ??= import('./strategy-note-view').catch(() => {
    loading = undefined;
  });
}

/** Resolves once the shown notes have their sentences, or loading has failed. */
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
