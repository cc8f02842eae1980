// Moves what is watched: over a session of the worker, in steps of time, and tells the model of it.
import { SudokuClient } from '../../client/client';
import type { WatchSession } from '../../client/watch-session';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import type { SteppedStrategyName } from '../../core/strategy';
import type { WatchState } from '../../core/watch';
import { nextFrame, pause as wait } from './clock';
import type { Quest, Span, WatchAction, WatchModel } from './state/model';
import { exploredIn, followed, playedSpan } from './state/selectors';

/** Exploring goes no further by itself: beyond it, checkpoints lie too far apart for a quick seek. */
const exploredAtMost = 1e9;
/** Panels are told so often while the board moves, in milliseconds. */
const tellEveryMs = 250;
/** From this speed on a frame takes several steps. */
const framesASecond = 60;

export class Player {
  readonly #client = new SudokuClient();
  readonly #model: () => WatchModel;
  readonly #dispatch: (action: WatchAction) => void;
  #session: WatchSession | undefined;
  /** Ends the play or the find going on. */
  #movement = new AbortController();
  #drawing = new AbortController();
  #columns = 0;
  /** Where the last drag wants to be, while a seek is under way. */
  #wanted: number | undefined;
  #seeking = false;
  /** Between the first and the last place of a drag. */
  #dragging = false;
  #toldAt = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when the play going on, or the last one, has shown where it stopped. */
  #played: Promise<void> = Promise.resolve();

  constructor(model: () => WatchModel, dispatch: (action: WatchAction) => void) {
    this.#model = model;
    this.#dispatch = dispatch;
  }

