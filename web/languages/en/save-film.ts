// English texts of saving a film.
import type { SaveFilmMessages } from '../../element/shared/programs/words';

export const words: SaveFilmMessages = {
  save: 'Save the recording',
  withProgram: 'With the program in it',
  withProgramNote: 'A post then shows your program beside the board, with its line lit.',
  tooLong: 'The program is longer than 65,536 characters, so the file holds the steps alone.',
  noLink:
    'The program is too long for an address: reloading comes back here, but a link carries the puzzle alone. To pass the film on, save the recording.',
};
