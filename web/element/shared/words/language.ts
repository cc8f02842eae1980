// Which language the element speaks: its own, the nearest `lang` around it, the browser's, else English.
import { en } from '../../../languages/en/element';
import { ko } from '../../../languages/ko/element';
import type { Messages } from './words';

const languages = { en, ko } as const satisfies Record<string, Messages>;
export type Language = keyof typeof languages;

export const messagesIn = (language: Language): Messages => languages[language];

/** 'ko-KR' is 'ko'; undefined for a language there are no messages in. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return primary === 'ko' || primary === 'en' ? primary : undefined;
}

/** The first of these tags that there are messages in. */
export function firstLanguage(tags: readonly string[]): Language {
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en';
}
