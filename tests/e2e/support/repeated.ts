// Tests in both languages: one language in every run, the other only in `npm run test:all`.

/** @param usual the language in which it runs every time: not the same one in every specification */
export const inLanguage = <Language extends string>(language: Language, usual: Language): string =>
  `in ${language}${language === usual ? '' : ' @whole'}`;
