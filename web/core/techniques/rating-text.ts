// Ratings as people write them.
import { beyondRating } from './calls';

/** 32 → "3.2"; beyond the scale "8.8+". */
export const ratingText = (tenths: number): string =>
  `${(tenths / 10).toFixed(1)}${tenths >= beyondRating ? '+' : ''}`;
