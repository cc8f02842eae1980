// Figures of the race as people read them.
import { describe, expect, it } from 'vitest';
import { shortCount, shortPower, shortTime } from '../../../../web/languages/short-figures';

describe('figures', () => {
  it.each([
    [0.0074, '7.40 µs'],
    [0.0351, '35.1 µs'],
    [0.82, '820 µs'],
    [1, '1.00 ms'],
    [9.996, '10.0 ms'],
    [99.96, '100 ms'],
    [187.4, '187 ms'],
    [1640, '1.64 s'],
  ])('%d ms is %s', (ms, shown) => {
    expect(shortTime(ms)).toBe(shown);
  });

  it.each([
    [0.001, '1 µs'],
    [0.01, '10 µs'],
    [1, '1 ms'],
    [100, '100 ms'],
    [1000, '1 s'],
    [100_000, '100 s'],
  ])('on the axis %d ms is %s', (ms, shown) => {
    expect(shortPower(ms)).toBe(shown);
  });

  it.each([
    [1, '1'],
    [100, '100'],
    [1000, '1k'],
    [10 ** 5, '100k'],
    [10 ** 6, '1M'],
    [10 ** 9, '1G'],
  ])('on the axis %d is %s', (count, shown) => {
    expect(shortCount(count)).toBe(shown);
  });
});
