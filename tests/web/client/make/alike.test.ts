// A set of hashes: what was added is in it, however it grows, and nothing else.
import { describe, expect, it } from 'vitest';
import { HashSet, wordsOf } from '../../../../web/client/make/alike';

/** Different for each number, and not in an order. */
const hashOf = (number: number) => [Math.imul(number, 0x9e3779b1) >>> 0, number] as const;

describe('a set of hashes', () => {
  it('has what was added and nothing else', () => {
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

  it('reads sixteen hexadecimal digits', () => {
    expect(wordsOf('ffffffff00000010')).toEqual([0xffffffff, 16]);
  });
});
