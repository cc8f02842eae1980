// English texts of the list of games.
import { wordsIn } from '../look-up';
import { words as days } from './days';
import { words as rating } from './rating';
import { words as techniques } from './technique-names';
import { plural } from './grammar';

const games = (count: number) => plural(count, 'game');

export const words = {
  title: 'My games',
  about: 'Every puzzle that you have begun, kept in this browser.',
  close: 'Close',
  none: 'Nothing yet. A game is kept from its first entry on.',
  goOn: 'Go on',
  look: 'Look at it',
  restart: 'Restart',
  remove: 'Delete',
  removed: 'Deleted.',
  undo: 'Undo',
  /** The labels of games that were given for a day, or to practise a technique. */
  daily: (day: Date) =>
    `Puzzle for ${new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(day)}`,
  practice: (technique: string) => `Practice: ${technique}`,
  techniques: techniques.names,
  /** The game on the board. */
  here: 'on the board',
  unrated: 'Not a puzzle with one solution',
  solved: 'Solved',
  /** So many of the cells that were blank are filled. */
  progress: (filled: number, blanks: number) => `${filled} of ${blanks} cells`,
  /** `usual`: the time in the middle of all. */
  statistics: {
    title: 'Statistics',
    level: 'Level',
    solved: 'Solved',
    best: 'Best time',
    usual: 'Usual time',
    /** The switch of statistics and streak. */
    keep: days.keep,
    grades: rating.grades,
  },
  /** Above the games of puzzles with rules of their own. */
  varied: 'Variants',
  played: 'Last played',
  more: 'Show more',
  save: 'Save all as a file',
  open: 'Open such a file…',
  fileName: 'retrace-games',
  imported: ({ added, known, unread }: { added: number; known: number; unread: number }) =>
    [
      `${games(added)} added.`,
      known > 0 && `${games(known)} were here already.`,
      unread > 0 && `${games(unread)} could not be read.`,
    ]
      .filter(Boolean)
      .join(' '),
  wrongFile: 'That file has no games saved here.',
  failed:
    'The games cannot be read or changed now: the browser refuses storage, or the storage is full.',
};

export type GamesMessages = typeof words;

export const gamesMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/games.ts', { eager: true, import: 'words' }),
);
