// A logarithmic axis: whole powers of ten around its values.

export interface LogScale {
  /** Both are powers of ten. */
  low: number;
  high: number;
  /** Every power of ten from low to high, or fewer where there are many. */
  ticks: readonly number[];
}

const mostTicks = 6;

/** `values`: at least one, all above 0. */
export function logScaleOf(values: readonly number[]): LogScale {
  // The axis begins below the smallest value, so that the shortest bar still has a length.
  const from = Math.floor(Math.log10(Math.min(...values) / 1.5));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9));
  const every = Math.ceil((to - from + 1) / mostTicks);
  const ticks: number[] = [];
  for (let power = from; power <= to; power += every) ticks.push(10 ** power);
  return { low: 10 ** from, high: 10 ** to, ticks };
}

/** The position of a value between the ends, from 0 to 1. */
export function placeOn({ low, high }: LogScale, value: number): number {
  return Math.min(1, Math.max(0, Math.log10(value / low) / Math.log10(high / low)));
}
