// The days whose puzzle was solved, and the number of consecutive ones.
import { dayOf, type Level } from '../../../core/make/daily';
import type { GivenPuzzle } from '../given-puzzles';

/** The solved levels of a day's puzzle, and whether one of them was solved on the day itself. */
export interface SolvedDay {
  levels: readonly Level[];
  inTime: boolean;
}

export function solvedDays(given: readonly GivenPuzzle[]): Map<string, SolvedDay> {
  const days = new Map<string, SolvedDay>();
  for (const { purpose, solved } of given) {
    if (purpose.kind !== 'day' || solved === undefined) continue;
    const { day, level } = purpose;
    const { levels = [], inTime = false } = days.get(day) ?? {};
    days.set(day, { levels: [...levels, level], inTime: inTime || solved === day });
  }
  return days;
}

export interface Streak {
  /** Counts up to today, or up to yesterday while today's puzzle is not solved. */
  now: number;
  longest: number;
}

/** Counts the days on which the puzzle of that day was solved. */
export function streakOf(days: ReadonlyMap<string, SolvedDay>, today: string): Streak {
  const inTime = (day: string) => days.get(day)?.inTime === true;
  const lengthTo = (last: string) => {
    let length = 0;
    for (let day = last; inTime(day); day = dayAfter(day, -1)) length += 1;
    return length;
  };
  const ends = [...days.keys()].filter((day) => inTime(day) && !inTime(dayAfter(day, 1)));
  return {
    now: lengthTo(inTime(today) ? today : dayAfter(today, -1)),
    longest: Math.max(0, ...ends.map(lengthTo)),
  };
}

/** At noon, so that daylight saving never shifts it to another day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function dayAfter(day: string, days: number): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The days of a month, as `2026-11`, with as many empty cells before the first as weeks that begin on `firstWeekday` need. */
export function monthOf(
  month: string,
  firstWeekday: number,
): { before: number; days: readonly string[] } {
  const first = noonOf(`${month}-01`);
  const count = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const days = Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  return { before: (first.getDay() - firstWeekday + 7) % 7, days };
}

export function monthAfter(month: string, months: number): string {
  const date = noonOf(`${month}-01`);
  date.setMonth(date.getMonth() + months);
  return dayOf(date).slice(0, 7);
}
