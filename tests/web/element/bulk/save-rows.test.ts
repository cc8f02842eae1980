// The name of a saved file says which rows it has, and how much of the whole where the run is not at its end.
import { expect, it } from 'vitest';
import { fileNameOf } from '../../../../web/element/bulk/save-rows';

it.each([
  ['all', 100, 'csv', 'puzzles-all.csv'],
  ['all', 37, 'csv', 'puzzles-all-first-37-percent.csv'],
  ['unique', 0, 'solutions', 'puzzles-unique-first-0-percent-solved.txt'],
  [{ from: 12, to: 71 }, 99, 'ratings', 'puzzles-rated-1.2-7.1-first-99-percent-ratings.txt'],
] as const)('of %o at %i %% as %s is %s', (choice, percent, form, name) => {
  expect(fileNameOf('puzzles', { choice, percent, form })).toBe(name);
});
