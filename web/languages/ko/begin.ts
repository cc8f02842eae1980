// Korean texts of how a game is begun.
import type { BeginMessages } from '../../element/begin/words';

export const words: BeginMessages = { label: '게임', games: '내 게임' };
