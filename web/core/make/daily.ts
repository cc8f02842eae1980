// A puzzle a day for each level: the same for everybody, made on the device.
import { grades, type Grade } from '../techniques/grade';
import { plainOrder, ratings, type MakeOrder, type NumberRange } from './order';

/** The grades of puzzles that techniques solve. */
export const levels = grades.map(({ name }) => name);
export type Level = (typeof levels)[number];

/** In tenths. */
export function ratingOfGrade(grade: Grade): NumberRange {
  const index = grades.findIndex(({ name }) => name === grade);
  const row = grades[index];
  const before = row ? grades[index - 1] : grades.at(-1);
  return { from: before ? before.most + 1 : ratings.from, to: row?.most ?? ratings.to };
}

/** A date as `2026-11-22`, of the calendar on the wall. */
export const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** Half a turn, as puzzles in newspapers have it. */
export const dailyOrder = (level: Level): MakeOrder => ({
  ...plainOrder,
  symmetry: 'half-turn',
  rating: ratingOfGrade(level),
});

/** The date's digits and the level, from 1; undefined for what is no date. */
export function dailySeed(day: string, level: Level): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return Number(day.replaceAll('-', '')) * 10 + levels.indexOf(level) + 1;
}
