// Settings that are remembered, where the browser allows it.
import { languageOf, type Language } from '../core/language';

const prefix = 'retrace-';

const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeOf = (text: string | null): Theme =>
  themes.find((theme) => theme === text) ?? 'auto';

export const rememberedTheme = (): Theme => themeOf(recall('theme'));
export const rememberTheme = (theme: Theme): void => {
  remember('theme', theme);
};

export const rememberedLanguage = (): Language | undefined => languageOf(recall('language') ?? '');
export const rememberLanguage = (language: Language): void => {
  remember('language', language);
};

// Storage throws in sandboxed frames and where cookies are refused.
function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Then it lasts as long as the page.
  }
}
