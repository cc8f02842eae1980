// Where the puzzles of a series are kept while it is made: in pieces, in memory or where they outlive the page.
import type { HashWords } from './alike';

/** All pieces but the last have so many. */
export const linesInPiece = 4096;
/** 81 digits and the line's end. */
export const bytesInLine = 82;

export interface Piece {
  lines: Blob;
  /** The hashes of their canonical forms. */
  hashes: HashWords;
}

/** The state of a series when its last piece was kept. */
export interface Reached {
  made: number;
  alike: number;
  elapsedMs: number;
}

export interface SeriesKeep {
  /** Whether what is kept outlives the page. */
  readonly isLasting: boolean;
  /** In place of what was there; both are kept or neither. Rejects where the storage takes no more. */
  put: (index: number, piece: Piece, reached: Reached) => Promise<void>;
  /** Undefined where it is not there, or not whole. */
  piece: (index: number) => Promise<Piece | undefined>;
}

export class MemoryKeep implements SeriesKeep {
  readonly isLasting = false;
  readonly #pieces = new Map<number, Piece>();

  put(index: number, piece: Piece): Promise<void> {
    this.#pieces.set(index, piece);
    return Promise.resolve();
  }

  piece(index: number): Promise<Piece | undefined> {
    return Promise.resolve(this.#pieces.get(index));
  }
}
