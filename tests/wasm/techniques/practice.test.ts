// The puzzles for practice that are not made to order still need their technique, and nothing harder, however they are scrambled.
import { describe, expect, it } from 'vitest';
import { knownPuzzles } from '../../../web/element/begin/practice/known';
import { scrambled } from '../../../web/element/begin/practice/scramble';
import { techniqueOf, techniques } from '../../../web/core/techniques/technique';
import { asked, grid } from './techniques-core';

/** A source of numbers from 0 to 1, always the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** In the teaching order these stand after the simple chains, or are too rare without them; chains may be needed. */
const afterChains = new Set<string>([
  'medusa',
  'grouped-x-cycle',
  'grouped-x-chain',
  'larger-wing',
  'als-xz-double',
  'als-xz',
  'als-xy-wing',
  'grouped-loop',
  'grouped-aic',
  'franken-fish',
  'death-blossom',
  'als-chain',
  'als-loop',
  'als-aic',
  'mutant-fish',
  'kraken-fish',
  'oddagon',
  'distributed-subset',
  'rectangle-aic',
  'exocet',
  'tridagon',
]);
const leastOfExclusion = techniqueOf('aligned-pair-exclusion').rating;
const leastAfterChains = techniqueOf('aligned-triplet-exclusion').rating;

const known = techniques.filter(({ name }) => knownPuzzles(name).length > 0);
/** The ratings of the others take nested chains, and up to half a minute each. */
const soonRated = known.filter(({ name }) => name !== 'exocet' && name !== 'tridagon');

describe('a known puzzle', () => {
  it.each(known)('with $name is solved by steps of which it is one', async ({ name }) => {
    for (const puzzle of knownPuzzles(name)) {
      const { steps, isSolved } = await asked('path', { puzzle, order: 'teaching' });
      expect(isSolved).toBe(true);
      expect(steps.map(({ technique }) => technique)).toContain(name);
      const harder = afterChains.has(name) ? leastAfterChains : leastOfExclusion;
      expect(steps.filter(({ rating }) => rating >= harder)).toEqual([]);
    }
  });

  it.each(soonRated)('with $name that is scrambled has the same rating', async ({ name }) => {
    const [puzzle = grid('.'.repeat(81))] = knownPuzzles(name);
    const before = await asked('rating', { puzzle });
    const other = scrambled(puzzle, numbers(7));
    expect(other).not.toBe(puzzle);
    expect(await asked('rating', { puzzle: other })).toEqual(before);
  });
});
