// The sentences of web/languages/file-words.ts, in every language; whoever imports this has them.
import { fileWordsIn } from '../../../languages/en/file-problems';
import { learnFileWords } from '../../../languages/file-words';

learnFileWords(fileWordsIn);
