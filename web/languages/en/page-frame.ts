// English texts of the frame around the element.
import { wordsIn } from '../look-up';

/** Texts that do not depend on what the page shows. */
export type PageText = {
  [Name in keyof PageMessages]: PageMessages[Name] extends string ? Name : never;
}[keyof PageMessages];

export const words = {
  title: 'Retrace: Sudoku by backtracking',
  description: 'Solves Sudoku in your browser and shows how the backtracking search got there.',
  skip: 'To the board',
  /** The title of the document in a mode. */
  titleOf: (mode: string) => `${mode} · Retrace`,
  places: 'Places',
  placePlay: 'Play',
  placeSearch: 'Search',
  placeLearn: 'Learn',
  placeMake: 'Make',
  /** The purpose of each place, in a sentence. */
  leads: {
    play: 'A new Sudoku or your own, with a hint for every step.',
    search: 'Every step of a backtracking search, forwards and back.',
    learn: 'Solving techniques one by one, and backtracking in seventeen lessons.',
    make: 'Make new puzzles to order, and check your own: is the solution unique, which givens are needed?',
  },
  modes: 'Modes',
  /** The button that opens the language and the theme on a phone. */
  choices: 'Language and theme',
  theme: 'Theme',
  themeAuto: 'Auto',
  themeLight: 'Light',
  themeDark: 'Dark',
  about:
    'Type a puzzle, paste it anywhere on this page, or drop a file. ' +
    'The address carries the puzzle, so a link shows it to others.',
  embed: 'Embed',
  embedAbout: 'Put the board on screen into your own post or page.',
  embedFailed: 'The embed panel could not be loaded.',
  privacy: 'Everything is computed on this device; no puzzle leaves it. MIT licence.',
  offlineReady: 'Everything works offline now.',
  updateReady: 'There is a new version.',
  updateWaits: 'The new version comes when the search has ended.',
  gamesRefused: 'Games cannot be kept here. Copy the address.',
  reload: 'Reload',
  close: 'Close',
};

export type PageMessages = typeof words;

export const pageMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/page-frame.ts', { eager: true, import: 'words' }),
);
