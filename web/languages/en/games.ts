// English texts of the list of games.
import type { GamesMessages } from '../../page/games/list/words';
import { words as days } from './days';
import { words as rating } from './rating';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

export const words: GamesMessages = {
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
  here: 'on the board',
  unrated: 'Not a puzzle with one solution',
  solved: 'Solved',
  progress: (filled, blanks) => `${filled} of ${blanks} cells`,
  statistics: {
    title: 'Statistics',
    level: 'Level',
    solved: 'Solved',
    best: 'Best time',
    usual: 'Usual time',
    keep: days.keep,
    grades: rating.grades,
  },
  played: 'Last played',
  more: 'Show more',
  save: 'Save all as a file',
  open: 'Open such a file…',
  fileName: 'retrace-games',
  imported: ({ added, known, unread }) =>
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
