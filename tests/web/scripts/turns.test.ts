// Each part of npm run test:all has its turn within eight landings, however many commits a landing has.
import { describe, expect, it } from 'vitest';
import { rest, suites } from '../../../scripts/suites/suites.mjs';
import { chooseTurn, sampleOf, turns } from '../../../scripts/suites/turns.mjs';

const never: readonly (number | undefined)[] = turns.map(() => undefined);

describe('the part of the rest that a landing runs', () => {
  it('is the count of commits modulo eight on a machine that remembers none', () => {
    expect(turns).toHaveLength(8);
    const chosen = [160, 161, 162, 163, 164, 165, 166, 167].map(
      (commits) => chooseTurn(commits, never).turn,
    );
    expect(chosen).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([1, 2, 7, 8, 16, 30])(
    'comes by within eight landings of %i commits on a machine that remembers',
    (commitsEach) => {
      const ran: (number | undefined)[] = [...never];
      const seen: number[] = [];
      for (let landing = 1; landing <= 24; ++landing) {
        const commits = 1000 + landing * commitsEach;
        const { turn } = chooseTurn(commits, ran);
        ran[turn] = commits;
        seen.push(turn);
      }
      for (let first = 0; first + 8 <= seen.length; ++first) {
        expect(new Set(seen.slice(first, first + 8)).size).toBe(8);
      }
    },
  );

  it('says why it is the one', () => {
    expect(chooseTurn(12, never).why).toBe('commit 12 modulo 8 is 4');
    expect(chooseTurn(12, never.with(4, 4)).why).toContain('the next that never ran here');
    const all = turns.map((_, index) => 100 + index);
    expect(chooseTurn(203, all.with(0, 300)).why).toBe('longest ago here, at commit 101');
  });
});

describe('the parts together', () => {
  it('are all of the rest, the rest of Firefox in quarters', () => {
    const quarters = [1, 2, 3, 4].map((part) => `firefox-rest-${String(part)}`);
    const all = Object.keys(rest).flatMap((name) => (name === 'firefox-rest' ? quarters : [name]));
    expect(turns.flat().toSorted()).toEqual(all.toSorted());
  });

  it('name suites that there are', () => {
    for (const name of [...turns.flat(), ...Object.values(sampleOf)]) {
      expect(suites).toHaveProperty(name);
    }
  });
});
