// The page's settings that are remembered.
import { languageOf, type Language } from '../core/language';
import { recall, remember } from '#remembered';

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
