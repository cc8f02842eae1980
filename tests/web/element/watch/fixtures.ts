// Watch mode without a page or a worker: states, a store, a session and a clock that tests move by hand.
import type { WatchSession } from '../../../../web/client/watch-session';
import { emptyGrid, gridOf, type Grid } from '../../../../web/core/grid';
import type {
  FindDirection,
  FindTarget,
  Timeline,
  WatchState,
} from '../../../../web/core/watched-search';
import type { Clock } from '../../../../web/element/shared/clock';
import {
  initialModel,
  reduceWatch,
  type WatchAction,
  type WatchModel,
  type WatchStore,
} from '../../../../web/element/watch/state/watch-model';

export const counters = {
  steps: 0,
  placements: 0,
  backtracks: 0,
  deadEnds: 0,
  legalityChecks: 0,
  calls: 0,
  depth: 0,
  maxDepth: 0,
};

/** The state of a search at a position, without steps and stack unless `known` has them. */
export function stateAt(position: number, known: Partial<WatchState> = {}): WatchState {
  return {
    position,
    status: 'searching',
    grid: emptyGrid,
    trail: [],
    step: undefined,
    stack: [],
    goal: undefined,
    stuck: undefined,
    candidates: [],
    counters: { ...counters, steps: position },
    explored: 1000,
    finished: false,
    ...known,
  };
}

export function gridIn(text: string): Grid {
  const grid = gridOf(text);
  if (!grid) throw new Error('not a grid');
  return grid;
}

/** A timeline of `columns` columns from step 0 to 1000, with what `known` adds. */
export function timelineOf(columns: number, known: Partial<Timeline> = {}): Timeline {
  return {
    from: 0,
    to: 1000,
    columns,
    min: new Uint8Array(columns),
    max: new Uint8Array(columns),
    deadEnds: new Uint32Array(columns),
    solutions: new Uint8Array(columns),
    exact: false,
    explored: 1000,
    finished: false,
    ...known,
  };
}

export const modelAfter = (...actions: WatchAction[]): WatchModel =>
  actions.reduce(reduceWatch, initialModel);

/** A store that keeps the model and every action that changed the model. */
export function storeAfter(...before: WatchAction[]) {
  let model = modelAfter(...before);
  const actions: WatchAction[] = [];
  const store: WatchStore = {
    current: () => model,
    dispatch: (action) => {
      actions.push(action);
      model = reduceWatch(model, action);
    },
  };
  return {
    store,
    actions,
    positions: () => actions.flatMap((each) => (each.type === 'show' ? [each.state.position] : [])),
  };
}

/** Lets all promises that are ready run on, and those that follow from them. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A clock whose time moves only by `pass`; a frame comes every 16 ms of that time. */
export class HandClock implements Clock {
  #now = 0;
  #waiting: { at: number; resolve: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  frame(): Promise<void> {
    return this.#until((Math.floor(this.#now / 16) + 1) * 16);
  }

  pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
      if (signal.aborted) resolve();
      else void this.#until(this.#now + ms).then(resolve);
    });
  }

  /** Moves the time on by `ms`, and stops at each moment for which somebody waits. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = Math.min(end, ...this.#waiting.map(({ at }) => at));
      this.#now = Math.max(this.#now, next);
      const due = this.#waiting.filter(({ at }) => at <= this.#now);
      this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
      if (due.length === 0) break;
      for (const { resolve } of due) resolve();
    }
  }

  #until(at: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ at, resolve });
    });
  }
}

/** A search of `length` steps whose answers come at once, or when `release` is called while it is `held`. */
export class HandSession implements WatchSession {
  readonly puzzle = emptyGrid;
  readonly strategy = 'used-flags';
  readonly asked: string[] = [];
  readonly #length: number;
  #position = 0;
  held = false;
  #answers: (() => void)[] = [];
  isClosed = false;

  constructor(length: number) {
    this.#length = length;
  }

  state(): Promise<WatchState> {
    return this.#answer('state');
  }

  peek(): Promise<WatchState> {
    const next = Math.min(this.#length, this.#position + 1);
    this.asked.push('peek');
    return Promise.resolve(stateAt(next, this.known(next)));
  }

  seek(position: number): Promise<WatchState> {
    this.#goTo(position);
    return this.#answer(`seek ${position}`);
  }

  step(count: number): Promise<WatchState> {
    this.#goTo(this.#position + count);
    return this.#answer(`step ${count}`);
  }

  find(target: FindTarget, direction: FindDirection): Promise<WatchState | undefined> {
    const answer = this.#answer(`find ${JSON.stringify(target)} ${direction}`);
    return target === 'solution' ? answer : answer.then(() => undefined);
  }

  play({ until = this.#length }: { until?: number | undefined } = {}): Promise<WatchState> {
    this.#goTo(until);
    return this.#answer(`play ${until}`);
  }

  detail(from: number, to: number, columns: number): Promise<Timeline> {
    this.asked.push(`detail ${from} ${to} ${columns}`);
    return Promise.resolve(timelineOf(columns, { from, to, exact: true }));
  }

  explore(columns: number): void {
    this.asked.push(`explore ${columns}`);
  }

  halt(): void {
    this.asked.push('halt');
  }

  close(): void {
    this.isClosed = true;
  }

  /** Answers the oldest question that is held back. */
  async release(): Promise<void> {
    this.#answers.shift()?.();
    await settled();
  }

  /** Facts of a state beyond its position; a test may set its own. */
  known: (position: number) => Partial<WatchState> = () => ({});

  #goTo(position: number): void {
    this.#position = Math.min(this.#length, Math.max(0, position));
  }

  #answer(question: string): Promise<WatchState> {
    this.asked.push(question);
    const isOver = this.#position === this.#length;
    const status = isOver ? 'exhausted' : 'searching';
    const state = stateAt(this.#position, { status, ...this.known(this.#position) });
    if (!this.held) return Promise.resolve(state);
    return new Promise((resolve) => {
      this.#answers.push(() => {
        resolve(state);
      });
    });
  }
}
