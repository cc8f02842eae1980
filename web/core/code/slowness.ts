// Why a program is slower than another one on the same test: it takes more steps, or each of them costs more.

export interface Measured {
  steps: number;
  milliseconds: number;
}

/** `times` as long is `order` times as many steps, each `cost` times as long. */
export interface Slowness {
  times: number;
  order: number;
  cost: number;
}

/** Undefined where one of them has no steps or no time to compare. */
export function slownessOf(own: Measured, other: Measured): Slowness | undefined {
  if (own.steps === 0 || other.steps === 0 || other.milliseconds === 0) return undefined;
  const times = own.milliseconds / other.milliseconds;
  const order = own.steps / other.steps;
  return { times, order, cost: times / order };
}

/** Below, two runs of one program may differ as much. */
const clear = 1.5;

export const isClear = (ratio: number): boolean => ratio >= clear;

export const perStep = ({ steps, milliseconds }: Measured): number => milliseconds / steps;
