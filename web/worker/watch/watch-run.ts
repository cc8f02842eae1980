// One watched search in the worker: alternates between moving the cursor, drawing and exploring.
import { nextTurn } from '../../core/next-turn';
import type { WatchReply, WatchRequest } from '../../core/watch-messages';
import { Find, Peek, Play, Seek, type Movement } from './movement';
import type { Session, Teller } from '../serve/task';
import { sliceMs, stepsAtATime } from '../serve/slices';
import { readState, readTimeline } from './watch-state';
import type { CoreWatch } from './watch-table';

type Follower = Find | Peek | Play;
type Draw = Extract<WatchRequest, { type: 'watch-draw' }>;

const showEveryMs = 50;
const overviewEveryMs = 100;
const aliveEveryMs = 500;

export class WatchRun implements Session<WatchRequest> {
  readonly #watch: CoreWatch;
  readonly #teller: Teller<WatchReply>;

  /** The movement that is going on, and the requests that its end answers. */
  #movement: { run: Seek | Follower; ids: number[] } | undefined;
  /** The work that starts when the current seek has arrived. */
  #next: { id: number; start: () => Follower } | undefined;
  #drawings: { request: Draw; begun: boolean }[] = [];
  #exploring = false;

  #columns = 0;
  #overviewOf = -1;
  #saidAt = 0;
  #shownAt = 0;
  #overviewAt = 0;
  #taking = false;
  #closed = false;

  constructor(watch: CoreWatch, teller: Teller<WatchReply>) {
    this.#watch = watch;
    this.#teller = teller;
  }

  hear(request: WatchRequest): void {
    if (this.#closed) return;
    switch (request.type) {
      case 'watch-explore':
        this.#exploring = !this.#watch.finished();
        this.#columns = request.columns;
        this.#overviewOf = -1;
        if (!this.#exploring) this.#tellOverview();
        break;
      case 'watch-halt':
        if (this.#exploring) this.#tellOverview();
        this.#exploring = false;
        break;
      case 'watch-look':
        if (this.#movement?.run.kind === 'seek') {
          this.#movement.ids.push(request.id);
        } else {
          this.#movement?.run.settle();
          this.#tellState([request.id]);
        }
        break;
      case 'watch-peek':
        this.#follow(request.id, () => new Peek(this.#watch));
        break;
      case 'watch-seek':
        this.#seek(request.position, request.id);
        break;
      case 'watch-step':
        this.#seek(this.#aim() + request.count, request.id);
        break;
      case 'watch-find':
        this.#follow(request.id, () => new Find(this.#watch, request.target, request.direction));
        break;
      case 'watch-play':
        this.#follow(request.id, () => new Play(this.#watch, request.until));
        break;
      case 'watch-draw':
        this.#drawings.push({ request, begun: false });
        break;
      case 'watch-cancel':
        this.#cancel(request.id);
        break;
    }
    void this.#takeTurns();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (!this.#taking) this.#watch.delete();
  }

  /** The position of the cursor, or the target of the seek in progress. */
  #aim(): number {
    const movement = this.#movement;
    if (movement?.run.kind !== 'seek') {
      movement?.run.settle();
      return this.#watch.position();
    }
    const { position } = movement.run;
    return this.#watch.finished() ? Math.min(position, this.#watch.explored()) : position;
  }

  #seek(position: number, id: number): void {
    const before = this.#movement?.run.kind === 'seek' ? this.#movement.ids : [];
    if (before.length === 0) this.#endMovement();
    this.#cancelNext();
    const run = new Seek(this.#watch, Math.max(0, position));
    this.#movement = { run, ids: [...before, id] };
  }

  /** Starts a movement where the cursor is, or will be. */
  #follow(id: number, start: () => Follower): void {
    if (this.#movement?.run.kind === 'seek') {
      this.#cancelNext();
      this.#next = { id, start };
      return;
    }
    this.#endMovement();
    this.#movement = { run: start(), ids: [id] };
  }

  #cancel(id: number): void {
    if (this.#next?.id === id) this.#cancelNext();
    if (this.#movement?.run.kind !== 'seek' && this.#movement?.ids.includes(id)) {
      this.#endMovement();
    }
    if (this.#drawings.some(({ request }) => request.id === id)) {
      this.#drawings = this.#drawings.filter(({ request }) => request.id !== id);
      this.#say({ type: 'watch-cancelled', id });
    }
  }

  #cancelNext(): void {
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#say({ type: 'watch-cancelled', id: next.id });
  }

