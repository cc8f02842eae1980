// Notes of a cell: whatever their number, each has room of its own inside the cell.
import { describe, expect, it } from 'vitest';
import {
  candidatePlaces,
  digitBox,
  noteLayout,
  noteSize,
  type Place,
} from '../../../web/core/note-layout';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxAt = ({ x, y }: Place, size: number): Box => ({
  left: x - (size * digitBox.width) / 2,
  right: x + (size * digitBox.width) / 2,
  top: y - (size * digitBox.height) / 2,
  bottom: y + (size * digitBox.height) / 2,
});

const hair = 1e-9;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - hair &&
  other.left < one.right - hair &&
  one.top < other.bottom - hair &&
  other.top < one.bottom - hair;

const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > 0.015 && top > 0.015 && right < 0.985 && bottom < 0.985;

const boxesOf = (corners: number, centre: number) => {
  const layout = noteLayout(corners, centre);
  return {
    corners: layout.corners.map((place) => boxAt(place, noteSize)),
    centre: layout.centre.places.map((place) => boxAt(place, layout.centre.size)),
  };
};

const counts = Array.from({ length: 10 }, (_, count) => count);
const pairs = counts.flatMap((corners) => counts.map((centre) => [corners, centre] as const));

describe('the notes of a cell', () => {
  it.each(pairs)('with %i in corners and %i in the centre, none touches another', (...pair) => {
    const { corners, centre } = boxesOf(...pair);
    expect([corners.length, centre.length]).toEqual(pair);
    const all = [...corners, ...centre];
    expect(all.every(isInside)).toBe(true);
    const touching = all.flatMap((box, at) => all.slice(at + 1).filter((o) => overlap(box, o)));
    expect(touching).toEqual([]);
  });

  it('stand in the corners first: top left, top right, bottom left, bottom right', () => {
    const sides = noteLayout(4, 0).corners.map(({ x, y }) => [x < 0.3, y < 0.3]);
    expect(sides).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect(noteLayout(9, 0).corners.slice(0, 4)).toEqual(noteLayout(4, 0).corners);
  });

  it('stand on the edges next, and the ninth never on centre notes', () => {
    const [top, bottom, left, right, ninth] = noteLayout(9, 0).corners.slice(4);
    expect([top?.x, bottom?.x, left?.y, right?.y]).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect([top, bottom].map((place) => (place?.y ?? 0) < 0.5)).toEqual([true, false]);
    expect([left, right].map((place) => (place?.x ?? 0) < 0.5)).toEqual([true, false]);
    expect(ninth).toEqual({ x: 0.5, y: 0.5 });
    expect(noteLayout(9, 1).corners[8]?.y).toBe(bottom?.y);
  });

  it('in the centre shrink with their number and never grow', () => {
    for (const corners of counts) {
      const sizes = counts.slice(1).map((centre) => noteLayout(corners, centre).centre.size);
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      expect(sizes[0]).toBe(noteSize);
    }
  });

  it('in the centre are as large as in corners where these are empty, and few stand on one line', () => {
    expect(noteLayout(0, 9).centre.size).toBeGreaterThan(0.299);
    for (const few of [1, 2, 3, 4, 5]) {
      expect(new Set(noteLayout(2, few).centre.places.map(({ y }) => y))).toEqual(new Set([0.5]));
    }
  });

  it('as candidates have a place for each digit, three a row', () => {
    const boxes = candidatePlaces.map((place) => boxAt(place, noteSize));
    expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((o) => overlap(box, o)))).toEqual(
      [],
    );
    expect(candidatePlaces.map(({ x }) => Math.round(x * 2))).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });
});
