// The chart of a race as shapes: three groups of bars, each on a logarithmic axis of its own.
//
//   Time (ms)                    Steps                        Checks
//   scan-blanks        1.6 ms    scan-blanks        99,056    …
//   ▆▆▆▆▆▆▆▆▆▆▆▆▆├┤              ▆▆▆▆▆▆▆▆▆▆▆▆▆
//   0.1      1      10           1,000   10,000   100,000
import { limitMs } from '../../../core/race-findings';
import type { Scene, Shape } from '../../shared/picture/scene';
import type { Finisher } from '../../../core/race-reports';
import { logScaleOf, placeOn } from './scale';

export type ChartTone = 'ink' | 'soft' | 'line' | 'bar' | 'range' | 'limit';
export type ChartShape = Shape<ChartTone>;

export const chartFigures = ['time', 'steps', 'legalityChecks'] as const;
export type ChartFigure = (typeof chartFigures)[number];

export interface ChartText {
  titles: Record<ChartFigure, string>;
  limit: string;
  /** The text of a bar's value. */
  value: (figure: ChartFigure, value: number) => string;
  /** Shown instead of bars that would all be equal. */
  same: (value: string) => string;
  /** The labels of the axis. */
  tick: (figure: ChartFigure, value: number) => string;
}

interface Bar {
  name: string;
  /** Undefined where the value is not measured or is 0, which has no logarithm. */
  value: number | undefined;
  range: { min: number; max: number } | undefined;
}

/** All measures are in CSS pixels. */
const textSize = 12;
/** The width of a wide letter, so that labels stay apart in any font. */
const letterWidth = 7.5;
const rowHeight = 32;
const titleHeight = 24;
const axisHeight = 24;
const groupGap = 28;
const columnGap = 32;
/** Below this width the groups stand below each other. */
const threeColumnsFrom = 640;

export function chartOf(
  finishers: readonly Finisher[],
  width: number,
  text: ChartText,
): Scene<ChartTone> {
  const groups = chartFigures
    .map((figure) => ({ figure, bars: finishers.map((each) => barOf(each, figure)) }))
    .filter(({ bars }) => bars.some(({ value }) => value !== undefined));
  const isWide = width >= threeColumnsFrom;
  const columns = isWide ? groups.length : 1;
  const groupWidth = (width - columnGap * (columns - 1)) / Math.max(1, columns);
  let height = 0;
  const shapes = groups.flatMap(({ figure, bars }, index) => {
    const x = isWide ? index * (groupWidth + columnGap) : 0;
    const y = isWide || index === 0 ? 0 : height + groupGap;
    const same = sharedValue(bars);
    const rows = same === undefined ? bars.length * rowHeight + axisHeight : rowHeight;
    height = Math.max(height, y + titleHeight + rows);
    return same === undefined
      ? groupOf(figure, bars, { x, y, width: groupWidth }, text)
      : [titleOf(figure, x, y, text), textAt(x, y + 39, text.same(text.value(figure, same)))];
  });
  return { width, height, shapes };
}

/** The value that several bars share; a single number then says as much as the bars. */
function sharedValue(bars: readonly Bar[]): number | undefined {
  const [first] = bars;
  const isShared =
    bars.length > 1 && bars.every(({ value, range }) => value === first?.value && !range);
  return isShared ? first?.value : undefined;
}

const titleOf = (figure: ChartFigure, x: number, y: number, text: ChartText): ChartShape =>
  textAt(x, y + 12, text.titles[figure], { bold: true });

function barOf({ strategy, counters, timing }: Finisher, figure: ChartFigure): Bar {
  if (figure !== 'time') {
    const value = counters[figure];
    return { name: strategy, value: value > 0 ? value : undefined, range: undefined };
  }
  const { undisturbed, median, min, max, runs } = timing;
  const isMeasured = undisturbed && median > 0;
  return {
    name: strategy,
    value: isMeasured ? median : undefined,
    range: isMeasured && runs.length > 1 && min > 0 ? { min, max } : undefined,
  };
}

interface Area {
  x: number;
  y: number;
  width: number;
}

function groupOf(
  figure: ChartFigure,
  bars: readonly Bar[],
  { x, y, width }: Area,
  text: ChartText,
): ChartShape[] {
  const values = bars.flatMap(({ value, range }) => [
    ...(value === undefined ? [] : [value]),
    ...(range ? [range.min, range.max] : []),
  ]);
  const scale = logScaleOf(values);
  const at = (value: number) => x + placeOn(scale, value) * width;
  const top = y + titleHeight;
  const bottom = top + bars.length * rowHeight;
  const shapes: ChartShape[] = [titleOf(figure, x, y, text)];
  let labelledUpTo = Number.NEGATIVE_INFINITY;
  for (const tick of scale.ticks) {
    shapes.push(lineAt(at(tick), top, bottom + 4, 'line'));
    const label = text.tick(figure, tick);
    const room = label.length * letterWidth;
    const start = Math.min(x + width - room, Math.max(x, at(tick) - room / 2));
    if (start < labelledUpTo) continue;
    labelledUpTo = start + room + letterWidth;
    shapes.push(textAt(start + room / 2, bottom + 18, label, { tone: 'soft', anchor: 'middle' }));
  }
  bars.forEach((bar, index) => {
    shapes.push(...barShapes(figure, bar, { x, y: top + index * rowHeight, width }, at, text));
  });
  if (figure === 'time' && limitMs >= scale.low && limitMs <= scale.high) {
    shapes.push(lineAt(at(limitMs), top, bottom + 4, 'limit', true));
    shapes.push(
      textAt(Math.min(at(limitMs), x + width), y + 12, text.limit, {
        tone: 'limit',
        anchor: 'end',
      }),
    );
  }
  return shapes;
}

function barShapes(
  figure: ChartFigure,
  { name, value, range }: Bar,
  { x, y, width }: Area,
  at: (value: number) => number,
  text: ChartText,
): ChartShape[] {
  const shown = value === undefined ? '–' : text.value(figure, value);
  const shapes: ChartShape[] = [
    textAt(x, y + 15, name),
    textAt(x + width, y + 15, shown, { anchor: 'end' }),
  ];
  if (value === undefined) return shapes;
  shapes.push({
    kind: 'rect',
    x,
    y: y + 20,
    width: Math.max(1, at(value) - x),
    height: 7,
    tone: 'bar',
  });
  if (range) {
    const [from, to, middle] = [at(range.min), at(range.max), y + 23.5];
    const lines = [
      [from, y + 18, from, y + 29],
      [to, y + 18, to, y + 29],
      [from, middle, to, middle],
    ] as const;
    shapes.push({ kind: 'lines', lines, width: 1, tone: 'range' });
  }
  return shapes;
}

const lineAt = (
  x: number,
  y1: number,
  y2: number,
  tone: ChartTone,
  dashed = false,
): ChartShape => ({ kind: 'lines', lines: [[x, y1, x, y2]], width: 1, tone, dashed });

function textAt(
  x: number,
  y: number,
  text: string,
  {
    tone = 'ink',
    anchor = 'start',
    bold = false,
  }: { tone?: ChartTone; anchor?: 'start' | 'middle' | 'end'; bold?: boolean } = {},
): ChartShape {
  return { kind: 'text', x, y, text, size: textSize, tone, anchor, bold };
}
