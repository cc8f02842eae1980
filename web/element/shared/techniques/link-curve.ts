// The curve of a link, from the disc of one candidate to the disc of the other; a cell is 1 wide.
import { columnOf, rowOf } from '../../../core/cell';
import { candidatePlaces, type Place } from '../../../core/note-layout';
import type { Candidate } from '../../../core/techniques/deduction';

export const discRadius = 0.16;

/** The middle of a candidate's disc. */
export function pointOf({ cell, digit }: Candidate): Place {
  const { x, y } = candidatePlaces[digit - 1] ?? middle;
  return { x: columnOf(cell) + x, y: rowOf(cell) + y };
}

const middle: Place = { x: 0.5, y: 0.5 };

const round = (value: number): number => Math.round(value * 1000) / 1000;

const towards = (from: Place, to: Place, by: number): Place => {
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
  const bow: Place = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 + (end.x - start.x) * bend,
  };
  const [a, b] = [towards(start, bow, discRadius), towards(end, bow, discRadius + 0.08)];
  const at = ({ x, y }: Place) => `${round(x)} ${round(y)}`;
  return `M${at(a)}Q${at(bow)} ${at(b)}`;
}
