// Keeps the puzzles of a series while it is made: in pieces, in memory or in storage that outlives the page.
import type { HashWords } from './alike';

/** The lines of every piece but the last. */
export const linesInPiece = 4096;
/** 81 digits and a line feed. */
export const bytesInLine = 82;

export interface Piece {
  lines: Blob;
  /** The hashes of the puzzles' canonical forms. */
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
  /** Replaces the piece and the state together, or neither. Rejects where the storage takes no more. */
  put: (index: number, piece: Piece, reached: Reached) => Promise<void>;
  /** Undefined where the piece is missing or not whole. */
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
