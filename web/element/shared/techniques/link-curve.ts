// The curve of a link, from the disc of one candidate to the disc of the other; a cell is 1 wide.
import { columnOf, rowOf } from '../../../core/cell';
import type { Candidate } from '../../../core/techniques/deduction';

export const discRadius = 0.16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of corner notes, moved inwards so that a disc stays in its cell. */
export const pointOf = ({ cell, digit }: Candidate): Point => ({
  x: columnOf(cell) + 0.18 + ((digit - 1) % 3) * 0.32,
  y: rowOf(cell) + 0.18 + Math.floor((digit - 1) / 3) * 0.32,
});

const round = (value: number): number => Math.round(value * 1000) / 1000;

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * by,
    y: from.y + ((to.y - from.y) / length) * by,
  };
};

/** Curved, so that the link does not run through what lies on the straight line. */
export function linkCurve(from: Candidate, to: Candidate): string {
  const [start, end] = [pointOf(from), pointOf(to)];
  const bend = Math.min(0.14, 0.5 / (Math.hypot(end.x - start.x, end.y - start.y) || 1));
  const middle: Point = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 + (end.x - start.x) * bend,
  };
  const [a, b] = [towards(start, middle, discRadius), towards(end, middle, discRadius + 0.08)];
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${at(a)}Q${at(middle)} ${at(b)}`;
}
