// A chunk of the file, as far as it is known.
import type { BulkRows, ChunkPlace } from '../../core/bulk/rows';
import type { BulkTotals } from '../../core/bulk/totals';
import type { ChunkEnd } from '../../core/calls';
import type { Alike } from './likeness';

export interface Chunk extends ChunkPlace {
  passingOver: number;
  /** Known once the puzzles of the chunk are read. */
  end: ChunkEnd | undefined;
  /** Known once they are answered. */
  rows: BulkRows | undefined;
  totals: BulkTotals | undefined;
  /** The most fields that stand beside a puzzle; known with the totals. */
  fields?: number;
  /** The ratings in tenths, 0 for none; known where they were asked for. */
  ratings?: Uint8Array;
  /** Known where repeats were asked for. */
  alike?: Alike;
  /** The number of workers that were lost with this chunk. */
  losses: number;
}
