// Each part of npm run test:all has its turn within twelve landings, however many commits a landing has.
import { describe, expect, it } from 'vitest';
import { rest, suites } from '../../../scripts/suites/suites.mjs';
import { chooseTurn, sampleOf, turns } from '../../../scripts/suites/turns.mjs';

const never: readonly (number | undefined)[] = turns.map(() => undefined);
const allDue = turns.map(() => true);

describe('the part of the rest that a landing runs', () => {
  it('is the count of commits modulo twelve on a machine that remembers none', () => {
    expect(turns).toHaveLength(12);
    const parts = turns.map((_, part) => part);
    expect(parts.map((part) => chooseTurn(120 + part, allDue, never))).toEqual(parts);
  });

  it.each([1, 2, 7, 12, 24, 30])(
    'comes by within twelve landings of %i commits on a machine that remembers',
    (commitsEach) => {
      const ran: (number | undefined)[] = [...never];
      const seen: (number | undefined)[] = [];
      for (let landing = 1; landing <= 36; ++landing) {
        const commits = 1000 + landing * commitsEach;
        const turn = chooseTurn(commits, allDue, ran) ?? -1;
        ran[turn] = commits;
        seen.push(turn);
      }
      for (let first = 0; first + 12 <= seen.length; ++first) {
        expect(new Set(seen.slice(first, first + 12)).size).toBe(12);
      }
    },
  );

  it('is one that has not passed with the same inputs, if there is any', () => {
    const lastRun = turns.map((_, index) => 100 + index);
    expect(chooseTurn(203, allDue, lastRun)).toBe(0);
    expect(chooseTurn(203, allDue.with(0, false), lastRun)).toBe(1);
    expect(
      chooseTurn(
        203,
        allDue.map(() => false),
        lastRun,
      ),
    ).toBeUndefined();
  });
});

describe('the parts together', () => {
  it('are all of the rest, the rest of Firefox in six parts', () => {
    const sixths = [1, 2, 3, 4, 5, 6].map((part) => `firefox-rest-${String(part)}`);
    const all = Object.keys(rest).flatMap((name) => (name === 'firefox-rest' ? sixths : [name]));
    expect(turns.flat().toSorted()).toEqual(all.toSorted());
  });

  it('name suites that there are', () => {
    for (const name of [...turns.flat(), ...Object.values(sampleOf)]) {
      expect(suites).toHaveProperty(name);
    }
  });
});
