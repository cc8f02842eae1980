// Every text of what helps to play. A language that lacks one does not compile.
import type { Check } from '../../core/questions/questions';
import type { Mistake } from '../shared/state/state';
import type { Language } from '../shared/words/language';
import { playEn } from '../../languages/en/play';
import { playKo } from '../../languages/ko/play';

export interface PlayMessages {
  label: string;
  notes: string;
  autoNotes: string;
  check: string;
  whereWrong: string;
  goBack: string;
  timer: string;
  showTimer: string;
  hideTimer: string;
  checkFailed: string;
  desk: string;
  checked: (check: Check) => string;
  mistake: (mistake: Mistake | 'givens' | 'none') => string;
}

const languages: Record<Language, PlayMessages> = { en: playEn, ko: playKo };

export const playMessagesIn = (language: Language): PlayMessages => languages[language];
