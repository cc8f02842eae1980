// Every text of the source panel, in both languages.
import type { Language } from '../../shared/words/language';

export interface SourceMessages {
  title: string;
  file: string;
  follow: (file: string) => string;
  line: (line: number, file: string) => string;
  loading: string;
  failed: string;
}

const en: SourceMessages = {
  title: 'Source',
  file: 'File',
  follow: (file) => `At work: ${file}`,
  line: (line, file) => `Line ${line} of ${file} is at work`,
  loading: 'The source is fetched…',
  failed: 'The source could not be fetched.',
};

const ko: SourceMessages = {
  title: '소스',
  file: '파일',
  follow: (file) => `지금 실행: ${file}`,
  line: (line, file) => `지금 실행되는 곳: ${file} ${line}번째 줄`,
  loading: '소스를 불러오는 중…',
  failed: '소스를 불러오지 못했습니다.',
};

const languages: Record<Language, SourceMessages> = { en, ko };

export const sourceMessagesIn = (language: Language): SourceMessages => languages[language];
