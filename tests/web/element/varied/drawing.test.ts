// Every kind of rule has its drawing, where it belongs, and words in both languages.
import { describe, expect, it } from 'vitest';
import { variedKinds } from '../../../../web/core/varied/varied-puzzle';
import { signOf } from '../../../../web/core/varied/rule-sign';
import { boardDrawing } from '../../../../web/element/varied/drawing/board-drawing';
import { drawnRule } from '../../../../web/element/varied/rule-table';
import { outlineOf, regionLines } from '../../../../web/element/varied/drawing/outlines';
import { rulesOf, rulesOfCells } from '../../../../web/element/varied/cell-words';
import { variedRulesIn } from '../../../../web/languages/en/varied-rules';
import { blankPuzzle, rule } from './puzzles';

const board = { rows: 9, columns: 9 };

describe('the sign of a rule', () => {
  it.each([
    ['two neighbours that add up to ten', rule('sum', [0, 1], 10), 'x-or-v'],
    ['two neighbours that add up to eleven', rule('sum', [0, 1], 11), 'sum'],
    ['a diagonal from the edge', rule('sum', [1, 11, 21], 10), 'little-killer'],
    ['a diagonal of two cells from the edge', rule('sum', [7, 17], 10), 'little-killer'],
    ['a corner alone', rule('sum', [80], 7), 'little-killer'],
    ['a cell alone that is no corner', rule('sum', [79], 7), 'sum'],
    ['a cell that points into its column', rule('index', [4, 4, 13, 22], 1), 'row-index'],
    ['a cell that points into its row', rule('index', [4, 3, 4, 5], 5), 'column-index'],
    ['a cell that points into its box', rule('index', [4, 3, 4, 13], 2), 'box-index'],
  ])('of %s', (_, given, sign) => {
    expect(signOf(board, given)).toBe(sign);
  });
});

describe('the drawing of a rule', () => {
  const undrawn = ['no-difference', 'no-ratio', 'no-sum'];
  it.each(variedKinds.filter((kind) => !undrawn.includes(kind)))('is there for %s', (kind) => {
    const cells = kind === 'arrow' ? [0, 1, 2] : [0, 1];
    expect(drawnRule(board, rule(kind, cells, 1))).not.toHaveLength(0);
  });

  it('has the sum of a cage in its first cell', () => {
    const shapes = drawnRule(board, rule('cage', [10, 1, 2], 12));
    const label = shapes.find((shape) => shape.kind === 'label');
    expect(label).toMatchObject({ text: '12', tone: 'sum' });
    expect(label?.at.x).toBeGreaterThan(1);
    expect(label?.at.x).toBeLessThan(2);
    expect(label?.at.y).toBeLessThan(1);
  });

  it('leaves a cage without a sum without a number', () => {
    expect(drawnRule(board, rule('cage', [0, 1])).map(({ kind }) => kind)).toEqual(['line']);
  });

  it('has the tip of an arrow in its last cell, and a pill around two cells', () => {
    const [pill, inside, line] = drawnRule(board, rule('arrow', [0, 1, 11, 21], 2));
    expect([pill?.tone, inside?.tone]).toEqual(['pill', 'pill-inside']);
    expect(line).toMatchObject({
      kind: 'line',
      path: expect.stringMatching(/L3\.5 2\.5$/) as string,
    });
  });

  it('opens an inequality towards the larger digit', () => {
    // Cell 0 is less than cell 1 on its right: the tip is on the left.
    const [shape] = drawnRule(board, rule('less', [0, 1]));
    if (shape?.kind !== 'line') throw new Error('no line');
    const xs = shape.path
      .split(/[ML]/)
      .slice(1)
      .map((point) => Number(point.split(' ')[0]));
    expect(xs[1]).toBeLessThan(xs[0] ?? 0);
    expect(xs[0]).toBe(xs[2]);
  });

  it('writes the number of a dot only where it is another than usual', () => {
    const texts = (number: number) =>
      drawnRule(board, rule('difference', [0, 9], number)).filter(({ kind }) => kind === 'label');
    expect(texts(1)).toHaveLength(0);
    expect(texts(3)).toMatchObject([{ text: '3' }]);
  });

  it('has the number of a side in front of its row, and room for it on that side alone', () => {
    const fromRight = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    const puzzle = blankPuzzle(9, 3, { rules: [rule('sandwich', fromRight, 12)] });
    const { margins, over } = boardDrawing(puzzle);
    expect(over).toContainEqual(expect.objectContaining({ text: '12', at: { x: 9.5, y: 0.5 } }));
    expect(margins.right).toBeGreaterThan(0.5);
    expect(Math.max(margins.left, margins.top, margins.bottom)).toBeLessThan(0.2);
  });

  it('has two numbers of one side apart', () => {
    const column = [0, 9, 18, 27, 36, 45, 54, 63, 72];
    const puzzle = blankPuzzle(9, 3, {
      rules: [rule('sandwich', column, 12), rule('skyscraper', column, 3)],
    });
    const labels = boardDrawing(puzzle).over.filter((shape) => shape.kind === 'label');
    expect(new Set(labels.map(({ at }) => at.y)).size).toBe(2);
  });

  it('has diagonals and extra regions, under the digits', () => {
    const puzzle = blankPuzzle(6, 3, {
      houses: [
        [0, 1, 2, 3, 4, 5],
        [7, 8, 9, 13, 14, 15],
      ],
      extraRegions: [1],
      everywhere: ['diagonal+', 'antiknight'],
    });
    const { under } = boardDrawing(puzzle);
    expect(under.filter(({ tone }) => tone === 'diagonal')).toMatchObject([{ path: 'M0 6L6 0' }]);
    expect(under.filter(({ tone }) => tone === 'extra-0')).toHaveLength(2);
  });
});

