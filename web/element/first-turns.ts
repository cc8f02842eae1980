// Draws the first picture in several turns of the browser: the board, its controls, the parts around it, and those
// below. As one task it would hold up the first taps on a slow phone.
import type { LitElement, ReactiveController } from 'lit';
import { nextFrame, nextTurn } from './shared/clock';

export type Turn = 'use' | 'around' | 'below';

export interface Turns {
  /** Whether the parts of a turn are drawn. */
  has: (turn: Turn) => boolean;
  /** Resolves once all turns are drawn. */
  whole: Promise<void>;
}

export const allAtOnce = (): Turns => ({ has: () => true, whole: Promise.resolve() });

/** The turns after the board. */
const order: readonly Turn[] = ['use', 'around', 'below'];

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

  has(turn: Turn): boolean {
    return order.indexOf(turn) < this.#drawn;
  }

  /** The first picture is drawn: the controller has nothing more to observe. */
  hostUpdated(): void {
    this.#host.removeController(this);
    void this.#drawRest();
  }

  async #drawRest(): Promise<void> {
    while (this.#drawn < order.length) {
      await afterPaint();
      this.#drawn++;
      this.#host.requestUpdate();
    }
    await nextTurn();
    this.#end();
  }
}

/** Resolves after a paint; a hidden page is not painted, so only after a turn. */
async function afterPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await nextFrame();
  await nextTurn();
}
