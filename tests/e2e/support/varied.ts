// The published puzzles with rules of their own, for tests in a browser.
import { readFileSync } from 'node:fs';

/** tests/puzzles/varied.tsv: title, author, licence, source, packed puzzle, answer. */
const published = readFileSync(new URL('../../puzzles/varied.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));

/** The first one with these words in its title. */
export function publishedPuzzle(words: string): { link: string; answer: string } {
  const [, , , , packed = '', answer = ''] =
    published.find(([title]) => title?.includes(words)) ?? [];
  return { link: `https://f-puzzles.com/?load=${packed}`, answer };
}
