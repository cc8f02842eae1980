// The languages that there are texts in. A language is a folder web/languages/<code> and a line here.

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'ko', name: '한국어' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage: Language = 'en';

/** 'ko-KR' is 'ko'; undefined for a language there are no texts in. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find(({ code }) => code === primary)?.code;
}

/** The first of these tags that there are texts in. */
export function firstLanguage(tags: readonly string[]): Language {
  return tags.map(languageOf).find((language) => language !== undefined) ?? defaultLanguage;
}
