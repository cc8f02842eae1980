// Facts that follow from the model of watch mode.
import type { Timeline } from '../../../core/watched-search';
import type { SearchHost } from '../../contract/hosted-search';
import type { Span, WatchModel } from './watch-model';

/** The last explored step: the timeline ends there, and a seek up to it is quick. */
export function exploredIn({ overview, shown }: WatchModel): number {
  return Math.max(overview?.explored ?? 0, shown?.explored ?? 0);
}

/** Whether `exploredIn` is the whole search. */
export const isFinished = ({ overview, shown }: WatchModel): boolean =>
  overview?.finished === true || shown?.finished === true;

/** Where the cursor of the timeline is. */
export const positionIn = ({ aim, shown }: WatchModel): number => aim ?? shown?.position ?? 0;

/** The span of the timeline; at least one step. */
export function spanIn(model: WatchModel): Span {
  return model.span ?? { from: 0, to: Math.max(1, exploredIn(model)) };
}

/** The picture to draw the span from: its own where it has come, else the one of everything. */
export function pictureIn(model: WatchModel): Timeline | undefined {
  const { span, detail, overview } = model;
  if (!span) return overview;
  const covers = detail && detail.from <= span.from && detail.to >= span.to;
  return covers ? detail : overview;
}

/** The span that is played. */
export function playedSpan(model: WatchModel): Span {
  const { from = 0, to = Number.POSITIVE_INFINITY } = model.marks;
  return { from, to };
}

/** Whether a question of this film waits for its answer: until then nothing may show it. */
export const isAsked = ({ predicting: { question, reply } }: WatchModel): boolean =>
  question !== undefined && !reply;

/** Whether a question waits, of this film or of the mode around it. */
export const isCovered = (model: WatchModel, host: SearchHost | undefined): boolean =>
  host?.hides === true || isAsked(model);

/** Whether there is a step after the position shown. */
export const canGoOn = ({ shown }: WatchModel): boolean => shown?.status === 'searching';

/** The least a zoom shows, in steps. */
const shortest = 10;

/** `factor` below 1 zooms in; `focus` stays where it is. Undefined for the whole. */
export function zoomed(
  { from, to }: Span,
  factor: number,
  focus: number,
  whole: number,
): Span | undefined {
  const length = Math.min(whole, Math.max(shortest, Math.round((to - from) * factor)));
  if (length >= whole) return undefined;
  const share = to > from ? (focus - from) / (to - from) : 0.5;
  const start = Math.round(focus - Math.min(1, Math.max(0, share)) * length);
  const first = Math.min(whole - length, Math.max(0, start));
  return { from: first, to: first + length };
}

/** The span moved so that the position is in it; the same where it is already. */
export function followed(span: Span, position: number, whole: number): Span {
  const { from, to } = span;
  if (position >= from && position <= to) return span;
  const length = to - from;
  const start = Math.min(whole - length, Math.max(0, Math.round(position - length * 0.1)));
  return { from: Math.max(0, start), to: Math.max(0, start) + length };
}
