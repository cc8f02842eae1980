// Makes the puzzle that is asked for and puts it on the board; the game before is kept.
import { MakeClient } from '../../client/make/make-client';
import { dailyOrder, dailySeed, type Level } from '../../core/make/daily';
import { newSeed, type MakeOrder } from '../../core/make/order';
import type { BoardPosition } from '../contract/board-actions';
import type { ExtraHost, Saying } from '../contract/extra';
import type { GamesDoor } from './games-door';
import type { Grid } from '../../core/grid';
import type { TechniqueName } from '../../core/techniques/technique';
import { noteLevel } from './played-level';
import { noteGiven, type Purpose } from './given-puzzles';
import type { PracticeFinder, PracticePuzzle } from './practice/finder';
import { beginMessagesIn } from '../../languages/en/begin';

interface Wanted {
  /** Resolves with undefined where there is no such puzzle; rejects where the search is stopped. */
  find: () => Promise<Grid | undefined>;
  text: Saying['text'];
  purpose?: Purpose;
  level?: Level;
  /** The position to begin from, once the puzzle is found; undefined: the givens alone. */
  from?: () => BoardPosition | undefined;
}

export class Beginner {
  readonly #host: ExtraHost;
  readonly #door: GamesDoor;
  readonly #client = new MakeClient();
  /** Counts the requests, so that the puzzle of an earlier one is not put on the board. */
  #turn = 0;
  isBusy = false;
  /** The number of puzzles tried for the one in the making; 0 where it is not shown. */
  tries = 0;
  #finder: PracticeFinder | undefined;

  constructor(host: ExtraHost, door: GamesDoor) {
    this.#host = host;
    this.#door = door;
  }

  /** Another puzzle of a level. */
  fresh(level: Level): Promise<void> {
    const text: Saying['text'] = (language) => beginMessagesIn(language).made(level);
    return this.#put({ find: () => this.#made(dailyOrder(level), newSeed()), text, level });
  }

  /** The puzzle of a day, the same for everybody. */
  async daily(day: string, level: Level): Promise<void> {
    const seed = dailySeed(day, level);
    if (seed === undefined) return;
    await this.#put({
      find: () => this.#made(dailyOrder(level), seed),
      text: (language) => beginMessagesIn(language).madeDaily(day, level),
      purpose: { kind: 'day', day, level },
      level,
    });
  }

  /** Puts on the board a puzzle on which a technique is the hardest step, right before that step. */
  async practise(technique: TechniqueName): Promise<void> {
    const { PracticeFinder, begunWith, positionOf } = await import('./practice/finder');
    const finder = (this.#finder ??= new PracticeFinder());
    let found: PracticePuzzle | undefined;
    await this.#put({
      find: async () => {
        found = await finder.find(technique, (tries) => {
          this.tries = tries;
          this.#host.requestUpdate();
        });
        return found.puzzle;
      },
      text: (language) => begunWith(technique, found?.at, language),
      purpose: { kind: 'technique', technique },
      from: () => found?.at && positionOf(found.at),
    });
  }

  stop(): void {
    this.#turn += 1;
    this.#client.stop();
    this.#finder?.stop();
    this.#show(false);
  }

  async #made(order: MakeOrder, seed: number): Promise<Grid | undefined> {
    const answer = await this.#client.ask('make', { order, seed, number: 1 });
    return answer.kind === 'made' ? answer.made.puzzle : undefined;
  }

  async #put({ find, text, purpose, level, from }: Wanted): Promise<void> {
    this.stop();
    const turn = ++this.#turn;
    this.#show(true);
    try {
      const puzzle = await find();
      if (turn !== this.#turn || !puzzle) return;
      if (purpose) noteGiven(purpose, puzzle);
      if (level) noteLevel(puzzle, level);
      // A puzzle that comes again is resumed where it was left.
      if (!purpose || !(await this.#door.resume?.(puzzle))) this.#host.load(puzzle);
      const position = from?.();
      if (position) this.#host.dispatch({ type: 'restore', position });
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
    // It is told in the place of the keys how the making goes; what was made brings them back.
    if (isBusy) this.#host.dispatch({ type: 'open', panel: 'begin' });
    else if (this.#host.panel === 'begin') this.#host.dispatch({ type: 'open', panel: 'keys' });
    this.tries = 0;
    this.#host.requestUpdate();
  }
}
