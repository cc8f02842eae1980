// The timeline's columns at another width or of another span: what a pixel column stands for.
import type { Timeline } from '../../../core/watched-search';
import type { Span } from '../state/watch-model';

export interface PixelColumn {
  /** Lowest and highest depth; `min` above `max` where nothing is known. */
  min: number;
  max: number;
  deadEnds: number;
  hasSolution: boolean;
}

/** The picture of a span in `count` columns, taken from one that covers at least part of it. */
export function columnsOf(timeline: Timeline, { from, to }: Span, count: number): PixelColumn[] {
  const { columns } = timeline;
  const stepsAColumn = (timeline.to - timeline.from) / columns;
  const stepsAPixel = (to - from) / count;
  const columnAt = (position: number) => (position - timeline.from) / stepsAColumn;
  return Array.from({ length: count }, (_, pixel) => {
    const start = columnAt(from + pixel * stepsAPixel);
    const end = columnAt(from + (pixel + 1) * stepsAPixel);
    // A little inside, so that rounding does not reach into the next column.
    const first = Math.floor(start + 1e-6);
    // A pixel that is narrower than a column shows the column in which it begins.
    const last = end - start < 1 ? first : Math.max(first, Math.ceil(end - 1e-6) - 1);
    return merged(timeline, first, last);
  });
}

function merged(timeline: Timeline, first: number, last: number): PixelColumn {
  const column: PixelColumn = { min: 255, max: 0, deadEnds: 0, hasSolution: false };
  const end = Math.min(last, timeline.columns - 1);
  for (let i = Math.max(0, first); i <= end; i++) {
    column.min = Math.min(column.min, timeline.min[i] ?? 255);
    column.max = Math.max(column.max, timeline.max[i] ?? 0);
    column.deadEnds += timeline.deadEnds[i] ?? 0;
    column.hasSolution ||= timeline.solutions[i] === 1;
  }
  return column;
}
