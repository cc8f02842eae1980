// English texts of saving a film.
import { wordsIn } from '../look-up';

export const words = {
  save: 'Save the recording',
  /** The name of the box, and what it means. */
  withProgram: 'With the program in it',
  withProgramNote: 'A post then shows your program beside the board, with its line lit.',
  /** The program is longer than a recording may carry. */
  tooLong: 'The program is longer than 65,536 characters, so the file holds the steps alone.',
  /** The program is too long for the address of the page. */
  noLink:
    'The program is too long for an address: reloading comes back here, but a link carries the puzzle alone. To pass the film on, save the recording.',
};

export type SaveFilmMessages = typeof words;

export const saveFilmMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/save-film.ts', { eager: true, import: 'words' }),
);
