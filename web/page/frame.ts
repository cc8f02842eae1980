// The frame around the element: its language and its theme.
import { firstLanguage, type Language } from '../element/shared/words/language';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { pageMessages, type PageMessages } from './messages';
import {
  rememberedLanguage,
  rememberedTheme,
  rememberLanguage,
  rememberTheme,
  themeOf,
  type Theme,
} from './preferences';

export function startFrame(sudoku: RetraceSudoku): void {
  let language = rememberedLanguage() ?? firstLanguage(navigator.languages);
  showLanguage(language);
  const languageButton = document.querySelector<HTMLButtonElement>('#language');
  languageButton?.addEventListener('click', () => {
    language = language === 'ko' ? 'en' : 'ko';
    showLanguage(language);
    rememberLanguage(language);
  });

  showTheme(rememberedTheme(), sudoku);
  const themeField = document.querySelector<HTMLFieldSetElement>('#theme');
  themeField?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = themeOf(target.value);
    showTheme(theme, sudoku);
    rememberTheme(theme);
  });

  for (const setting of [languageButton, themeField]) setting?.removeAttribute('hidden');
  document.documentElement.dataset.ready = '';
}

/** The texts in the language shown. */
export const messagesNow = (): PageMessages =>
  pageMessages[document.documentElement.lang === 'ko' ? 'ko' : 'en'];

/** The element follows the language of the document. */
function showLanguage(language: Language): void {
  const messages = pageMessages[language];
  document.documentElement.lang = language;
  document.title = messages.title;
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', language === 'ko' ? 'manifest.ko.webmanifest' : 'manifest.webmanifest');
  document.querySelector('meta[name="description"]')?.setAttribute('content', messages.description);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const name = element.dataset.text ?? '';
    if (isTextName(name)) element.textContent = messages[name];
  }
  const button = document.querySelector<HTMLButtonElement>('#language');
  if (button) {
    button.textContent = messages.otherLanguage;
    button.lang = language === 'ko' ? 'en' : 'ko';
  }
}

const isTextName = (name: string): name is keyof PageMessages => name in pageMessages.en;

function showTheme(theme: Theme, sudoku: RetraceSudoku): void {
  document.documentElement.dataset.theme = theme;
  sudoku.theme = theme;
  const input = document.querySelector<HTMLInputElement>(`#theme [value="${theme}"]`);
  if (input) input.checked = true;
}
