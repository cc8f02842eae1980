// The sentences of web/element/shared/words/file-problems.ts, in every language; whoever imports this has them.
import { learnFileWords, type FileWords } from './file-problems';
import { wordsIn } from './look-up';

learnFileWords(
  wordsIn<FileWords>(
    import.meta.glob('../../../languages/*/file-problems.ts', { eager: true, import: 'words' }),
  ),
);
