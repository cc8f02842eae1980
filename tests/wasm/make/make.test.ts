// Puzzles of the built module: what was ordered, the same as the command's, and no two alike.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cells, columnOf, rowOf } from '../../../web/core/cell';
import { gridOf, emptyGrid, withDigit } from '../../../web/core/grid';
import { generatorVersion } from '../../../web/core/make/make-calls';
import { dailyOrder, dailySeed, levels } from '../../../web/core/make/daily';
import { commandFor, readOrderLink } from '../../../web/core/make/order-link';
import { faults, plainOrder, symmetries, type MakeOrder } from '../../../web/core/make/order';
import { orbitOf } from '../../../web/core/make/symmetry';
import { read } from '../../../web/worker/core/read-layout';
import { orbits } from '../../../web/worker/make/make-table';
import { asked, begun, core } from './make-core';

const made = async (order: MakeOrder, seed = 1, number = 1) => {
  const answer = await asked('make', { order, seed, number });
  if (answer.kind !== 'made') throw new Error(answer.fault);
  return answer.made;
};

describe('the tables', () => {
  it.each(symmetries)('of symmetries has the orbits of the core’s: %s', (name) => {
    const all = read(orbits, core.orbitsOf(name));
    expect(all.flat().toSorted((a, b) => a - b)).toEqual(cells);
    for (const orbit of all) {
      for (const cell of orbit) expect(orbitOf(name, cell)).toEqual(orbit);
    }
  });

  it('of versions agree', () => {
    expect(core.generatorVersion()).toBe(generatorVersion);
  });
});

/** Each line of the file has a link, the command's words and the puzzle; tests/cpp/cli/generate_test.cpp runs the same lines. */
const golden = readFileSync(new URL('../../puzzles/generated.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('a puzzle of a seed', () => {
  it.each(golden)('is the command’s: %s', async (link = '', command, puzzle) => {
    const ordered = readOrderLink(link);
    if (!ordered) throw new Error(`${link} is no link`);
    expect(commandFor(ordered)).toBe(`retrace ${command}`);
    expect((await made(ordered.order, ordered.seed)).puzzle).toBe(puzzle);
  });

  it('is rated, with the technique of its hardest step', async () => {
    const { rating, technique } = await made({ ...plainOrder, technique: 'naked-pair' });
    expect([rating, technique]).toEqual([30, 'naked-pair']);
  });

  it('has the wanted ratings up to the first placement and of the first step', async () => {
    const range = (from: number, to: number) => ({ from, to });
    const early = await made({
      ...plainOrder,
      firstPlacement: range(15, 30),
      firstStep: range(12, 15),
    });
    expect(early.firstStep).toBeGreaterThanOrEqual(12);
    expect(early.firstStep).toBeLessThanOrEqual(15);
    expect(early.firstPlacement).toBeGreaterThanOrEqual(15);
    expect(early.firstPlacement).toBeLessThanOrEqual(30);
    const rating = range(17, 44);
    const pearl = await made({ ...plainOrder, rating, pearl: true });
    expect(pearl.firstPlacement).toBe(pearl.rating);
    const diamond = await made({ ...plainOrder, rating, diamond: true });
    expect([diamond.firstStep, diamond.firstPlacement]).toEqual([diamond.rating, diamond.rating]);
  });

  it.each(levels)('is there for a day, of level %s', async (level) => {
    const order = dailyOrder(level);
    const { rating } = await made(order, dailySeed('2026-11-22', level));
    expect(rating).toBeGreaterThanOrEqual(order.rating?.from ?? 99);
    expect(rating).toBeLessThanOrEqual(order.rating?.to ?? 0);
  });
});

