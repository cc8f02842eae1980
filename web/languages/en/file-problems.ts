// English sentences about files that hold no text, and about what the core’s reader alone finds in texts.
import type { FileWords } from '../../element/shared/words/file-problems';
import fileKinds from './shared/file-kinds.json';
import findings from './shared/text-findings.json';

export const words: FileWords = {
  problem: (problem) => {
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
  findings,
};
