// The languages of Code mode: what they are called, how their files end, and what runs them, fetched when first used.
import type { ProgramRunner } from '../../client/code/runner';
import type { ProgramLanguage } from '../../core/code/run';

interface LanguageEntry {
  title: string;
  ending: string;
  load: () => Promise<ProgramRunner>;
  /** Of a language that is fetched once, large as it is, and kept apart from the page. */
  kept?: () => Promise<KeptLanguage>;
}

export interface KeptLanguage {
  bytes: number;
  isKept: boolean;
  forget: () => Promise<void>;
}

export const codeLanguages: Partial<Record<ProgramLanguage, LanguageEntry>> = {
  cpp: {
    title: 'C++',
    ending: 'cpp',
    load: async () => {
      const { createCppRunner } = await import('../../client/code/cpp-runner');
      return createCppRunner();
    },
    kept: async () => {
      const { compilerBytes, forgetCompiler, isCompilerKept } =
        await import('../../client/code/cpp-runner');
      return { bytes: compilerBytes, isKept: await isCompilerKept(), forget: forgetCompiler };
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

const order: readonly ProgramLanguage[] = ['cpp', 'python', 'javascript'];

/** Those that can be chosen. */
export const offeredLanguages = order.filter((language) => codeLanguages[language] !== undefined);

/** By how a file's name ends. */
export function languageOfFile(name: string): ProgramLanguage | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  if (ending === 'cc' || ending === 'cxx') return offered('cpp');
  return offeredLanguages.find((language) => codeLanguages[language]?.ending === ending);
}

const offered = (language: ProgramLanguage): ProgramLanguage | undefined =>
  offeredLanguages.includes(language) ? language : undefined;

export const languageNamed = (name: unknown): ProgramLanguage | undefined =>
  offeredLanguages.find((language) => language === name);
