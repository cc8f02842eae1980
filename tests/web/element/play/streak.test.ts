// The days whose puzzles were solved: streaks, months, and what is noted of them in the browser.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridOf, type Grid } from '../../../../web/core/grid';
import {
  addGiven,
  givenPuzzles,
  keepRecords,
  noteGiven,
  noteSolved,
  purposeOf,
  type GivenPuzzle,
} from '../../../../web/element/begin/given-puzzles';
import {
  dayAfter,
  monthAfter,
  monthOf,
  solvedDays,
  streakOf,
} from '../../../../web/element/begin/days/streak';

/** A different grid for each number. */
const puzzleOf = (number: number): Grid =>
  gridOf(
    String(1000 + number)
      .replaceAll('0', '.')
      .padEnd(81, '.'),
  ) ?? expect.unreachable();

const given = (day: string, solved: string | undefined): GivenPuzzle => ({
  purpose: { kind: 'day', day, level: 'medium' },
  puzzle: puzzleOf(1),
  solved,
});

describe('a streak', () => {
  const cases: [string, [day: string, solved: string | undefined][], number, number][] = [
    ['is none without a solved day', [['2026-11-25', undefined]], 0, 0],
    ['begins with today', [['2026-11-25', '2026-11-25']], 1, 1],
    [
      'goes on until the day is over',
      [
        ['2026-11-23', '2026-11-23'],
        ['2026-11-24', '2026-11-24'],
      ],
      2,
      2,
    ],
    [
      'leaves out days that were solved later',
      [
        ['2026-11-24', '2026-11-25'],
        ['2026-11-25', '2026-11-25'],
      ],
      1,
      1,
    ],
    [
      'goes over the end of a month and of a year, and ends with a day that is missing',
      [
        ['2025-12-31', '2025-12-31'],
        ['2026-01-01', '2026-01-01'],
        ['2026-11-24', '2026-11-24'],
      ],
      1,
      2,
    ],
  ];
  it.each(cases)('%s', (_, days, now, longest) => {
    const solved = solvedDays(days.map(([day, on]) => given(day, on)));
    expect(streakOf(solved, '2026-11-25')).toEqual({ now, longest });
  });

  it('counts a day once, whatever levels were solved', () => {
    const easy: GivenPuzzle = {
      ...given('2026-11-25', '2026-11-25'),
      purpose: { kind: 'day', day: '2026-11-25', level: 'easy' },
    };
    const days = solvedDays([given('2026-11-25', '2026-11-26'), easy]);
    expect(days.get('2026-11-25')).toEqual({ levels: ['medium', 'easy'], inTime: true });
    expect(streakOf(days, '2026-11-25').now).toBe(1);
  });
});

describe('the calendar', () => {
  it('begins a month under its weekday, wherever weeks begin', () => {
    expect(monthOf('2026-11', 0)).toMatchObject({ before: 0 });
    expect(monthOf('2026-11', 1)).toMatchObject({ before: 6 });
    expect(monthOf('2028-02', 0).days).toHaveLength(29);
  });

  it('goes over the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('the notes of given puzzles', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const technique = { kind: 'technique', technique: 'x-wing' } as const;

  it('say for what a puzzle was given, and the first day on which it was solved', () => {
    noteGiven(technique, puzzleOf(1));
    noteSolved(puzzleOf(1), '2026-11-24');
    noteSolved(puzzleOf(1), '2026-11-25');
    noteSolved(puzzleOf(2), '2026-11-25');
    expect(purposeOf(puzzleOf(1))).toEqual(technique);
    expect(givenPuzzles()).toEqual([
      { purpose: technique, puzzle: puzzleOf(1), solved: '2026-11-24' },
    ]);
  });

  it('are not taken while they are switched off', () => {
    noteGiven(technique, puzzleOf(1));
    keepRecords(false);
    noteGiven(technique, puzzleOf(2));
    noteSolved(puzzleOf(1), '2026-11-24');
    expect(givenPuzzles()).toEqual([
      { purpose: technique, puzzle: puzzleOf(1), solved: undefined },
    ]);
  });

  it('forget the oldest that were never solved, and none that was', () => {
    for (let number = 1; number <= 120; number++) {
      noteGiven(technique, puzzleOf(number));
      if (number <= 10) noteSolved(puzzleOf(number), '2026-11-24');
    }
    const left = givenPuzzles().map(({ puzzle }) => puzzle);
    expect(left).toHaveLength(110);
    expect(left).toContain(puzzleOf(1));
    expect(left).not.toContain(puzzleOf(11));
  });

  it('join those of a file, and leave out what is none', () => {
    noteGiven(technique, puzzleOf(1));
    addGiven([
      { purpose: technique, puzzle: puzzleOf(1), solved: '2026-11-24' },
      { purpose: { day: '2026-11-25', level: 'easy' }, puzzle: puzzleOf(2) },
      { purpose: { day: 'yesterday', level: 'easy' }, puzzle: puzzleOf(3) },
      'puzzle',
    ]);
    expect(givenPuzzles()).toEqual([
      { purpose: technique, puzzle: puzzleOf(1), solved: '2026-11-24' },
      {
        purpose: { kind: 'day', day: '2026-11-25', level: 'easy' },
        puzzle: puzzleOf(2),
        solved: undefined,
      },
    ]);
    addGiven(undefined);
    expect(givenPuzzles()).toHaveLength(2);
  });
});
