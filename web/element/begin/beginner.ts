// Makes the puzzle that is asked for and puts it on the board, where a game that was begun is kept.
import { MakeClient } from '../../client/make/make-client';
import { dailyOrder, dailySeed, type Level } from '../../core/make/daily';
import { newSeed, type MakeOrder } from '../../core/make/order';
import type { ExtraHost, Saying } from '../contract/extra';
import type { GamesDoor } from './extra';
import { noteGiven, type Purpose } from './records';
import { beginMessagesIn } from './words-in';

interface Wanted {
  order: MakeOrder;
  seed: number;
  text: Saying['text'];
  purpose?: Purpose;
}

export class Beginner {
  readonly #host: ExtraHost;
  readonly #door: GamesDoor;
  readonly #client = new MakeClient();
  /** Counts what was asked for: what comes of it later is not put on the board. */
  #turn = 0;
  isBusy = false;

  constructor(host: ExtraHost, door: GamesDoor) {
    this.#host = host;
    this.#door = door;
  }

  /** Another puzzle of a level. */
  fresh(level: Level): Promise<void> {
    const text: Saying['text'] = (language) => beginMessagesIn(language).made(level);
    return this.#make({ order: dailyOrder(level), seed: newSeed(), text });
  }

  /** The puzzle of a day, which is the same for everybody. */
  async daily(day: string, level: Level): Promise<void> {
    const seed = dailySeed(day, level);
    if (seed === undefined) return;
    await this.#make({
      order: dailyOrder(level),
      seed,
      text: (language) => beginMessagesIn(language).madeDaily(day, level),
      purpose: { kind: 'day', day, level },
    });
  }

  stop(): void {
    this.#turn += 1;
    this.#client.stop();
    this.#show(false);
  }

  async #make({ order, seed, text, purpose }: Wanted): Promise<void> {
    const turn = ++this.#turn;
    this.#show(true);
    try {
      const answer = await this.#client.ask('make', { order, seed, number: 1 });
      if (turn !== this.#turn || answer.kind !== 'made') return;
      const { puzzle } = answer.made;
      if (purpose) noteGiven(purpose, puzzle);
      // A puzzle that comes again goes on where it was left.
      if (!purpose || !(await this.#door.resume?.(puzzle))) this.#host.load(puzzle);
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