  /** Ends the movement before it is complete: a play has reached a position, a find has not. */
  #endMovement(): void {
    const movement = this.#movement;
    this.#movement = undefined;
    if (!movement) return;
    if (movement.run.kind === 'find') {
      for (const id of movement.ids) this.#say({ type: 'watch-cancelled', id });
      return;
    }
    movement.run.settle();
    this.#tellState(movement.ids);
  }

  async #takeTurns(): Promise<void> {
    if (this.#taking) return;
    this.#taking = true;
    this.#saidAt = performance.now();
    try {
      while (!this.#closed && this.#hasWork()) {
        this.#takeTurn();
        await nextTurn();
      }
    } catch (error) {
      this.#closed = true;
      this.#teller.fail(error);
    }
    this.#taking = false;
    if (this.#closed) this.#watch.delete();
  }

  #hasWork(): boolean {
    return this.#movement !== undefined || this.#drawings.length > 0 || this.#exploring;
  }

  /** Seeks come first, then drawings; a find or a play may take long, so they come last. */
  #takeTurn(): void {
    const end = performance.now() + sliceMs;
    do {
      const drawing = this.#drawings[0];
      if (this.#movement && (!drawing || this.#movement.run.kind === 'seek')) {
        this.#move(this.#movement);
      } else if (drawing) {
        this.#draw(drawing);
      } else if (this.#exploring) {
        this.#exploring = !this.#watch.explore(stepsAtATime);
        if (!this.#exploring) this.#tellOverview();
      }
    } while (this.#hasWork() && performance.now() < end);
    this.#tellNowAndThen();
  }

  #move({ run, ids }: { run: Movement; ids: number[] }): void {
    const end = run.run(stepsAtATime);
    if (end === undefined) return;
    this.#movement = undefined;
    if (end === 'arrived') this.#tellState(ids);
    else for (const id of ids) this.#say({ type: 'watch-not-found', id });
    run.leave?.();
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#movement = { run: next.start(), ids: [next.id] };
  }

  #draw(drawing: { request: Draw; begun: boolean }): void {
    const { id, from, to, columns } = drawing.request;
    if (!drawing.begun) this.#watch.draw(from, to, columns);
    drawing.begun = true;
    if (!this.#watch.runDrawing(stepsAtATime)) return;
    this.#drawings.shift();
    const timeline = readTimeline(this.#watch.drawing(), { from, to }, this.#explored());
    this.#say({ type: 'watch-detail', id, timeline });
  }

  #tellNowAndThen(): void {
    const now = performance.now();
    if (this.#movement?.run.kind === 'play' && now - this.#shownAt >= showEveryMs) {
      this.#movement.run.settle();
      this.#shownAt = now;
      this.#say({ type: 'watch-playing', state: this.#state() });
    }
    if (now - this.#overviewAt >= overviewEveryMs) this.#tellOverview();
    if (this.#hasWork() && now - this.#saidAt >= aliveEveryMs) {
      this.#saidAt = now;
      this.#teller.alive();
    }
  }

  /** Sent only where something was explored since the last time. */
  #tellOverview(): void {
    const { explored, finished } = this.#explored();
    const overviewOf = explored * 2 + (finished ? 1 : 0);
    if (this.#columns === 0 || overviewOf === this.#overviewOf) return;
    this.#overviewOf = overviewOf;
    this.#overviewAt = performance.now();
    const timeline = readTimeline(
      this.#watch.overview(this.#columns),
      { from: 0, to: explored },
      { explored, finished },
    );
    this.#say({ type: 'watch-overview', timeline });
  }

  #tellState(ids: readonly number[]): void {
    const state = this.#state();
    for (const id of ids) this.#say({ type: 'watch-state', id, state });
  }

  #state() {
    // At the edge of the explored part it is not known yet whether there is a next step.
    if (this.#watch.position() === this.#watch.explored()) this.#watch.explore(1);
    return readState(this.#watch.state(), this.#explored());
  }

  #explored() {
    return { explored: this.#watch.explored(), finished: this.#watch.finished() };
  }

  #say(reply: WatchReply): void {
    this.#saidAt = performance.now();
    this.#teller.progress(reply);
  }
}
