// English sentences about files that hold no text, and about what the core’s reader alone finds in texts.
import type { FileProblem } from '../../core/problem';
import { wordsIn } from '../look-up';
import fileKinds from '../../../cpp/words/en/file-kinds.json';
import findings from '../../../cpp/words/en/text-findings.json';

/** By the code of a fault. */
const known: Readonly<Record<string, string>> = findings;

export const words = {
  problem: (problem: FileProblem) => {
    switch (problem.kind) {
      case 'unreadable-file':
        return `“${problem.name}” could not be read.`;
      case 'picture':
        return `“${problem.name}” is a picture, which cannot be read here. Bring the puzzle as text.`;
      case 'too-much-packed':
        return `“${problem.name}” unpacks to more than 1 GiB, the limit. Unpack it and bring parts of it.`;
      case 'no-text':
        return `“${problem.name}”: ${fileKinds[problem.is]}.`;
    }
  },
  findings: known,
};

export type FileWords = typeof words;

export const fileWordsIn = wordsIn(
  words,
  import.meta.glob('../*/file-problems.ts', { eager: true, import: 'words' }),
);
