// Makes the puzzle that is asked for and puts it on the board, where a game that was begun is kept.
import { MakeClient } from '../../client/make/make-client';
import { dailyOrder, dailySeed, type Level } from '../../core/make/daily';
import { newSeed } from '../../core/make/order';
import type { ExtraHost, Saying } from '../contract/extra';
import { beginMessagesIn } from './words-in';

export class Beginner {
  readonly #host: ExtraHost;
  readonly #client = new MakeClient();
  /** Counts what was asked for: what comes of it later is not put on the board. */
  #turn = 0;
  isBusy = false;

  constructor(host: ExtraHost) {
    this.#host = host;
  }

  /** Another puzzle of a level. */
  fresh(level: Level): Promise<void> {
    return this.#make(level, newSeed(), (language) => beginMessagesIn(language).made(level));
  }

  /** The puzzle of a day, which is the same for everybody. */
  async daily(day: string, level: Level): Promise<void> {
    const seed = dailySeed(day, level);
    if (seed === undefined) return;
    await this.#make(level, seed, (language) => beginMessagesIn(language).madeDaily(day, level));
  }

  stop(): void {
    this.#turn += 1;
    this.#client.stop();
    this.#show(false);
  }

  async #make(level: Level, seed: number, text: Saying['text']): Promise<void> {
    const turn = ++this.#turn;
    this.#show(true);
    try {
      const answer = await this.#client.ask('make', { order: dailyOrder(level), seed, number: 1 });
      if (turn !== this.#turn || answer.kind !== 'made') return;
      this.#host.load(answer.made.puzzle);
      this.#host.say({ isError: false, text });
      this.#host.reveal();
      this.#host.focusBoard();
    } catch {
      if (turn !== this.#turn) return;
      this.#host.say({ isError: true, text: (language) => beginMessagesIn(language).failed });
    } finally {
      if (turn === this.#turn) this.#show(false);
    }
  }

  #show(isBusy: boolean): void {
    this.isBusy = isBusy;
    this.#host.requestUpdate();
  }
}
