// `questions` mode, as entries register it: the board, and questions about its puzzle beside it.
import type { BoardMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    questions: BoardMode<'questions'>;
  }
}

export const questionsMode: BoardMode<'questions'> = {
  name: 'questions',
  place: 'make',
  hasBoard: true,
};