  /** Watches another search from a position on. */
  open(puzzle: Grid, strategy: SteppedStrategyName, at: number): void {
    this.#end();
    if (findContradictions(puzzle).length > 0) {
      this.#dispatch({ type: 'open', obstacle: 'contradiction' });
      return;
    }
    this.#dispatch({ type: 'open', obstacle: undefined });
    const session = this.#client.watch(puzzle, strategy, {
      onTimeline: (timeline) => {
        if (!this.#isOn(session)) return;
        this.#dispatch({ type: 'overview', timeline });
        if (timeline.explored >= exploredAtMost && this.#model().exploring) this.halt();
      },
      onState: (state) => {
        if (this.#isOn(session)) this.#show(state, true);
      },
      onFailure: () => {
        if (!this.#isOn(session)) return;
        this.#session = undefined;
        this.#dispatch({ type: 'fail' });
      },
    });
    this.#session = session;
    void this.#ask((open) => open.seek(at));
    if (this.#columns > 0) this.explore(this.#columns);
  }

  close(): void {
    this.#end();
    this.#client.close();
  }

  /** Explores in the background, for a picture in so many columns. */
  explore(columns: number): void {
    this.#columns = columns;
    if (!this.#session || columns === 0) return;
    this.#session.explore(columns);
    this.#dispatch({ type: 'explore', exploring: true });
  }

  /** Another width of the picture. */
  drawIn(columns: number): void {
    if (columns === this.#columns) return;
    const wasHalted = this.#columns > 0 && !this.#model().exploring;
    this.explore(columns);
    if (wasHalted && !this.#model().overview?.finished) this.halt();
    this.zoom(this.#model().span);
  }

  halt(): void {
    this.#session?.halt();
    this.#dispatch({ type: 'explore', exploring: false });
  }

  toggleExploring(): void {
    if (this.#model().exploring) this.halt();
    else this.explore(this.#columns);
  }

  toggle(): void {
    if (this.#model().playing) void this.pause();
    else this.play();
  }

  play(): void {
    this.#stopMoving();
    if (!this.#session) return;
    this.#dispatch({ type: 'play', playing: true });
    this.#played = this.#play(this.#session, this.#movement.signal);
  }

  /** Ends what moves: a play, a find, a seek into what is not explored. */
  async pause(): Promise<void> {
    this.#stopMoving();
    this.#dispatch({ type: 'tell' });
    await this.#played;
  }

  /** For another speed or span: what plays, plays on by it. */
  restart(): void {
    if (this.#model().playing) this.play();
  }

  async step(count: number): Promise<void> {
    this.#stopMoving();
    await this.#ask((session) => session.step(count));
  }

  async seek(position: number): Promise<void> {
    this.#stopMoving();
    this.#dispatch({ type: 'aim', position });
    await this.#ask((session) => session.seek(position));
    this.#dispatch({ type: 'aim', position: undefined });
  }

  /** Seeks as a drag does: only the newest position is gone to, a frame at a time. */
  drag(position: number): void {
    if (!this.#session) return;
    if (!this.#dragging) this.#stopMoving();
    this.#dragging = true;
    this.#wanted = position;
    this.#dispatch({ type: 'aim', position });
    if (!this.#seeking) void this.#followDrag(this.#session);
  }

  /** The drag has ended where it is. */
  drop(): void {
    this.#dragging = false;
    if (!this.#seeking) this.#arrive();
  }

  /** Goes to the next or previous such step; undefined is told where there is none. */
  async find(quest: Quest): Promise<void> {
    this.#stopMoving();
    const session = this.#session;
    if (!session) return;
    const { signal } = this.#movement;
    this.#dispatch({ type: 'seek-out', quest });
    const { target, direction } = quest;
    const state = await session.find(target, direction, { signal }).catch(() => undefined);
    if (signal.aborted || !this.#isOn(session)) return;
    this.#dispatch({ type: 'found', found: state !== undefined });
    if (state) this.#show(state, false);
  }

  zoom(span: Span | undefined): void {
    this.#drawing.abort();
    this.#drawing = new AbortController();
    this.#dispatch({ type: 'zoom', span });
    if (span && this.#session) void this.#draw(this.#session, span, this.#drawing.signal);
  }

  async #draw(session: WatchSession, { from, to }: Span, signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted;
    await nextFrame();
    if (isOver()) return;
    const timeline = await session
      .detail(from, to, this.#columns, { signal })
      .catch(() => undefined);
    if (timeline && !isOver()) this.#dispatch({ type: 'detail', timeline });
  }

  async #followDrag(session: WatchSession): Promise<void> {
    this.#seeking = true;
    for (let wanted = this.#wanted; wanted !== undefined; wanted = this.#wanted) {
      if (!this.#isOn(session)) break;
      const state = await session.seek(wanted).catch(() => undefined);
      const hasArrived = this.#wanted === wanted;
      if (hasArrived) this.#wanted = undefined;
      if (state && this.#isOn(session)) this.#show(state, true);
      if (!hasArrived) await nextFrame();
    }
    this.#seeking = false;
    this.#wanted = undefined;
    if (this.#isOn(session) && !this.#dragging) this.#arrive();
  }

  /** A drag is over: the panels catch up with the board. */
  #arrive(): void {
    this.#dispatch({ type: 'tell' });
    this.#dispatch({ type: 'aim', position: undefined });
  }

  /** Plays the span between the marks, again and again where it loops. */
  async #play(session: WatchSession, signal: AbortSignal): Promise<void> {
    const { from, to } = playedSpan(this.#model());
    const isOver = () => signal.aborted;
    try {
      let state = await session.state();
      let isFresh = state.position < from || state.position >= to || state.status !== 'searching';
      while (!isOver()) {
        if (isFresh) state = await session.seek(from);
        if (isOver()) return;
        this.#show(state, true);
        state = await this.#playOn(session, to, signal);
        if (this.#isOn(session)) this.#show(state, false);
        if (isOver()) return;
        if (!this.#model().loop || state.position <= from) break;
        await wait(loopRestMs, signal);
        isFresh = true;
      }
      this.#dispatch({ type: 'play', playing: false });
    } catch {
      // The session has ended, or its worker was lost: the model has been told.
    }
  }

  /** On to position `until` or to the end, at the speed there is. */
  async #playOn(session: WatchSession, until: number, signal: AbortSignal): Promise<WatchState> {
    const { speed } = this.#model();
    if (speed === 'max') return session.play({ until, signal });
    let state = await session.state();
    const isOver = () => signal.aborted;
    let due = 0;
    let last = performance.now();
    while (!isOver() && state.status === 'searching' && state.position < until) {
      if (speed < framesASecond) await wait((1 - due) * (1000 / speed), signal);
      else await nextFrame();
      if (isOver()) break;
      const now = performance.now();
      // After the page was hidden it goes on from where it was.
      due += (Math.min(now - last, 1000 / Math.min(speed, 4)) / 1000) * speed;
      last = now;
      const count = Math.min(Math.floor(due + 1e-6), until - state.position);
      if (count === 0) continue;
      due = Math.max(0, due - count);
      state = await session.step(count);
      if (!isOver()) this.#show(state, speed > tellAllBelow);
    }
    return state;
  }

  async #ask(question: (session: WatchSession) => Promise<WatchState>): Promise<void> {
    const session = this.#session;
    if (!session) return;
    const state = await question(session).catch(() => undefined);
    if (state && this.#isOn(session)) this.#show(state, false);
  }

  #show(state: WatchState, moving: boolean): void {
    const now = performance.now();
    const isDue = now - this.#toldAt >= tellEveryMs;
    if (!moving || isDue) this.#toldAt = now;
    this.#dispatch({ type: 'show', state, moving: moving && !isDue });
    clearTimeout(this.#telling);
    // Where a movement rests, the panels catch up.
    if (moving && !isDue) {
      this.#telling = setTimeout(() => {
        this.#dispatch({ type: 'tell' });
      }, tellEveryMs);
    }
    const { span } = this.#model();
    if (!span) return;
    const next = followed(span, state.position, exploredIn(this.#model()));
    if (next !== span) this.zoom(next);
  }

  #isOn(session: WatchSession): boolean {
    return this.#session === session;
  }

  /** Ends the play or the find going on, wherever it is. */
  #stopMoving(): void {
    this.#movement.abort();
    this.#movement = new AbortController();
    this.#wanted = undefined;
    const { playing, quest } = this.#model();
    if (this.#dragging) this.#dispatch({ type: 'aim', position: undefined });
    this.#dragging = false;
    if (playing) this.#dispatch({ type: 'play', playing: false });
    if (quest) this.#dispatch({ type: 'found', found: true });
  }

  #end(): void {
    this.#stopMoving();
    this.#drawing.abort();
    clearTimeout(this.#telling);
    const session = this.#session;
    this.#session = undefined;
    session?.close();
  }
}

/** Up to this speed, in steps a second, the panels are told every step. */
const tellAllBelow = 10;
/** A loop rests at its end, so that the end is seen. */
const loopRestMs = 600;
