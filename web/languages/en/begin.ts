// English texts of how a game is begun.
import type { BeginMessages } from '../../element/begin/words';

const levels: BeginMessages['levels'] = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  'very-hard': 'Expert',
  extreme: 'Extreme',
};

export const words: BeginMessages = {
  label: 'Games',
  games: 'My games',
  fold: 'New',
  fresh: 'New puzzle',
  levels,
  today: 'Today’s puzzle',
  calendar: 'Calendar',
  bring: 'Bring your own',
  back: 'Back to this one',
  technique: 'By technique',
  making: 'Making a puzzle…',
  tries: (count) => `${count.toLocaleString('en')} tried`,
  stop: 'Leave it',
  made: (level) => `A new puzzle: ${levels[level].toLowerCase()}. It has one solution.`,
  madeDaily: (day, level) => `The puzzle of ${day}: ${levels[level].toLowerCase()}.`,
  failed: 'No puzzle could be made. Ask again.',
};
