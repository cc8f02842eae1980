// A link brings an order back unchanged, and a link without an order is recognised.
import { describe, expect, it } from 'vitest';
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import {
  dailyOrder,
  dailySeed,
  dayOf,
  levels,
  ratingOfGrade,
} from '../../../../web/core/make/daily';
import { generatorVersion } from '../../../../web/core/make/make-calls';
import { commandFor, formatOrderLink, readOrderLink } from '../../../../web/core/make/order-link';
import { plainOrder, type MakeOrder } from '../../../../web/core/make/order';
import { gradeOf } from '../../../../web/core/techniques/grade';

const orders: [string, MakeOrder][] = [
  ['of nothing', plainOrder],
  [
    'of everything',
    {
      symmetry: 'both-diagonals',
      rating: { from: 26, to: 44 },
      firstPlacement: { from: 15, to: 44 },
      firstStep: { from: 12, to: 12 },
      pearl: true,
      diamond: true,
      technique: 'xy-wing',
      givens: { from: 24, to: 30 },
      minimal: false,
      pattern: new Set([0, 1, 2, 3, 40, 79, 80]),
      kept: gridOf(`7${'.'.repeat(79)}1`) ?? emptyGrid,
    },
  ],
];

describe('the link to an order', () => {
  it.each(orders)('%s brings it back', (_, order) => {
    const link = formatOrderLink({ order, seed: 2 ** 53 - 1 });
    expect(readOrderLink(link)).toEqual({ order, seed: 2 ** 53 - 1, version: generatorVersion });
  });

  it.each([
    '#m=make',
    '#m=make&g=2',
    '#m=make&g=x_s1',
    '#m=make&g=6_s1_yround',
    '#m=make&g=6_s1_q5',
    '#m=make&g=6_s1_r5',
    '#m=make&g=6_s1_e5',
    '#m=make&g=6_s1_lx',
    '#m=make&g=6_s1_tmagic',
    '#m=make&g=6_s1_pff',
    '#m=make&g=6_s9007199254740993',
  ])('is not %s', (hash) => {
    expect(readOrderLink(hash)).toBeUndefined();
  });

  it('is said as a command, too', () => {
    const order: MakeOrder = { ...plainOrder, symmetry: 'full', rating: { from: 10, to: 15 } };
    expect(commandFor({ order, seed: 7 }, 3)).toBe(
      'retrace generate -n 3 --seed 7 --symmetry full --rating 1.0-1.5',
    );
  });
});

describe('the puzzle of the day', () => {
  it('has a seed for each day and level', () => {
    expect(levels.map((level) => dailySeed('2026-11-22', level))).toEqual([
      202611221, 202611222, 202611223, 202611224, 202611225,
    ]);
    expect(dailySeed('today', 'easy')).toBeUndefined();
    expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
  });

  it('has the ratings of its level', () => {
    for (const level of levels) {
      const { rating } = dailyOrder(level);
      expect(rating && [gradeOf(rating.from), gradeOf(rating.to)]).toEqual([level, level]);
    }
    expect(ratingOfGrade('beyond')).toEqual({ from: 88, to: 120 });
  });
});
