// The puzzle with rules of its own that stands in the place of the board, where an entry has a mode for that.
import type { LitElement } from 'lit';
import { isCountLimit, countLimitExpected } from '../core/calls';
import type { CountReport, SolveReport } from '../core/reports';
import { mayBeVaried, variedTextIn } from '../core/varied/varied-game';
import type { StandInElement } from './contract/mode-element';
import type { Modes } from './opened-modes';
import { signalIn } from './solve/searcher';

export interface StandInHost extends LitElement {
  varied: string;
  game: string;
  whole(): Promise<void>;
}

export class StandIn {
  readonly #host: StandInHost;
  readonly #modes: Modes;

  constructor(host: StandInHost, modes: Modes) {
    this.#host = host;
    this.#modes = modes;
  }

  get isShown(): boolean {
    return this.#modes.standingIn !== undefined;
  }

  get element(): StandInElement | null {
    return this.#modes.standIn;
  }

  /** Shows the puzzle of a text that is no classic one; false where it cannot be one. */
  take(text: string): boolean {
    const stands = this.#modes.views.some(({ standsIn }) => standsIn);
    const puzzle = variedTextIn(text);
    if (!stands || !mayBeVaried(puzzle)) return false;
    this.#host.varied = puzzle;
    if (puzzle !== text) this.#host.game = text;
    return true;
  }

  /** Goes on with a game of the puzzle, or shows its puzzle first; false where the text is no such game. */
  resume(text: string): boolean {
    const puzzle = variedTextIn(text);
    if (puzzle !== text && !this.take(text)) return false;
    if (!this.isShown) return false;
    this.#host.game = text;
    return true;
  }

  leave(): void {
    if (!this.isShown) return;
    this.#host.varied = '';
    this.#host.game = '';
  }

  async solve(asked: unknown): Promise<SolveReport<string>> {
    const signal = signalIn(asked);
    return (await this.#opened()).solve(signal);
  }

  async count(limit: number, asked: unknown): Promise<CountReport> {
    if (!isCountLimit(limit)) throw new RangeError(countLimitExpected);
    const signal = signalIn(asked);
    return (await this.#opened()).count(limit, signal);
  }

  async #opened(): Promise<StandInElement> {
    await this.#host.whole();
    const { element } = this;
    await element?.opened;
    if (!element) throw new Error('the puzzle could not be opened');
    return element;
  }
}

export const standIn = (host: StandInHost, modes: Modes): StandIn => new StandIn(host, modes);
