// The card of a finished game, for as long as its board is there; its element is loaded with the first one.
import { html } from 'lit';
import { gradeOf } from '../../../core/techniques/grade';
import { dayOf, type Level } from '../../../core/make/daily';
import type { TechniqueName } from '../../../core/techniques/technique';
import type { BoardPosition } from '../../contract/board-actions';
import type { Card, ExtraHost } from '../../contract/extra';
import { isFinished } from '../../shared/state/position';

/**
 * `next`: another puzzle of a level, or of the one that was played last; `practise`: another one with a technique;
 * `games`: opens the list of games.
 */
export interface DoneWays {
  practise: (technique: TechniqueName) => void;
  next: (level: Level | undefined) => void;
  games: () => void;
}

export class Done {
  readonly #host: ExtraHost;
  readonly #ways: DoneWays;
  #closed: BoardPosition | undefined;
  /** The board whose puzzle is noted as solved: the card counts it for the streak. */
  #noted: BoardPosition | undefined;

  constructor(host: ExtraHost, ways: DoneWays) {
    this.#host = host;
    this.#ways = ways;
  }

  /** Called when the board has changed: the puzzle of a day or a technique may be solved now. */
  changed(): void {
    const { positions } = this.#host;
    const { present } = positions;
    if (!isFinished(positions)) return;
    void import('../given-puzzles')
      .then(
        ({ noteSolved }) => {
          noteSolved(present.givens, dayOf(new Date()));
        },
        () => undefined, // It is noted when it is looked at next time.
      )
      .then(() => {
        this.#noted = present;
        this.#host.requestUpdate();
      });
  }

  card(): Card | undefined {
    const { positions, language, played } = this.#host;
    const { present } = positions;
    if (this.#closed === present || this.#noted !== present) return undefined;
    import('./done-card').catch(() => undefined); // Without the card, the line under the board still says it.
    const content = html`<retrace-done
      .puzzle=${present.givens}
      .language=${language}
      .played=${played}
      .commands=${{
        next: (rating: number) => {
          this.#ways.next(levelOf(rating));
        },
        practise: this.#ways.practise,
        games: this.#ways.games,
        close: () => {
          this.#closed = present;
          this.#host.requestUpdate();
          this.#host.focusBoard();
        },
      }}
    ></retrace-done>`;
    return { panel: 'done', content };
  }
}

/** A puzzle beyond techniques is followed by one of the hardest level offered. */
function levelOf(rating: number): Level | undefined {
  if (rating === 0) return undefined;
  const grade = gradeOf(rating);
  return grade === 'extreme' || grade === 'beyond' ? 'very-hard' : grade;
}
