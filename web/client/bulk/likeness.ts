// How a puzzle of a file stands to the puzzles before it.

import { likenesses, type Likeness } from '../../core/bulk/rows';

export const isLikeness = (choice: unknown): choice is Likeness =>
  likenesses.some((each) => each === choice);

/** The likeness of each row of a chunk to earlier puzzles. */
export interface Alike {
  /** 0 where a row is unreadable, else the index in `likenesses` and one. */
  likes: Uint8Array;
  /** The line of the earlier puzzle; 0 where there is none. */
  firsts: Uint32Array;
}

export const likenessAt = ({ likes }: Alike, index: number): Likeness | undefined =>
  likenesses[(likes[index] ?? 0) - 1];

export const countAlike = ({ likes }: Alike, likeness: Likeness): number => {
  const wanted = likenesses.indexOf(likeness) + 1;
  return likes.reduce((sum, each) => sum + (each === wanted ? 1 : 0), 0);
};
