// Texts of games: entries with a plus, links of ours, plain puzzles; what is none is refused.
import { describe, expect, it } from 'vitest';
import { keeps, readGame } from '../../../web/core/game-text';
import { gridOf, emptyGrid } from '../../../web/core/grid';
import { isEmpty } from '../../../web/core/notes';
import { formatPlayLink } from '../../../web/core/play-link';

const givens =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;
const digits = gridOf(`81${givens.slice(2)}`) ?? emptyGrid;
const notes = Array.from(givens, (_, cell) => (cell === 2 ? 0b110 : 0));

describe('readGame', () => {
  it('reads entries that a plus marks, beside the givens', () => {
    expect(readGame(`8+1${givens.slice(2)}`)).toMatchObject({ givens, digits });
  });

  it('reads such entries in nine lines, too', () => {
    const rows = Array.from({ length: 9 }, (_, row) => givens.slice(row * 9, row * 9 + 9));
    const text = [`8+1${givens.slice(2, 9)}`, ...rows.slice(1)].join('\n');
    expect(readGame(text)).toMatchObject({ givens, digits });
  });

  it.each(['', 'https://example.org/', 'My game: https://example.org/page/'])(
    'reads a link of ours with entries and notes after “%s”',
    (before) => {
      const link = formatPlayLink({ givens, digits, notes });
      expect(readGame(before + link)).toEqual({ givens, digits, notes });
    },
  );

  it('takes a plain puzzle as a game without entries', () => {
    const game = readGame(givens);
    expect(game).toMatchObject({ givens, digits: givens });
    expect(game && isEmpty(game.notes)).toBe(true);
  });

  it.each(['', 'no puzzle', `${givens}1`, `#p=${givens}&e=12`, '#p=12'])('refuses “%s”', (text) => {
    expect(readGame(text)).toBeUndefined();
  });
});

describe('keeps', () => {
  it('is true of a board with entries beside all givens', () => {
    expect(keeps(digits, givens)).toBe(true);
  });

  it('is false where a given is missing, and where there are none', () => {
    expect(keeps(givens, digits)).toBe(false);
    expect(keeps(givens, emptyGrid)).toBe(false);
  });
});