describe('an impossible order', () => {
  const none = new Set<number>();
  const wrong: [(typeof faults)[number], Partial<MakeOrder>][] = [
    ['empty-range', { givens: { from: 30, to: 20 } }],
    ['too-few-givens', { givens: { from: 0, to: 16 } }],
    ['kept-contradict', { kept: withDigit(withDigit(emptyGrid, 0, 5), 8, 5) }],
    ['kept-unsolvable', { kept: gridOf(`12345678.........9${'.'.repeat(63)}`) ?? emptyGrid }],
    [
      'too-many-kept',
      {
        kept: gridOf(`.123${'.'.repeat(77)}`) ?? emptyGrid,
        symmetry: 'full',
        givens: { from: 17, to: 20 },
      },
    ],
    ['pattern-too-small', { pattern: none }],
    ['pattern-exchanges', { pattern: new Set(cells.filter((cell) => cell >= 18)) }],
    ['rating-unreachable', { rating: { from: 121, to: 125 } }],
    ['rating-unreachable', { rating: { from: 13, to: 14 } }],
    ['rating-unreachable', { rating: { from: 10, to: 15 }, firstStep: { from: 20, to: 30 } }],
    ['technique-too-hard', { technique: 'x-wing', rating: { from: 10, to: 20 } }],
    ['technique-never-first', { technique: 'direct-claiming' }],
    ['full-house-givens', { technique: 'full-house' }],
  ];

  it.each(wrong)('is answered with %s', async (fault, part) => {
    const order = { ...plainOrder, ...part };
    expect(await asked('make', { order, seed: 1, number: 1 })).toEqual({ kind: 'fault', fault });
    const many = { order, seed: 1, first: 1, count: 5, again: 0 };
    expect(await asked('batch', many)).toEqual({ kind: 'fault', fault });
  });

  it('is each of the core’s faults', () => {
    expect([...new Set(wrong.map(([fault]) => fault))]).toEqual(faults);
  });
});

describe('an order that is rare', () => {
  it('tells what was tried, what failed, and what came nearest, and goes on', async () => {
    // Symmetric orders never begin near a stored puzzle.
    const order = { ...plainOrder, symmetry: 'half-turn', givens: { from: 17, to: 17 } } as const;
    const task = await begun('make', { order, seed: 1, number: 1 });
    for (let i = 0; i < 500; i++) expect(task.run(20_000)).toBe(false);
    const { tries, nearest } = task.progress() ?? {};
    expect(tries?.made).toBeGreaterThan(10);
    expect(tries?.wrongGivens).toBe((tries?.made ?? 0) - 1);
    expect(nearest?.puzzle.replaceAll('.', '')).toHaveLength(nearest?.givens ?? 0);
    task.free();
  });

  it('tells of a pattern that has hardly a puzzle, or none', async () => {
    const pattern = new Set(cells.filter((cell) => (rowOf(cell) + columnOf(cell)) % 4 === 0));
    const task = await begun('make', { order: { ...plainOrder, pattern }, seed: 1, number: 1 });
    for (let i = 0; i < 500; i++) task.run(20_000);
    const { tries } = task.progress() ?? {};
    expect(tries?.notUnique).toBeGreaterThan(10);
    task.free();
  });
});

describe('a series', () => {
  it('is the puzzles of its numbers, whatever stretches it is made in', async () => {
    const ask = { order: plainOrder, seed: 7, again: 0 };
    const whole = await asked('batch', { ...ask, first: 1, count: 6 });
    const parts = [
      await asked('batch', { ...ask, first: 1, count: 4 }),
      await asked('batch', { ...ask, first: 5, count: 2 }),
    ];
    expect(whole.kind === 'batch' && whole.puzzles).toEqual(
      parts.flatMap((part) => (part.kind === 'batch' ? part.puzzles : [])),
    );
    const third = await made(plainOrder, 7, 3);
    expect(whole.kind === 'batch' && whole.puzzles[2]?.puzzle).toBe(third.puzzle);
  });
});

describe('a climb', () => {
  it('finds worse and worse puzzles', async () => {
    const ask = { strategy: 'propagation', measure: 'placements', seed: 1 } as const;
    const task = await begun('climb', { ...ask, wanted: undefined, start: undefined });
    for (let i = 0; i < 300; i++) task.run(20_000);
    const { best, moves, rises } = task.progress() ?? { rises: [], moves: 0 };
    expect(best).toHaveLength(81);
    expect(moves).toBeGreaterThan(10);
    expect(rises.length).toBeGreaterThan(1);
    expect(rises.map(({ value }) => value)).toEqual(
      rises.map(({ value }) => value).toSorted((a, b) => a - b),
    );
    task.free();
  });

  it('ends at the number that is wanted', async () => {
    const ask = { strategy: 'used-flags', measure: 'calls', seed: 1 } as const;
    const { rises } = await asked('climb', { ...ask, wanted: 2239, start: undefined });
    expect(rises.at(-1)?.value).toBe(2239);
  });

  it('refuses a start that has not one solution', async () => {
    const ask = { strategy: 'used-flags', measure: 'calls', seed: 1, wanted: 1 } as const;
    await expect(begun('climb', { ...ask, start: emptyGrid })).rejects.toThrow('one solution');
  });
});
