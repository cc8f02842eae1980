// A chunk of the file, as far as it is known.
import type { BulkRows, ChunkPlace } from '../../core/bulk/rows';
import type { BulkTotals } from '../../core/bulk/totals';
import type { ChunkEnd } from '../../core/calls';
import type { TechniqueName } from '../../core/techniques/technique';
import type { Ratings } from '../../core/techniques/technique-calls';
import type { Alike } from './likeness';

/** The ratings of a chunk by columns, in tenths, 0 for none. */
export interface ChunkRatings {
  hardest: Uint8Array;
  firstPlacement: Uint8Array;
  firstStep: Uint8Array;
  techniques: (TechniqueName | undefined)[];
}

export const ratingsOf = (rows: number): ChunkRatings => ({
  hardest: new Uint8Array(rows),
  firstPlacement: new Uint8Array(rows),
  firstStep: new Uint8Array(rows),
  techniques: [],
});

/** The ratings of a row; undefined where it has none. */
export function ratingsAt(
  { hardest, firstPlacement, firstStep, techniques }: ChunkRatings,
  index: number,
): Ratings | undefined {
  const rating = hardest[index] ?? 0;
  if (rating === 0) return undefined;
  return {
    hardest: rating,
    firstPlacement: firstPlacement[index] ?? 0,
    firstStep: firstStep[index] ?? 0,
    technique: techniques[index],
  };
}

export interface Chunk extends ChunkPlace {
  passingOver: number;
  /** Known once the puzzles of the chunk are read. */
  end: ChunkEnd | undefined;
  /** Known once they are answered. */
  rows: BulkRows | undefined;
  totals: BulkTotals | undefined;
  /** The most fields that stand beside a puzzle; known with the totals. */
  fields?: number;
  /** Known where they were asked for. */
  ratings?: ChunkRatings;
  /** Known where repeats were asked for. */
  alike?: Alike;
  /** The number of workers that were lost with this chunk. */
  losses: number;
}
