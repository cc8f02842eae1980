// The first picture in turns of the browser: the board with what solves it, what stands around them,
// and what is below. As one task it would hold up the first taps on a slow phone.
import type { LitElement, ReactiveController } from 'lit';
import { nextFrame, nextTurn } from './shared/clock';

export interface Turns {
  /** Whether the parts of a turn are drawn: 1 is what is around the board, 2 what is below. */
  has: (turn: 1 | 2) => boolean;
  /** Resolves once all of them are. */
  whole: Promise<void>;
}

export const allAtOnce = (): Turns => ({ has: () => true, whole: Promise.resolve() });

const last = 2;

export class FirstTurns implements ReactiveController, Turns {
  readonly #host: LitElement;
  #drawn = 0;
  #end!: () => void;
  readonly whole = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  has(turn: number): boolean {
    return turn <= this.#drawn;
  }

  /** After the first picture; of those that follow nothing has to be known. */
  hostUpdated(): void {
    this.#host.removeController(this);
    void this.#drawRest();
  }

  async #drawRest(): Promise<void> {
    while (this.#drawn < last) {
      await afterPaint();
      this.#drawn++;
      this.#host.requestUpdate();
    }
    await nextTurn();
    this.#end();
  }
}

/** What is not seen is not painted. */
async function afterPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await nextFrame();
  await nextTurn();
}
