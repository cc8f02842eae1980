// A set of hashes: what was added is in it, however it grows, and nothing else.
import { describe, expect, it } from 'vitest';
import { HashSet, wordsOf } from '../../../../web/client/make/alike';

/** A hash that differs for each number and does not rise with the numbers. */
const hashOf = (number: number) => [Math.imul(number, 0x9e3779b1) >>> 0, number] as const;

describe('a set of hashes', () => {
  it('has the added digits and nothing else', () => {
    const set = new HashSet();
    for (let number = 0; number < 20_000; number += 2) set.add(...hashOf(number));
    for (let number = 0; number < 20_000; number++) {
      if (set.has(...hashOf(number)) !== (number % 2 === 0)) expect.fail(String(number));
    }
  });

  it('tells hashes apart that agree in half', () => {
    const set = new HashSet();
    set.add(5, 0);
    set.add(0, 5);
    expect([set.has(5, 5), set.has(0, 0), set.has(5, 0), set.has(0, 5)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    set.add(0, 0);
    expect(set.has(0, 0)).toBe(true);
  });

  it('grows a piece at a time, so that no addition takes long', () => {
    const set = new HashSet();
    const perPlace = 8;
    for (let number = 0; number < 10_000; number++) {
      const before = set.bytes;
      set.add(...hashOf(number));
      if (set.bytes <= before) continue;
      // While the set grows it holds both tables: each addition moves a few slots of the old one.
      expect(set.bytes).toBe(3 * before);
      const additions = before / perPlace / 32;
      for (let more = 1; more < additions; more++) {
        set.add(...hashOf(++number));
        if (more < additions - 1) expect(set.bytes).toBe(3 * before);
      }
      expect(set.bytes).toBe(2 * before);
    }
  });

  it('takes 16 to 32 bytes a hash, and up to 48 while it grows', () => {
    const set = new HashSet();
    for (let number = 1; number <= 100_000; number++) {
      set.add(...hashOf(number));
      if (number < 512) continue;
      const each = set.bytes / number;
      if (each < 16 || each > 48) expect.fail(`${each} bytes each of ${number}`);
    }
    expect(set.bytes / 100_000).toBeLessThan(32);
  });

  it('reads sixteen hexadecimal digits', () => {
    expect(wordsOf('ffffffff00000010')).toEqual([0xffffffff, 16]);
  });
});
