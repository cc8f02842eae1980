// Explores the search in the background, for a picture as wide as the timeline.
import type { WatchSession } from '../../../client/watch-session';
import type { Timeline } from '../../../core/watched-search';
import type { WatchStore } from '../state/watch-model';

/** Exploring goes no further by itself: beyond it, checkpoints lie too far apart for a quick seek. */
const exploredAtMost = 1e9;

type Explored = Pick<WatchSession, 'explore' | 'halt'>;

export class Exploring {
  readonly #store: WatchStore;
  #session: Explored | undefined;
  /** The columns of the picture; 0 before it is on the page. */
  #columns = 0;
  #isSeen = true;
  /** It was to explore while nobody saw it. */
  #isDue = false;

  constructor(store: WatchStore) {
    this.#store = store;
  }

  get columns(): number {
    return this.#columns;
  }

  open(session: Explored): void {
    this.#session = session;
    this.#start();
  }

  /** Where nobody sees the picture, nothing is explored for it. */
  see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    const { exploring, overview } = this.#store.current();
    if (isSeen && this.#isDue) this.#start();
    if (isSeen || this.#isDue || !exploring || overview?.finished) return;
    this.#session?.halt();
    this.#isDue = true;
  }

  close(): void {
    this.#isDue = false;
    this.#session = undefined;
  }

  /** Another width of the picture; what was halted stays so, with a picture of that width. */
  drawIn(columns: number): void {
    const { exploring, overview } = this.#store.current();
    const staysHalted = this.#columns > 0 && !exploring && !overview?.finished;
    this.#columns = columns;
    this.#start();
    if (staysHalted) this.halt();
  }

  halt(): void {
    this.#isDue = false;
    this.#session?.halt();
    this.#store.dispatch({ type: 'explore', exploring: false });
  }

  toggle(): void {
    if (this.#store.current().exploring) this.halt();
    else this.#start();
  }

  /** A picture of all that is explored by now. */
  hear(timeline: Timeline): void {
    this.#store.dispatch({ type: 'overview', timeline });
    if (timeline.explored >= exploredAtMost && this.#store.current().exploring) this.halt();
  }

  #start(): void {
    if (!this.#session || this.#columns === 0) return;
    this.#isDue = !this.#isSeen;
    if (this.#isSeen) this.#session.explore(this.#columns);
    this.#store.dispatch({ type: 'explore', exploring: true });
  }
}
