// Hitting sets against trying every subset.
import { describe, expect, it } from 'vitest';
import { greedyHitting, smallestHitting } from '../../../../web/core/questions/hitting-set';

const never = () => false;
const hits = (chosen: readonly number[], sets: readonly (readonly number[])[]) =>
  sets.every((set) => set.some((element) => chosen.includes(element)));

/** A number in [0, below), the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state % below;
  };
}

describe('a smallest hitting set', () => {
  it('of no sets is empty', () => {
    expect(smallestHitting([], never)).toEqual({ elements: [], isSmallest: true });
  });

  it('is as small as the smallest of all subsets', () => {
    const random = numbers(7);
    for (let round = 0; round < 60; round++) {
      const sets = Array.from({ length: 3 + random(8) }, () =>
        Array.from({ length: 1 + random(4) }, () => random(10)),
      );
      const sizes = Array.from({ length: 1024 }, (_, bits) =>
        [...Array(10).keys()].filter((element) => bits & (1 << element)),
      )
        .filter((chosen) => hits(chosen, sets))
        .map((chosen) => chosen.length);
      const found = smallestHitting(sets, never);
      expect(hits(found.elements, sets)).toBe(true);
      expect(found.elements.length).toBe(Math.min(...sizes));
      expect(found.isSmallest).toBe(true);
      expect(hits(greedyHitting(sets), sets)).toBe(true);
    }
  });

  it('is not called smallest where time ran out', () => {
    // Greedy takes 0 first, which is spare in the end, so that only a search would know.
    const sets = [
      [0, 1, 2],
      [0, 1, 3],
      [0, 4, 2],
      [0, 4, 3],
      [1, 4],
      [2, 3],
      [5, 6],
      [6, 7],
      [5, 7],
    ];
    const found = smallestHitting(sets, () => true);
    expect(hits(found.elements, sets)).toBe(true);
    if (found.isSmallest)
      expect(found.elements.length).toBe(smallestHitting(sets, never).elements.length);
  });
});