describe('the outline of cells', () => {
  it('goes around a corner inside and outside, without a gap', () => {
    // An L of three cells: 0, 9 and 10.
    const ends = outlineOf(board, [0, 9, 10], 0.1)
      .split('M')
      .slice(1)
      .flatMap((line) => line.split('L'));
    const counts = new Map<string, number>();
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
  });

  it('of regions is between cells of different ones alone', () => {
    const lines = regionLines(blankPuzzle(4, 2)).split('M').slice(1);
    expect(lines).toHaveLength(8);
    expect(lines.every((line) => /(^| |L)2( |L|$)/.test(line))).toBe(true);
  });
});

describe('the words of a puzzle', () => {
  const puzzle = blankPuzzle(9, 3, {
    rules: [
      rule('cage', [0, 1], 12),
      rule('cage', [9, 10], 7),
      rule('thermometer', [0, 10]),
      rule('index', [4, 3, 4, 5], 5),
    ],
    everywhere: ['antiknight'],
  });

  it('tell each cell its own rules', () => {
    const cells = rulesOfCells(puzzle, variedRulesIn('en'));
    expect(cells[0]).toEqual(['in a cage of 12', 'on a thermometer']);
    expect(cells[10]).toEqual(['in a cage of 7', 'on a thermometer']);
    expect(cells[4]).toEqual(['in a column index']);
    expect(cells[3]).toEqual([]);
    expect(rulesOfCells(puzzle, variedRulesIn('ko'))[1]).toEqual(['합이 12인 케이지']);
  });

  it('tell each kind of rule once', () => {
    expect(rulesOf(puzzle, variedRulesIn('en')).map(({ title }) => title)).toEqual([
      'Knight’s moves',
      'Killer cages',
      'Thermometers',
      'Column indexing',
    ]);
  });

  it.each(['en', 'ko'] as const)('are there for every sign in %s, and differ', (language) => {
    const { signs, everywhere } = variedRulesIn(language);
    for (const words of [...Object.values(signs), ...Object.values(everywhere)]) {
      expect(words.sentence([3], 9)).toMatch(language === 'en' ? /\.$/ : /다\.$/);
      expect(words.at([3])).toContain(words.name([3]));
    }
  });
});
