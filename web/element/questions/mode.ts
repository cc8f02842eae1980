// `questions` mode, as entries register it: the board, and questions about its puzzle beside it.
import type { BoardMode } from '../contract/mode-entry';
import { labelIn } from '../shared/words/look-up';

declare module '../contract/mode' {
  interface OtherModes {
    questions: BoardMode<'questions'>;
  }
}

export const questionsMode: BoardMode<'questions'> = {
  name: 'questions',
  place: 'make',
  label: labelIn(
    import.meta.glob('../../languages/*/questions-label.ts', { eager: true, import: 'words' }),
  ),
  hasBoard: true,
};
