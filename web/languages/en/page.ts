// English texts of the frame around the element.
import type { PageMessages } from '../../page/words';

export const words: PageMessages = {
  title: 'Retrace: Sudoku by backtracking',
  description: 'Solves Sudoku in your browser and shows how the backtracking search got there.',
  skip: 'To the board',
  titleOf: (mode) => `${mode} · Retrace`,
  places: 'Places',
  placePlay: 'Play',
  placeSearch: 'Search',
  placeLearn: 'Learn',
  placeMake: 'Make',
  leads: {
    play: 'A new Sudoku or your own, with a hint for every step.',
    search: 'Every step of a backtracking search, forwards and back.',
    learn: 'Backtracking in sixteen lessons, and puzzles to try it on.',
    make: 'Make new puzzles to order, and check your own: is the solution unique, which givens are needed?',
  },
  modes: 'Modes',
  modeSolve: 'Board',
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
  gameKept: 'Your game is kept.',
  gameBack: 'Back to it',
  gamesRefused: 'Games cannot be kept here. Copy the address.',
  reload: 'Reload',
  close: 'Close',
};
