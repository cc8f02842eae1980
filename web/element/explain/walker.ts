// Finds the path, walks along it step by step while it plays, and lets searches do the same puzzle beside it.
import { NestedMissing } from '../../client/errors';
import { startRace, type Race } from '../../client/race-client';
import { TechniquesClient } from '../../client/techniques/techniques-client';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import type { RaceEntry } from '../../core/race-reports';
import type { SteppedStrategyName } from '../../core/strategy';
import { levelAfter, type PathNews, type Repertoire } from '../../core/techniques/technique-calls';
import { pageClock, type Clock } from '../shared/clock';
import { Unattended } from '../shared/unattended';
import { walkIn, type ExplainAction, type ExplainModel } from './explain-model';
import { lastOf, partialWalkOf, stepAt, walkOf, type LeftOff, type Walk } from './walk';

/** In whose steps the path is compared: row by row, by fewest candidates, with singles, by exact cover. */
export const compared: readonly SteppedStrategyName[] = [
  'used-flags',
  'fewest-candidates',
  'propagation',
  'exact-cover',
];

/** A path that is whole within this time is shown at once, without its first steps before. */
export const wholeWithinMs = 400;

interface Store {
  readonly current: () => ExplainModel;
  readonly dispatch: (action: ExplainAction) => void;
}

export class Walker {
  readonly #store: Store;
  readonly #client: TechniquesClient;
  readonly #clock: Clock;
  /** The steps so far of the path that is looked for. */
  #found: Walk | undefined;
  #playing: AbortController | undefined;
  #race: Race | undefined;
  #loops = () => false;
  readonly #unattended = new Unattended({
    play: () => {
      this.play(this.#loops);
    },
    pause: () => {
      this.pause();
    },
    isPlaying: () => this.#playing !== undefined,
  });

  constructor(store: Store, client = new TechniquesClient(), clock: Clock = pageClock) {
    this.#store = store;
    this.#client = client;
    this.#clock = clock;
  }

  /** Looks for the path; resolves once it is there, or will not be. */
  async open(ask: { puzzle: Grid } & Repertoire, position: number): Promise<void> {
    const { puzzle } = ask;
    const { dispatch, current } = this.#store;
    this.close();
    dispatch({ type: 'open', puzzle, position });
    this.#found = undefined;
    if (findContradictions(puzzle).length > 0) {
      dispatch({ type: 'find', finding: { kind: 'contradiction' } });
      return;
    }
    const isWanted = () => current().puzzle === puzzle;
    const partialFrom = this.#clock.now() + wholeWithinMs;
    try {
      const path = await this.#client.ask('path', ask, {
        onProgress: (news) => {
          if (isWanted()) this.#hear(puzzle, news, this.#clock.now() < partialFrom);
        },
      });
      if (!isWanted()) return;
      const finding =
        path.standing === 'unique' || path.standing === 'several'
          ? ({ kind: 'walk', walk: walkOf(puzzle, path) } as const)
          : ({ kind: path.standing } as const);
      dispatch({ type: 'find', finding });
    } catch (error) {
      // Another path was asked for, or none any more: whoever did so has said what is shown.
      if (error instanceof DOMException) return;
      this.#leaveFound(error instanceof NestedMissing ? 'missing' : 'failed');
    }
  }

  /** Gives up what is looked for; the steps found so far stay. */
  cancel(): void {
    this.#client.stop();
    this.#leaveFound('stopped');
  }

  #hear(puzzle: Grid, { standing, begin, steps }: PathNews, isEarly: boolean): void {
    const { current, dispatch } = this.#store;
    const before = this.#found?.steps.slice(0, begin) ?? [];
    if (steps.length > 0) {
      this.#found = partialWalkOf(puzzle, { standing, steps: [...before, ...steps] });
    }
    const walk = this.#found;
    if (!walk || isEarly) {
      dispatch({ type: 'find', finding: { kind: 'looking', steps: walk?.steps.length ?? 0 } });
    } else if (walk !== walkIn(current())) {
      dispatch({ type: 'find', finding: { kind: 'walk', walk } });
    }
  }

  #leaveFound(end: LeftOff): void {
    const walk = this.#found;
    const finding = walk
      ? ({ kind: 'walk', walk: { ...walk, end } } as const)
      : ({ kind: end } as const);
    this.#store.dispatch({ type: 'find', finding });
  }

  go(position: number): void {
    this.#store.dispatch({ type: 'go', position });
  }

  /** Plays by itself, while somebody sees it. */
  autoplay(loops: () => boolean): void {
    this.#loops = loops;
    this.#unattended.begin();
  }

  see(isSeen: boolean): void {
    this.#unattended.see(isSeen);
  }

  /** From the end it starts anew. */
  play(loops: () => boolean): void {
    this.#unattended.end();
    const { current, dispatch } = this.#store;
    const walk = walkIn(current());
    if (!walk || this.#playing) return;
    if (current().position >= lastOf(walk) && walk.end !== 'looking') this.go(0);
    this.#playing = new AbortController();
    dispatch({ type: 'play', playing: true });
    void this.#walkOn(this.#playing.signal, loops);
  }

  pause(): void {
    this.#unattended.end();
    if (!this.#playing) return;
    this.#playing.abort();
    this.#playing = undefined;
    this.#store.dispatch({ type: 'play', playing: false });
  }

  async #walkOn(signal: AbortSignal, loops: () => boolean): Promise<void> {
    const { current } = this.#store;
    const isOver = () => signal.aborted;
    while (!isOver()) {
      await this.#clock.pause(current().rest, signal);
      const walk = walkIn(current());
      if (isOver()) return;
      if (!walk) break;
      const { position, level } = current();
      if (stepAt(walk, position) && levelAfter(level)) this.#store.dispatch({ type: 'more' });
      else if (position < lastOf(walk)) this.go(position + 1);
      else if (walk.end === 'looking') continue;
      else if (loops()) this.go(0);
      if (current().position >= lastOf(walk) && walk.end !== 'looking' && !loops()) break;
    }
    this.pause();
  }

  /** Searches the same puzzle, one strategy after another. */
  async compare(puzzle: Grid): Promise<void> {
    const { dispatch, current } = this.#store;
    this.#race?.stop();
    let entries: readonly RaceEntry[] = compared.map((strategy) => ({
      strategy,
      state: 'waiting',
    }));
    const tell = (isRunning: boolean) => {
      if (this.#race === race) dispatch({ type: 'compare', comparison: { entries, isRunning } });
    };
    const race = startRace({
      puzzle,
      strategies: compared,
      onEntry: (entry) => {
        entries = entries.map((each) => (each.strategy === entry.strategy ? entry : each));
        tell(true);
      },
    });
    this.#race = race;
    tell(true);
    await race.entries;
    if (current().puzzle === puzzle) tell(false);
  }

  stopComparing(): void {
    this.#race?.stop();
  }

  /** Ends all that is under way, and the worker. It can be used again. */
  leave(): void {
    this.close();
    this.#client.close();
  }

  /** Ends all that is under way. */
  close(): void {
    this.pause();
    this.#client.stop();
    this.#race?.stop();
    this.#race = undefined;
  }
}
