// How much of a search of the setter's bench is shown as done.
import { expect, test } from 'vitest';
import { percentDone } from '../../../../../web/element/make/bench/bench-sentences';

const percentOf = (share: number) => percentDone({ share });

test('a search shows whole percents, and hundredths below one percent', () => {
  expect(percentOf(0.5049)).toBe(50);
  expect(percentOf(0.0199)).toBe(1);
  expect(percentOf(0.0042)).toBe(0.42);
  expect(percentOf(1)).toBe(100);
});

test('a search of which nothing is done, or nobody knows how much, shows no percents', () => {
  expect(percentOf(0)).toBeUndefined();
  expect(percentOf(0.00009)).toBeUndefined();
});
