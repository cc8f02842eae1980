// English texts of how a game is begun.
import type { BeginMessages } from '../../element/begin/words';

export const words: BeginMessages = { label: 'Games', games: 'My games' };
