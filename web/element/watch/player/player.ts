// Moves what is watched: opens the search, and sees that one movement at a time has the board.
import { SudokuClient } from '../../../client/client';
import { RecordingRefused } from '../../../client/errors';
import type { WatchListeners, WatchSession } from '../../../client/watch-session';
import type { Recorded, Recording } from '../../../core/intake';
import { findContradictions } from '../../../core/contradiction';
import type { Grid } from '../../../core/grid';
import type { RecordingTrouble } from '../../../core/recording';
import { programHeadBytes, programIn, stepShownIn } from '../../../core/recording-program';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { WatchState, Quest } from '../../../core/watched-search';
import type { Opening, Span, WatchStore } from '../state/watch-model';
import { exploredIn, playedSpan } from '../state/watch-selectors';
import { pageClock, type Clock } from '../../shared/clock';
import { Unattended } from '../../shared/unattended';
import { stepsAhead, type StepAhead } from './ahead';
import { Exploring } from './exploring';
import { fetchRecording, NotFetched } from './fetched';
import { playThrough } from './playback';
import { Scrub } from './scrub';
import { Settling } from './settling';
import { Zoom } from './zoom';

/** Where a recording has to be fetched first. */
type FindRecording = (signal: AbortSignal, tell: (opening: Opening) => void) => Promise<Recording>;

/** The part of a client that the player needs. */
export type WatchClient = Pick<SudokuClient, 'watch' | 'watchRecording' | 'close'>;

