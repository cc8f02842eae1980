// Plays a search: on from where it is, at the speed there is, and again and again where it loops.
import type { WatchSession } from '../../../client/watch-session';
import type { WatchState } from '../../../core/watched-search';
import type { Span } from '../state/watch-model';
import type { Speed } from '../../../core/speed';
import type { Clock } from '../../shared/clock';
import { Pace } from './pace';

/** Up to this speed, in steps a second, a reader can follow every step. */
const readableBelow = 10;
/** A loop rests at its end, so that the end is seen. */
const loopRestMs = 600;

export interface Playback {
  session: Pick<WatchSession, 'state' | 'seek' | 'step' | 'play'>;
  span: Span;
  speed: () => Speed;
  loops: () => boolean;
  /** `moving`: more will follow at once. */
  show: (state: WatchState, moving: boolean) => void;
  clock: Clock;
  signal: AbortSignal;
}

/** Resolves where it has come to its end or was stopped; rejects where the session ends. */
export async function playThrough(playback: Playback): Promise<void> {
  const { session, span, show, signal, clock } = playback;
  const isOver = () => signal.aborted;
  let state = await session.state();
  const isWithin = state.position >= span.from && state.position < span.to;
  let startsAnew = !isWithin || state.status !== 'searching';
  while (!isOver()) {
    if (startsAnew) state = await session.seek(span.from);
    if (isOver()) return;
    show(state, true);
    state = await playOn(playback);
    show(state, false);
    if (isOver() || !playback.loops() || state.position <= span.from) return;
    await clock.pause(loopRestMs, signal);
    startsAnew = true;
  }
}

/** On to the end of the span or of the search. */
async function playOn(playback: Playback): Promise<WatchState> {
  const { session, span, show, clock, signal } = playback;
  const speed = playback.speed();
  if (speed === 'max') return session.play({ until: span.to, signal });
  let state = await session.state();
  const pace = new Pace(speed, clock.now());
  const isOver = () => signal.aborted;
  while (!isOver() && state.status === 'searching' && state.position < span.to) {
    const { rest } = pace;
    await (rest === undefined ? clock.frame() : clock.pause(rest, signal));
    if (isOver()) break;
    const count = pace.take(clock.now(), span.to - state.position);
    if (count === 0) continue;
    state = await session.step(count);
    if (!isOver()) show(state, speed > readableBelow);
  }
  return state;
}
