// The languages of Code mode: what they are called, how their files end, and what runs them, fetched when first used.
import type { KeptLanguage } from '../../client/code/kept';
import type { ProgramRunner } from '../../client/code/runner';
import { codeLanguages, type CodeLanguage } from '../../core/code/run';
import { recall, remember } from '../shared/remembered';

interface LanguageEntry {
  title: string;
  ending: string;
  load: () => Promise<ProgramRunner>;
  /** Of a language that is fetched once, large as it is, and kept apart from the page. */
  kept?: () => Promise<KeptLanguage>;
}

export const languageEntries: Readonly<Record<CodeLanguage, LanguageEntry>> = {
  cpp: {
    title: 'C++',
    ending: 'cpp',
    load: async () => {
      const { createCppRunner } = await import('../../client/code/cpp-runner');
      return createCppRunner();
    },
    kept: async () => {
      const { keptCpp } = await import('../../client/code/cpp-runner');
      return keptCpp();
    },
  },
  python: {
    title: 'Python',
    ending: 'py',
    load: async () => {
      const { createPythonRunner } = await import('../../client/code/python-runner');
      return createPythonRunner();
    },
    kept: async () => {
      const { keptPython } = await import('../../client/code/python-runner');
      return keptPython();
    },
  },
  javascript: {
    title: 'JavaScript (Node.js)',
    ending: 'js',
    load: async () => {
      const { createJavaScriptRunner } = await import('../../client/code/javascript-runner');
      return createJavaScriptRunner();
    },
  },
};

/** By how a file's name ends. */
export function languageOfFile(name: string): CodeLanguage | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  if (ending === 'cc' || ending === 'cxx' || ending === 'c') return 'cpp';
  if (ending === 'mjs') return 'javascript';
  return codeLanguages.find((language) => languageEntries[language].ending === ending);
}

export const languageNamed = (name: unknown): CodeLanguage | undefined =>
  codeLanguages.find((language) => language === name);

const rememberedAs = 'code-language';

/** What was run or chosen last; C++ at first, in which most people submit. */
export const lastLanguage = (): CodeLanguage => languageNamed(recall(rememberedAs)) ?? 'cpp';
export const rememberLanguage = (language: CodeLanguage): void => {
  remember(rememberedAs, language);
};