export class Player {
  readonly #store: WatchStore;
  readonly #client: WatchClient;
  readonly #clock: Clock;
  readonly #fetch: typeof fetchRecording;
  readonly #exploring: Exploring;
  readonly #zoom: Zoom;
  readonly #settling: Settling;
  readonly #scrub: Scrub;
  #session: WatchSession | undefined;
  /** Ends the reading of a recording. */
  #reading = new AbortController();
  /** Ends the play or the find going on. */
  #movement = new AbortController();
  readonly #unattended = new Unattended({
    play: () => {
      this.play();
    },
    pause: () => {
      void this.pause();
    },
    isPlaying: () => this.#store.current().playing,
  });
  /** Resolves when the play going on, or the last one, has shown where it stopped. */
  #played: Promise<void> = Promise.resolve();

  constructor(
    store: WatchStore,
    client: WatchClient = new SudokuClient(),
    clock: Clock = pageClock,
    fetch: typeof fetchRecording = fetchRecording,
  ) {
    this.#store = store;
    this.#client = client;
    this.#clock = clock;
    this.#fetch = fetch;
    this.#exploring = new Exploring(store);
    this.#zoom = new Zoom(store, clock);
    this.#settling = new Settling(store);
    this.#scrub = new Scrub(
      {
        seek: (position) => this.#ask((session) => session.seek(position)),
        show: (state) => {
          this.#show(state, true);
        },
        aim: (position) => {
          this.#aim(position);
        },
        arrive: () => {
          this.#settling.settle();
          this.#aim(undefined);
        },
      },
      clock,
    );
  }

  /** Watches another search from a position on. */
  open(puzzle: Grid, strategy: SteppedStrategyName, at: number): void {
    this.stopReading();
    this.#end();
    const contradicts = findContradictions(puzzle).length > 0;
    this.#store.dispatch({ type: 'open', obstacle: contradicts ? 'contradiction' : undefined });
    if (contradicts) return;
    const session = this.#client.watch(
      puzzle,
      strategy,
      this.#listeners(() => session),
    );
    this.#watch(session, at);
  }

  /**
   * Watches a recording from a step, or from the one at which it was saved, once it is read; until then, what is watched goes on.
   * Resolves with whether it is watched.
   */
  openRecording(recording: Recording): Promise<boolean> {
    return this.#openRecorded(recording, recording.at);
  }

  /** The same of one that is fetched first, from a position on. */
  openTrace(address: string, at: number): Promise<boolean> {
    return this.#openRecorded(async (signal, tell) => {
      tell({ kind: 'fetching', bytes: 0 });
      const onBytes = (bytes: number) => {
        tell({ kind: 'fetching', bytes });
      };
      const recording = await this.#fetch(address, { signal, onBytes });
      return { source: recording, name: recording.name };
    }, at);
  }

  async #openRecorded(wanted: Recording | FindRecording, at: number | undefined): Promise<boolean> {
    this.stopReading();
    const { signal } = this.#reading;
    const tell = (opening: Opening | undefined) => {
      if (!signal.aborted) this.#store.dispatch({ type: 'opening', opening });
    };
    let session: WatchSession | undefined;
    try {
      const found = 'source' in wanted ? wanted : await wanted(signal, tell);
      const { source } = found;
      tell({ kind: 'reading', bytes: 0, size: source.size, steps: 0 });
      const reading = source.slice(0, programHeadBytes).text();
      const opened = await this.#client.watchRecording(source, {
        ...this.#listeners(() => session),
        signal,
        onReading: ({ bytes, size, steps }) => {
          tell({ kind: 'reading', bytes, size, steps });
        },
      });
      ({ session } = opened);
      this.#end();
      const head = await reading;
      if (signal.aborted) {
        opened.session.close();
        return false;
      }
      const recording = recordedOf(found, head, opened.puzzle);
      this.#store.dispatch({ type: 'open', obstacle: undefined, recording });
      this.#watch(session, at ?? stepShownIn(head) ?? 0);
      return true;
    } catch (error) {
      tell(troubleOf(error));
      return false;
    }
  }

  stopReading(): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    if (this.#store.current().opening) {
      this.#store.dispatch({ type: 'opening', opening: undefined });
    }
  }

  close(): void {
    this.stopReading();
    this.#end();
    this.#client.close();
  }

  /** Another width of the timeline. */
  drawIn(columns: number): void {
    if (columns === this.#exploring.columns) return;
    this.#exploring.drawIn(columns);
    this.zoom(this.#store.current().span);
  }

  toggleExploring(): void {
    this.#exploring.toggle();
  }

  /** Plays by itself, while somebody sees it. */
  autoplay(): void {
    this.#unattended.begin();
  }

  /** Rests while nobody sees it: playing that began by itself, and exploring. */
  see(isSeen: boolean): void {
    this.#unattended.see(isSeen);
    this.#exploring.see(isSeen);
  }

  toggle(): void {
    if (this.#store.current().playing) void this.pause();
    else this.play();
  }

  play(): void {
    this.#stopMoving();
    if (!this.#session) return;
    this.#store.dispatch({ type: 'play', playing: true });
    this.#played = this.#play(this.#session, this.#movement.signal);
  }

  /** Ends what moves. */
  async pause(): Promise<void> {
    this.#stopMoving();
    this.#settling.settle();
    await this.#played;
  }

  /** After a change of speed or span: what plays goes on with the new one. */
  restart(): void {
    if (!this.#store.current().playing) return;
    if (this.#unattended.isOn) this.autoplay();
    else this.play();
  }

  async step(count: number): Promise<void> {
    this.#stopMoving();
    await this.#askAndShow((session) => session.step(count));
  }

  /** The state after the next step, which is not gone to. */
  peek(): Promise<WatchState | undefined> {
    this.#stopMoving();
    return this.#ask((session) => session.peek());
  }

  /** Steps from the one shown on, which are not gone to. */
  async ahead(count: number): Promise<readonly StepAhead[]> {
    this.#stopMoving();
    const model = this.#store.current();
    const { shown } = model;
    const session = this.#session;
    if (!session || !shown) return [];
    const wanted = { count, last: exploredIn(model) };
    return stepsAhead(session, shown, wanted, this.#movement.signal).catch(() => []);
  }

  async seek(position: number): Promise<void> {
    this.#stopMoving();
    this.#aim(position);
    await this.#askAndShow((session) => session.seek(position));
    this.#aim(undefined);
  }

  /** Seeks as a drag does: only the newest position is gone to, a frame at a time. */
  drag(position: number): void {
    if (!this.#session) return;
    if (!this.#scrub.isHeld) this.#stopMoving();
    this.#scrub.drag(position);
  }

  /** The drag has ended where it is. */
  drop(): void {
    this.#scrub.drop();
  }

  /** Goes to the next or previous such step, or lets the model know that there is none. */
  async find(quest: Quest): Promise<void> {
    this.#stopMoving();
    const session = this.#session;
    if (!session) return;
    const { signal } = this.#movement;
    this.#store.dispatch({ type: 'seek-out', quest });
    const { target, direction } = quest;
    const state = await session.find(target, direction, { signal }).catch(() => undefined);
    if (signal.aborted || this.#session !== session) return;
    this.#store.dispatch({ type: 'found', found: state !== undefined });
    if (state) this.#show(state, false);
  }

  zoom(span: Span | undefined): void {
    this.#zoom.to(span, this.#exploring.columns);
  }

  #watch(session: WatchSession, at: number): void {
    this.#session = session;
    this.#zoom.open(session);
    void this.#askAndShow((open) => open.seek(at));
    this.#exploring.open(session);
  }

  /** The listeners of a session that is not there yet when it is asked for. */
  #listeners(session: () => WatchSession | undefined): WatchListeners {
    const isOn = () => this.#session !== undefined && this.#session === session();
    return {
      onTimeline: (timeline) => {
        if (isOn()) this.#exploring.hear(timeline);
      },
      onState: (state) => {
        if (isOn()) this.#show(state, true);
      },
      onFailure: () => {
        if (!isOn()) return;
        this.#end();
        this.#store.dispatch({ type: 'fail' });
      },
    };
  }

  /** Plays the span between the marks, again and again where it loops. */
  async #play(session: WatchSession, signal: AbortSignal): Promise<void> {
    const { current, dispatch } = this.#store;
    try {
      await playThrough({
        session,
        span: playedSpan(current()),
        speed: () => current().speed,
        loops: () => current().loop,
        show: (state, moving) => {
          if (this.#session === session) this.#show(state, moving);
        },
        clock: this.#clock,
        signal,
      });
      if (!signal.aborted) dispatch({ type: 'play', playing: false });
    } catch {
      // The session has ended, or its worker was lost: the model knows it already.
    }
  }

  /** Resolves with undefined where the session that was asked is not on any more. */
  async #ask(question: (session: WatchSession) => Promise<WatchState>) {
    const session = this.#session;
    const state = session && (await question(session).catch(() => undefined));
    return this.#session === session ? state : undefined;
  }

  async #askAndShow(question: (session: WatchSession) => Promise<WatchState>): Promise<void> {
    const state = await this.#ask(question);
    if (state) this.#show(state, false);
  }

  #show(state: WatchState, moving: boolean): void {
    this.#settling.show(state, moving);
    this.#zoom.follow(state.position, this.#exploring.columns);
  }

  #aim(position: number | undefined): void {
    this.#store.dispatch({ type: 'aim', position });
  }

  /** Ends the play, the find or the drag going on, wherever it is. */
  #stopMoving(): void {
    this.#unattended.end();
    this.#movement.abort();
    this.#movement = new AbortController();
    this.#scrub.cancel();
    const { playing, quest } = this.#store.current();
    if (playing) this.#store.dispatch({ type: 'play', playing: false });
    if (quest) this.#store.dispatch({ type: 'found', found: true });
  }

  #end(): void {
    this.#stopMoving();
    this.#zoom.close();
    this.#exploring.close();
    this.#settling.close();
    const session = this.#session;
    this.#session = undefined;
    session?.close();
  }
}

/** `head`: the beginning of the recording, which may carry its program. */
function recordedOf(
  { source: file, name, program, frames }: Recording,
  head: string,
  puzzle: Grid,
): Recorded {
  const known = program ?? programIn(head);
  const carries = program === undefined;
  return {
    file,
    name,
    puzzle,
    carries,
    ...(known && { program: known }),
    ...(frames && { frames }),
  };
}

function troubleOf(error: unknown): RecordingTrouble {
  if (error instanceof RecordingRefused) return { kind: 'refused', problem: error.problem };
  return error instanceof NotFetched ? error.trouble : { kind: 'failed' };
}
