// The languages that Code mode runs: what runs each is fetched when it is first used.
import type { KeptLanguage } from '../../client/code/kept-language';
import type { ProgramRunner } from '../../client/code/runner';
import {
  programLanguageOf,
  programLanguages,
  type ProgramLanguage,
} from '../../core/program-languages';
import { foreignLanguages } from '../../core/code/language-signs';
import type { Recognised } from '../../core/code/recognised';
import { recall, remember } from '#remembered';

interface LanguageEntry {
  /** The system that programs in it expect, where people ask for it by name. */
  system?: string;
  load: () => Promise<ProgramRunner>;
  /** The kept files of a language that is fetched once, large as it is, and kept apart from the page. */
  kept?: () => Promise<KeptLanguage | 'not-built'>;
}

export const languageEntries: Readonly<Record<ProgramLanguage, LanguageEntry>> = {
  cpp: {
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
    load: async () => {
      const { createPythonRunner } = await import('../../client/code/python-runner');
      return createPythonRunner();
    },
    kept: async () => {
      const { keptPython } = await import('../../client/code/python-runner');
      return keptPython();
    },
  },
  java: {
    load: async () => {
      const { createJavaRunner } = await import('../../client/code/java-runner');
      return createJavaRunner();
    },
    kept: async () => {
      const { keptJava } = await import('../../client/code/java-runner');
      return keptJava();
    },
  },
  javascript: {
    system: 'Node.js',
    load: async () => {
      const { createJavaScriptRunner } = await import('../../client/code/javascript-runner');
      return createJavaScriptRunner();
    },
  },
};

export function titleOf(language: ProgramLanguage): string {
  const { title } = programLanguageOf(language);
  const { system } = languageEntries[language];
  return system === undefined ? title : `${title} (${system})`;
}

/** How files end beside the usual ending of each language. */
const otherEndings: ReadonlyMap<string, ProgramLanguage> = new Map([
  ['cc', 'cpp'],
  ['cxx', 'cpp'],
  ['c', 'cpp'],
  ['mjs', 'javascript'],
]);

const endingOf = (language: ProgramLanguage): string => programLanguageOf(language).ending;

/** The files that a field takes: programs, and texts whose language is recognised. */
export const programFiles = [...programLanguages.map(endingOf), ...otherEndings.keys(), 'txt']
  .map((ending) => `.${ending}`)
  .join();

/** By how a file's name ends; `foreign`: the name of a language that does not run here. */
export function languageOfFile(name: string): Recognised | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const ours =
    otherEndings.get(ending) ?? programLanguages.find((language) => endingOf(language) === ending);
  const other = foreignLanguages.find(({ endings }) => endings.includes(ending));
  return ours ?? (other && { foreign: other.name });
}

export const languageNamed = (name: unknown): ProgramLanguage | undefined =>
  programLanguages.find((language) => language === name);

const rememberedAs = 'code-language';

/** The language that was run or chosen last; C++ at first, in which most people submit. */
export const lastLanguage = (): ProgramLanguage => languageNamed(recall(rememberedAs)) ?? 'cpp';
export const rememberLanguage = (language: ProgramLanguage): void => {
  remember(rememberedAs, language);
};
