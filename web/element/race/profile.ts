// A lane's depth over its steps, as the outline of an area in a field of `profileColumns` × `deepest`.
import { cellCount } from '../../core/cell';
import type { Timeline } from '../../core/watched-search';
import { countersIn, type Lane, type ProfileScale, type Run, type Sample } from './race-state';

export const profileColumns = 240;
export const deepest = cellCount;

/** Narrower spans would not be seen. */
const narrowest = 2;

/** An SVG path for each lane, or undefined where nothing is known yet. */
export function profilesOf({ lanes }: Run, scale: ProfileScale): (string | undefined)[] {
  const lengths = lanes.map(lengthOf);
  const longest = Math.max(1, ...lengths);
  return lanes.map((lane, index) => {
    const share = scale === 'own' ? 1 : (lengths[index] ?? 0) / longest;
    const width = Math.max(narrowest, share * profileColumns);
    const { entry, samples } = lane;
    if (entry.state === 'finished' && entry.profile) return areaOf(entry.profile, width);
    return samples.length > 0 ? lineOf(samples, lengthOf(lane), width) : undefined;
  });
}

function lengthOf(lane: Lane): number {
  const counted = countersIn(lane)?.steps ?? 0;
  return Math.max(counted, lane.samples.at(-1)?.steps ?? 0);
}

/**
 * The area between the lowest and the highest depth of every column; where a search is so short that every column has
 * one depth, the area from the bottom up.
 */
function areaOf({ from: start, to: end, min, max, columns }: Timeline, width: number): string {
  const isStepwise = end - start < columns;
  const upper: string[] = [];
  const lower: string[] = [];
  for (let column = 0; column < columns; column++) {
    const [low = 0, high = 0] = [min[column], max[column]];
    if (low > high) continue; // The column is not explored yet.
    const [from, to] = [column, column + 1].map((edge) => figure((edge * width) / columns));
    // A column with one depth is still a line.
    const top = deepest - high;
    const bottom = isStepwise ? deepest : Math.min(deepest, deepest - low + 1);
    upper.push(`${from} ${top}L${to} ${top}`);
    lower.unshift(`${to} ${bottom}L${from} ${bottom}`);
  }
  return upper.length === 0 ? '' : `M${upper.join('L')}L${lower.join('L')}Z`;
}

/** The area from the bottom up to each sample. */
function lineOf(samples: readonly Sample[], steps: number, width: number): string {
  const points = samples.map(
    ({ steps: at, depth }) => `L${figure((at / steps) * width)} ${deepest - depth}`,
  );
  return `M0 ${deepest}${points.join('')}L${figure(width)} ${deepest}Z`;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);
