// Sentences about files that hold no text, and about what the core's reader alone finds in texts: they come with the first such file,
// and with the reader.
import type { FileProblem } from '../core/problem';
import type { Language } from '../core/language';
import type { FileWords } from './en/file-problems';

let words: ((language: Language) => FileWords) | undefined;

export function learnFileWords(wordsIn: (language: Language) => FileWords): void {
  words = wordsIn;
}

export const fileProblem = (problem: FileProblem, language: Language): string =>
  words?.(language).problem(problem) ?? problem.name;

export const findingIn = (code: string, language: Language): string =>
  words?.(language).findings[code] ?? code;
