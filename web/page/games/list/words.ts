// Every text of the list of games. A language that lacks one does not compile.
import type { Grade } from '../../../core/techniques/grade';
import type { Imported } from '../file';

export interface GamesMessages {
  title: string;
  about: string;
  close: string;
  none: string;
  goOn: string;
  look: string;
  restart: string;
  remove: string;
  removed: string;
  undo: string;
  /** The game on the board. */
  here: string;
  unrated: string;
  solved: string;
  /** So many of the cells that were blank are filled. */
  progress: (filled: number, blanks: number) => string;
  played: string;
  /** `usual`: the time in the middle of all. */
  statistics: {
    title: string;
    level: string;
    solved: string;
    best: string;
    usual: string;
    /** The switch of statistics and streak. */
    keep: string;
    grades: Record<Grade, string>;
  };
  more: string;
  save: string;
  open: string;
  fileName: string;
  imported: (imported: Imported) => string;
  wrongFile: string;
  failed: string;
}
