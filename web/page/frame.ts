// The frame around the element: its language and its theme.
import {
  defaultLanguage,
  firstLanguage,
  languageOf,
  languages,
  type Language,
} from '../core/language';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { type PageMessages, pageMessagesIn } from '../languages/en/page-frame';
import {
  rememberedLanguage,
  rememberedTheme,
  rememberLanguage,
  rememberTheme,
  themeOf,
  type Theme,
} from './preferences';

/** `onLanguage`: called when the language has changed. */
export function startFrame(sudoku: RetraceSudoku, onLanguage: () => void): void {
  let language = rememberedLanguage() ?? firstLanguage(navigator.languages);
  showLanguage(language);
  const languageButton = document.querySelector<HTMLButtonElement>('#language');
  languageButton?.addEventListener('click', () => {
    language = nextTo(language).code;
    showLanguage(language);
    rememberLanguage(language);
    onLanguage();
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

/** The current language. */
export const languageNow = (): Language =>
  languageOf(document.documentElement.lang) ?? defaultLanguage;

export const messagesNow = (): PageMessages => pageMessagesIn(languageNow());

/** The element follows the language of the document. */
function showLanguage(language: Language): void {
  const messages = pageMessagesIn(language);
  const { documentElement: root } = document;
  // Setting the same value again would make the browser recompute every style of the page.
  if (root.lang !== language) root.lang = language;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestIn(language));
  document.querySelector('meta[name="description"]')?.setAttribute('content', messages.description);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const name = element.dataset.text ?? '';
    const text = isTextName(name) ? messages[name] : undefined;
    if (typeof text === 'string') element.textContent = text;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    const name = element.dataset.label ?? '';
    const text = isTextName(name) ? messages[name] : undefined;
    if (typeof text === 'string') element.ariaLabel = text;
  }
  const button = document.querySelector<HTMLButtonElement>('#language');
  if (button) {
    const { code, name } = nextTo(language);
    button.textContent = name;
    button.lang = code;
  }
}

const isTextName = (name: string): name is keyof PageMessages =>
  name in pageMessagesIn(defaultLanguage);

/** The theme that the button changes to. */
function nextTo(language: Language): (typeof languages)[number] {
  const at = languages.findIndex(({ code }) => code === language);
  return languages[at + 1] ?? languages[0];
}

const manifestIn = (language: Language): string =>
  language === defaultLanguage ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

function showTheme(theme: Theme, sudoku: RetraceSudoku): void {
  document.documentElement.dataset.theme = theme;
  sudoku.theme = theme;
  const input = document.querySelector<HTMLInputElement>(`#theme [value="${theme}"]`);
  if (input) input.checked = true;
}
