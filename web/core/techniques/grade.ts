// A word for a rating, as people say how hard a puzzle is.
import { beyondRating } from './calls';

/** From singles alone to what takes a search; `most`: in tenths on the classic scale. */
export const grades = [
  { name: 'easy', most: 15 },
  { name: 'medium', most: 25 },
  { name: 'hard', most: 44 },
  { name: 'very-hard', most: 62 },
  { name: 'extreme', most: beyondRating - 1 },
] as const;

export type Grade = (typeof grades)[number]['name'] | 'beyond';

export const gradeOf = (rating: number): Grade =>
  grades.find(({ most }) => rating <= most)?.name ?? 'beyond';
