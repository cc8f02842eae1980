// Sentences about files that hold no text, and about what the core's reader alone finds in texts: they come with the first such file,
// and with the reader.
import type { Language } from '../../../core/language';
import type { BoardProblem } from '../state/problem';

export type FileProblem = Extract<
  BoardProblem,
  { kind: 'unreadable-file' | 'picture' | 'no-text' | 'too-much-packed' }
>;

export interface FileWords {
  problem: (problem: FileProblem) => string;
  /** By the code of a fault. */
  findings: Readonly<Record<string, string>>;
}

let words: ((language: Language) => FileWords) | undefined;

export function learnFileWords(wordsIn: (language: Language) => FileWords): void {
  words = wordsIn;
}

export const isOfFile = (problem: BoardProblem): problem is FileProblem =>
  ['unreadable-file', 'picture', 'no-text', 'too-much-packed'].includes(problem.kind);

export const fileProblem = (problem: FileProblem, language: Language): string =>
  words?.(language).problem(problem) ?? problem.name;

export const findingIn = (code: string, language: Language): string =>
  words?.(language).findings[code] ?? code;
