// A board as a picture: its notes and the colours of its cells.
import { describe, expect, it } from 'vitest';
import { emptyGrid, withDigit } from '../../../../web/core/grid';
import { coloured, noNotes, toggled } from '../../../../web/core/notes';
import { playStyles } from '../../../../web/element/play/play-styles';
import { boardFile } from '../../../../web/element/questions/share/board-file';
import { cellColours } from '../../../../web/element/shared/picture/cell-colours';

const digits = withDigit(emptyGrid, 0, 7);

const svgOf = async (notes: readonly number[]) =>
  (await boardFile('svg', { givens: emptyGrid, digits, notes }))?.text();

describe('a picture of the board', () => {
  it('has corner notes first, then centre notes, each digit at its place', async () => {
    const corners = toggled(toggled(noNotes, [1], 1, 'corner'), [1], 9, 'corner');
    const svg = await svgOf(toggled(toggled(corners, [1], 2, 'centre'), [1], 5, 'centre'));
    const texts = [...(svg ?? '').matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(['7', '1', '9', '2', '5']);
  });

  it('keeps nine centre notes inside their cell', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
      (notes, digit) => toggled(notes, [1], digit, 'centre'),
      noNotes,
    );
    const svg = (await svgOf(all)) ?? '';
    const [first, ...others] = [
      ...svg.matchAll(/<text x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)"/g),
    ]
      .slice(1)
      .map(([, x, size]) => [Number(x), Number(size)] as const);
    expect(others).toHaveLength(8);
    for (const [x, size] of [first ?? [0, 0], ...others]) {
      // A digit of these fonts is at most 0.66 of the font's size wide, and a cell is 60 pixels wide.
      expect(size).toBeGreaterThan(16);
      expect(x - 0.33 * size).toBeGreaterThan(60);
      expect(x + 0.33 * size).toBeLessThan(120);
    }
  });

  it('fills coloured cells, whatever they hold', async () => {
    const svg = await svgOf(coloured(coloured(noNotes, [0], 3), [80], 9));
    expect(svg).toContain(
      `<rect x="0" y="0" width="60" height="60" fill="${cellColours['colour-3']}"/>`,
    );
    expect(svg).toContain(
      `<rect x="480" y="480" width="60" height="60" fill="${cellColours['colour-9']}"/>`,
    );
  });

  it('has the colours of the page, over white', () => {
    const share = Number(/var\(--tint\) (\d+)%/.exec(playStyles.cssText)?.[1]) / 100;
    const tints = [...playStyles.cssText.matchAll(/\.(colour-\d) \{\s*--tint: #(\w{6})/g)];
    const overWhite = (tint: string) =>
      [0, 2, 4]
        .map((at) => share * parseInt(tint.slice(at, at + 2), 16) + (1 - share) * 255)
        .map((part) => Math.round(part).toString(16).padStart(2, '0'));
    expect(
      Object.fromEntries(
        tints.map(([, name = '', tint = '']) => [name, `#${overWhite(tint).join('')}`]),
      ),
    ).toEqual(cellColours);
  });
});
