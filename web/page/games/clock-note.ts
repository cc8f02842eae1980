// The clock of the game on the board, noted when the page is hidden: a page that closes has no time for IndexedDB.
import { recall, remember } from '#remembered';
import type { RecalledBoard } from '../../element/shared/state/kept-board';
import type { OpenedGame } from './games-shelf';

const name = 'clock';

export const noteClock = (id: string, seconds: number): void => {
  remember(name, `${id} ${seconds}`);
};

/** The game with its clock as it was noted, where that is later. */
export function withClock<Opened extends Pick<OpenedGame, 'id' | 'board'>>(opened: Opened): Opened {
  const [id, noted = ''] = (recall(name) ?? '').split(' ');
  const { board } = opened;
  const seconds = id === opened.id ? Number(noted) : 0;
  const before = board.played ?? { seconds: 0, hints: 0 };
  if (!Number.isSafeInteger(seconds) || seconds <= before.seconds) return opened;
  const later: RecalledBoard = { ...board, played: { ...before, seconds } };
  return { ...opened, board: later };
}
