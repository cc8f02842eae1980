// The gallery's puzzles are what their names say, as far as no search is needed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../../../web/core/contradiction';
import { emptyGrid } from '../../../../web/core/grid';
import { formatGrid } from '../../../../web/core/text';
import { examples } from '../../../../web/element/shared/example-puzzles';

const gridNamed = (wanted: string) =>
  examples.find(({ name }) => name === wanted)?.grid ?? emptyGrid;

describe('examples', () => {
  it('hold givens, all but the empty grid', () => {
    const empty = examples.filter(({ grid }) => grid === emptyGrid).map(({ name }) => name);
    expect(empty).toEqual(['empty']);
  });

  it('contradict themselves only where that is shown', () => {
    const wrong = examples.filter(({ grid }) => findContradictions(grid).length > 0);
    expect(wrong.map(({ name }) => name)).toEqual(['contradiction']);
    expect(findContradictions(gridNamed('contradiction'))).toHaveLength(1);
  });

  it('hold the worst puzzles that were found', () => {
    const found = readFileSync(new URL('../../../puzzles/worst.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ').at(-1));
    const shown = examples.filter(({ name }) => /^(worst|meter)-/.test(name));
    expect(shown.map(({ grid }) => grid)).toEqual(found);
  });

  it('hold the sample of 2580 as it is published', () => {
    expect(formatGrid(gridNamed('baekjoon-2580'), '2580').split('\n').slice(0, 3)).toEqual([
      '0 3 5 4 6 9 2 7 8',
      '7 8 2 1 0 5 6 0 9',
      '0 6 0 2 7 8 1 3 5',
    ]);
  });

  it('hold the sample of 2239 as it is published', () => {
    expect(formatGrid(gridNamed('baekjoon-2239'), '2239').split('\n').slice(0, 3)).toEqual([
      '103000509',
      '002109400',
      '000704000',
    ]);
  });
});
