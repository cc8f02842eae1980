// Tells which positions of the board belong to which game: a puzzle put onto the board begins another one.
import type { History } from './history';
import { isBegun, type Game, type Position } from './position';
import type { Action, State } from './solving-state';

/** The counts of a game that is played. */
export interface Played {
  /** The time in which the page was seen, between the first entry and the last. */
  seconds: number;
  /** Hints that were opened. */
  hints: number;
}

export const unplayed: Played = { seconds: 0, hints: 0 };

/** Tells the games of an element apart: each position that was on the board belongs to one. */
export class Games {
  now: Game = {};
  readonly #of = new WeakMap<Position, Game>();
  readonly #played = new WeakMap<Game, Played>();
  /** The counts before the game was begun anew, by the position that undo comes back to. */
  readonly #before = new WeakMap<Position, Played>();

  playedOf(game: Game): Played {
    return this.#played.get(game) ?? unplayed;
  }

  count(game: Game, played: Played): void {
    this.#played.set(game, played);
  }

  /** Called after an action; finds the game that the board belongs to now. */
  follow(before: State, action: Action, { history }: State): void {
    const { present } = history;
    if (action.type === 'recall') {
      this.now = action.game ?? {};
      this.#hold(history, this.now);
      return;
    }
    if (action.type === 'keep-before') this.#hold(action.history, action.game);
    if (present === before.history.present) return;
    if (action.type === 'reset') {
      this.#before.set(before.history.present, this.playedOf(this.now));
      this.count(this.now, unplayed);
    }
    const again = action.type === 'undo' ? this.#before.get(present) : undefined;
    if (again) this.count(this.now, again);
    // The first position of all comes from no action.
    if (!this.#of.has(before.history.present)) this.#of.set(before.history.present, this.now);
    // The game before may be back, or digits that were all taken away.
    const known = this.#of.get(present);
    if (known) this.now = known;
    else if (begins(before, action, isBegun(this.historyOf(this.now, before.history))))
      this.now = {};
    this.#of.set(present, this.now);
  }

  #hold(history: History<Position>, game: Game): void {
    for (const position of positionsIn(history)) this.#of.set(position, game);
  }

  /** The positions of a history that belong to a game, around the present one. */
  historyOf(game: Game, { past, present, future }: History<Position>): History<Position> {
    const isOwn = (position: Position) => this.#of.get(position) === game;
    return { past: past.filter(isOwn), present, future: future.filter(isOwn) };
  }
}

const positionsIn = ({ past, present, future }: History<Position>) => [...past, present, ...future];

/** Whether the action puts another puzzle onto the board. */
function begins({ history }: State, action: Action, wasBegun: boolean): boolean {
  if (action.type === 'restore') return action.position.givens !== history.present.givens;
  // Digits typed onto an emptied board are another puzzle.
  const empties = action.type === 'clear' || action.type === 'type';
  return action.type === 'load' || (empties && wasBegun);
}
