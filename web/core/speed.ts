// How fast a search is played: steps a second, or as fast as the engine goes.

export type Speed = number | 'max';

export const defaultSpeed: Speed = 8;

/** Ten notches each time the speed is ten times as high, then one for `max`. */
const notchesATenfold = 10;
const fastest = 1e6;
export const lastNotch = Math.log10(fastest) * notchesATenfold + 1;

/** The speed that a number or a text is; undefined where it is none. */
export function speedIn(value: unknown): Speed | undefined {
  if (value === 'max') return 'max';
  const speed = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return speed > 0 && Number.isFinite(speed) ? speed : undefined;
}

/** The same, and the default where there is none. */
export const speedOf = (text: string | null): Speed => speedIn(text) ?? defaultSpeed;

/** In two significant digits, so that it can be read. */
export function speedAtNotch(notch: number): Speed {
  if (notch >= lastNotch) return 'max';
  return Number((10 ** (Math.max(0, notch) / notchesATenfold)).toPrecision(2));
}

export function notchOf(speed: Speed): number {
  if (speed === 'max') return lastNotch;
  const notch = Math.round(Math.log10(speed) * notchesATenfold);
  return Math.min(lastNotch - 1, Math.max(0, notch));
}
