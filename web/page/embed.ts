// The button that opens the embed panel, which is loaded then.
import { isEmbeddedMode } from '../core/mode';
import { defaultLanguage, languageOf } from '../core/language';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { watchDefaults } from '../element/shared/watch-attributes';
import type { Opening } from './embed/panel';
import type { Embedded } from './embed/snippet';
import type { PageText } from './words';
import { themeOf } from './preferences';

/** `tell` shows a text in the page's news. */
export function startEmbed(
  sudoku: RetraceSudoku,
  tell: (news: 'embedFailed' & PageText) => void,
): void {
  const place = document.querySelector<HTMLElement>('#embed');
  place?.querySelector('button')?.addEventListener('click', () => {
    openPanel(sudoku).catch(() => {
      tell('embedFailed');
    });
  });
  place?.removeAttribute('hidden');
}

async function openPanel(sudoku: RetraceSudoku): Promise<void> {
  await import('./embed/panel');
  let panel = document.querySelector('retrace-embed-panel');
  if (!panel) {
    panel = document.createElement('retrace-embed-panel');
    document.body.append(panel);
  }
  await panel.open(onScreen(sudoku));
}

function onScreen(sudoku: RetraceSudoku): Opening {
  const { lang, dataset } = document.documentElement;
  const language = languageOf(lang) ?? defaultLanguage;
  const theme = themeOf(dataset.theme ?? null);
  const { mode, strategy, positions, watched = watchDefaults } = sudoku;
  const embedded: Embedded = {
    ...watched,
    puzzle: positions.present.digits,
    mode: isEmbeddedMode(mode) ? mode : 'solve',
    strategy,
    controls: 'full',
    lang: language,
    theme,
  };
  return { embedded, language, theme };
}
