// The languages that programs are written in: Watch shows programs of ours in all of them, Code runs a person's own in some.

const table = {
  cpp: { title: 'C++', ending: 'cpp', isRun: true },
  python: { title: 'Python', ending: 'py', isRun: true },
  java: { title: 'Java', ending: 'java', isRun: true },
  javascript: { title: 'JavaScript', ending: 'js', isRun: true },
} as const;

export type ProgramLanguage = keyof typeof table;
/** A language that Code runs. */
export type CodeLanguage = {
  [Language in ProgramLanguage]: (typeof table)[Language]['isRun'] extends true ? Language : never;
}[ProgramLanguage];

/** The title of a language, how its files end, and whether Code runs it. */
export const programLanguageOf = (
  language: ProgramLanguage,
): { title: string; ending: string; isRun: boolean } => table[language];

export const isCodeLanguage = (language: ProgramLanguage): language is CodeLanguage =>
  table[language].isRun;

/** In the order in which they are offered. */
export const programLanguages: readonly ProgramLanguage[] = Object.keys(table).filter(
  (name): name is ProgramLanguage => Object.hasOwn(table, name),
);
export const codeLanguages: readonly CodeLanguage[] = programLanguages.filter(isCodeLanguage);
