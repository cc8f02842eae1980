// The languages that programs are written in: Watch shows programs of ours in all of them, and Code runs a person's own.

const table = {
  cpp: { title: 'C++', ending: 'cpp' },
  python: { title: 'Python', ending: 'py' },
  java: { title: 'Java', ending: 'java' },
  javascript: { title: 'JavaScript', ending: 'js' },
} as const;

export type ProgramLanguage = keyof typeof table;

/** The title of a language, and how its files end. */
export const programLanguageOf = (language: ProgramLanguage): { title: string; ending: string } =>
  table[language];

/** In the order in which they are offered. */
export const programLanguages: readonly ProgramLanguage[] = Object.keys(table).filter(
  (name): name is ProgramLanguage => Object.hasOwn(table, name),
);
