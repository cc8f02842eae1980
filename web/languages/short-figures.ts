// Figures of the race, the same in all languages.

/** A time with three significant digits: 1.64 ms, 35.0 µs, 2.41 s. */
export function shortTime(ms: number): string {
  if (ms >= 1000) return `${threeFigures(ms / 1000)} s`;
  return ms >= 1 || ms === 0 ? `${threeFigures(ms)} ms` : `${threeFigures(ms * 1000)} µs`;
}

/** A ratio: 1.08, 12.3, 460. */
export const threeFigures = (value: number): string =>
  value.toFixed(value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2);

const si = ['', 'k', 'M', 'G', 'T'] as const;

/** A power of ten on an axis: 100, 10k, 1M. */
export function shortCount(value: number): string {
  const thousands = Math.min(si.length - 1, Math.floor(Math.log10(value) / 3 + 1e-9));
  return value < 1
    ? String(value)
    : `${Math.round(value / 1000 ** thousands)}${si[thousands] ?? ''}`;
}

/** A power of ten of milliseconds on an axis: 10 µs, 1 ms, 100 s. */
export function shortPower(ms: number): string {
  if (ms >= 999) return `${Math.round(ms / 1000)} s`;
  return ms >= 0.999 ? `${Math.round(ms)} ms` : `${Number((ms * 1000).toPrecision(1))} µs`;
}
