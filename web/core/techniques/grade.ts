// A rating as people say and write it: in a word, and in digits.
import { beyondRating } from './technique-calls';

/** From singles alone to dynamic chains; `most`: in tenths on the classic scale. Chains nested in chains are `beyond`. */
export const grades = [
  { name: 'easy', most: 15 },
  { name: 'medium', most: 25 },
  { name: 'hard', most: 44 },
  { name: 'very-hard', most: 62 },
  { name: 'extreme', most: 87 },
] as const;

export type Grade = (typeof grades)[number]['name'] | 'beyond';

export const gradeOf = (rating: number): Grade =>
  grades.find(({ most }) => rating <= most)?.name ?? 'beyond';

/** 32 → "3.2"; beyond the scale "12.0+". */
export const ratingText = (tenths: number): string =>
  `${(tenths / 10).toFixed(1)}${tenths >= beyondRating ? '+' : ''}`;

/** A rating that was stopped: ">=9.4". */
export const leastRatingText = (tenths: number): string => `>=${ratingText(tenths)}`;
