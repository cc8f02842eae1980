// Opens the list of games, which is loaded then.
import { defaultMode } from '../../../core/mode';
import type { Grid } from '../../../core/grid';
import type { RetraceSudoku } from '../../../element/retrace-sudoku';
import { unplayed } from '../../../element/shared/state/game';
import { languageNow } from '../../frame';
import type { Keeping } from '../../kept-visit';
import type { PageText } from '../../../languages/en/page-frame';

/** Puts the game of a puzzle on the board that was played last, where there is one. */
export async function resumeGame(
  { keeper, keepNow, now, goBack }: Keeping,
  puzzle: Grid,
): Promise<boolean> {
  try {
    keepNow();
    const rows = await (await keeper.shelf()).rows();
    const found = rows.find(({ givens }) => givens === puzzle);
    return found !== undefined && (found.id === now() || (await goBack(found.id)));
  } catch {
    return false; // Without storage no game is kept.
  }
}

export async function openGames(
  sudoku: RetraceSudoku,
  { keeper, tabs, keepNow, now, goBack }: Keeping,
  tell: (news: 'gamesRefused' & PageText) => void,
): Promise<void> {
  keepNow();
  try {
    const [shelf] = await Promise.all([keeper.shelf(), import('./list-view')]);
    let list = document.querySelector('retrace-games');
    if (!list) {
      list = document.createElement('retrace-games');
      document.body.append(list);
    }
    const goOn = async (id: string) => {
      // The one on the board is there already, with what it has become since.
      if (id !== now()) return goBack(id);
      sudoku.mode = defaultMode;
      sudoku.reveal();
      return true;
    };
    const restart = async (id: string) => {
      if (!(await goOn(id))) return;
      sudoku.reset();
      sudoku.games?.count(sudoku.games.now, unplayed);
    };
    await list.open({
      shelf,
      tabs,
      language: languageNow(),
      theme: sudoku.theme,
      now: now(),
      goOn: (id) => void goOn(id),
      openVaried: (text) => {
        sudoku.place({ kind: 'varied', text });
        sudoku.reveal();
      },
      restart: (id) => void restart(id),
    });
  } catch {
    tell('gamesRefused');
  }
}
