// Tests that are repeated in each language: one language runs every time, the other only in `npm run test:all`.

/** @param usual the language that runs every time; specifications choose different ones */
export const inLanguage = <Language extends string>(language: Language, usual: Language): string =>
  `in ${language}${language === usual ? '' : ' @whole'}`;
