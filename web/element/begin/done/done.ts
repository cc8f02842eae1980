// The card of a finished game, for as long as its board is there; its element is loaded with the first one.
import { html, nothing } from 'lit';
import { findContradictions } from '../../../core/contradiction';
import { gradeOf } from '../../../core/techniques/grade';
import { dayOf, type Level } from '../../../core/make/daily';
import type { TechniqueName } from '../../../core/techniques/technique';
import type { BoardPosition } from '../../contract/board';
import type { ExtraHost, Slot } from '../../contract/extra';

/**
 * `next`: another puzzle of a level, or of the one that was played last; `practise`: another one with a technique;
 * `games`: opens the list of games.
 */
export interface DoneWays {
  practise: (technique: TechniqueName) => void;
  next: (level: Level | undefined) => void;
  games: () => void;
}

/** Whether the player has filled the board, and every digit fits. */
const isDone = ({ givens, digits }: BoardPosition): boolean =>
  digits !== givens && !digits.includes('.') && findContradictions(digits).length === 0;

export class Done {
  readonly #host: ExtraHost;
  readonly #ways: DoneWays;
  #closed: BoardPosition | undefined;

  constructor(host: ExtraHost, ways: DoneWays) {
    this.#host = host;
    this.#ways = ways;
  }

  /** Called when the board has changed: the puzzle of a day or a technique may be solved now. */
  changed(): void {
    const { present } = this.#host.positions;
    if (!isDone(present)) return;
    void import('../records').then(
      ({ noteSolved }) => {
        noteSolved(present.givens, dayOf(new Date()));
      },
      () => undefined, // It is noted when it is looked at next time.
    );
  }

  card(): Slot {
    const { positions, language, played } = this.#host;
    const { present } = positions;
    if (this.#closed === present || !isDone(present)) return nothing;
    import('./done-card').catch(() => undefined); // Without the card, the line under the board still says it.
    return html`<retrace-done
      class="card"
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
  }
}

/** A puzzle beyond techniques is followed by one of the hardest level offered. */
function levelOf(rating: number): Level | undefined {
  if (rating === 0) return undefined;
  const grade = gradeOf(rating);
  return grade === 'extreme' || grade === 'beyond' ? 'very-hard' : grade;
}
