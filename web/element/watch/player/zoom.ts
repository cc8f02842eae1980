// The span of the timeline that is looked at, and its picture, drawn step by step where it is short.
import type { WatchSession } from '../../../client/watch-session';
import type { Span, WatchStore } from '../state/watch-model';
import { exploredIn, followed } from '../state/watch-selectors';
import type { Clock } from '../../shared/clock';

type Drawn = Pick<WatchSession, 'detail'>;

export class Zoom {
  readonly #store: WatchStore;
  readonly #clock: Pick<Clock, 'frame'>;
  #session: Drawn | undefined;
  /** Ends the drawing of a span that is not looked at any more. */
  #drawing = new AbortController();

  constructor(store: WatchStore, clock: Pick<Clock, 'frame'>) {
    this.#store = store;
    this.#clock = clock;
  }

  open(session: Drawn): void {
    this.#session = session;
  }

  close(): void {
    this.#session = undefined;
    this.#drawing.abort();
  }

  /** To a span, or back to all that is explored. */
  to(span: Span | undefined, columns: number): void {
    this.#drawing.abort();
    this.#drawing = new AbortController();
    this.#store.dispatch({ type: 'zoom', span });
    if (span && this.#session) void this.#draw(this.#session, span, columns, this.#drawing.signal);
  }

  /** Moves the span along where the position has left it. */
  follow(position: number, columns: number): void {
    const { span } = this.#store.current();
    if (!span) return;
    const next = followed(span, position, exploredIn(this.#store.current()));
    if (next !== span) this.to(next, columns);
  }

  /** At most one drawing a frame is asked for: a wheel turns faster. */
  async #draw(
    session: Drawn,
    { from, to }: Span,
    columns: number,
    signal: AbortSignal,
  ): Promise<void> {
    const isOver = () => signal.aborted;
    await this.#clock.frame();
    if (isOver()) return;
    const timeline = await session.detail(from, to, columns, { signal }).catch(() => undefined);
    if (timeline && !isOver()) this.#store.dispatch({ type: 'detail', timeline });
  }
}
