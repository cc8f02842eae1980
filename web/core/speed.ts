// How fast a search is played: steps a second, or as fast as the engine goes.

export type Speed = number | 'max';

export const defaultSpeed: Speed = 8;

/** Ten notches each time the speed is ten times as high, then one for `max`. */
const notchesATenfold = 10;
const fastest = 1e6;
export const lastNotch = Math.log10(fastest) * notchesATenfold + 1;

/** The speed an attribute's text says; the default where it says none. */
export function speedOf(text: string | null): Speed {
  if (text === 'max') return 'max';
  const speed = Number(text ?? Number.NaN);
  return speed > 0 && Number.isFinite(speed) ? speed : defaultSpeed;
}

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
