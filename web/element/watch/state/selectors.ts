// What follows from the model of watch mode.
import type { Timeline } from '../../../core/watch';
import type { Stretch, WatchModel } from './model';

/** As far as is explored: what the timeline spans, and what can be gone to at once. */
export function exploredIn({ overview, shown }: WatchModel): number {
  return Math.max(overview?.explored ?? 0, shown?.explored ?? 0);
}

/** Whether `exploredIn` is the whole search. */
export const isFinished = ({ overview, shown }: WatchModel): boolean =>
  overview?.finished === true || shown?.finished === true;

/** Where the cursor of the timeline is. */
export const positionIn = ({ aim, shown }: WatchModel): number => aim ?? shown?.position ?? 0;

/** What the timeline spans; at least one step. */
export function stretchIn(model: WatchModel): Stretch {
  return model.stretch ?? { from: 0, to: Math.max(1, exploredIn(model)) };
}

/** The picture to draw the stretch from: its own where it has come, else the one of everything. */
export function pictureIn(model: WatchModel): Timeline | undefined {
  const { stretch, detail, overview } = model;
  if (!stretch) return overview;
  const covers = detail && detail.from <= stretch.from && detail.to >= stretch.to;
  return covers ? detail : overview;
}

/** The stretch that is played. */
export function playedStretch(model: WatchModel): Stretch {
  const { from = 0, to = Number.POSITIVE_INFINITY } = model.marks;
  return { from, to };
}

/** Whether there is a step after the position shown. */
export const canGoOn = ({ shown }: WatchModel): boolean => shown?.status === 'searching';

/** The least a zoom shows, in steps. */
const shortest = 10;

/** `factor` below 1 zooms in; `focus` stays where it is. Undefined for the whole. */
export function zoomed(
  { from, to }: Stretch,
  factor: number,
  focus: number,
  whole: number,
): Stretch | undefined {
  const length = Math.min(whole, Math.max(shortest, Math.round((to - from) * factor)));
  if (length >= whole) return undefined;
  const share = to > from ? (focus - from) / (to - from) : 0.5;
  const start = Math.round(focus - Math.min(1, Math.max(0, share)) * length);
  const first = Math.min(whole - length, Math.max(0, start));
  return { from: first, to: first + length };
}

/** The stretch moved so that the position is in it; the same where it is already. */
export function followed(stretch: Stretch, position: number, whole: number): Stretch {
  const { from, to } = stretch;
  if (position >= from && position <= to) return stretch;
  const length = to - from;
  const start = Math.min(whole - length, Math.max(0, Math.round(position - length * 0.1)));
  return { from: Math.max(0, start), to: Math.max(0, start) + length };
}
