// The link between the page, which keeps the games, and the choice of a game beside the board.
import type { Grid } from '../../core/grid';

export interface GamesDoor {
  /** Opens the list of games, which only the page has. */
  open: (() => void) | undefined;
  /** Resumes the kept game of a puzzle; resolves with whether there is one. */
  resume?: (puzzle: Grid) => Promise<boolean>;
  /** Whether nobody has played here and no puzzle came along: a phone then begins with the choice open. */
  isFirst: boolean;
}
