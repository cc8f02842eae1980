// What a bulk run and its workers say to each other about a chunk of the file.
import type { BulkRows } from './rows';
import type { BulkTotals } from './totals';

export type BulkRequest =
  /** The chunk from `begin` on, as far as whole puzzles go in about `bytes` bytes. */
  | {
      type: 'chunk';
      id: number;
      source: Blob;
      begin: number;
      bytes: number;
      passingOver: boolean;
      limit: number;
    }
  /** The first solutions of the rows that have a 1, of a chunk whose end is known. */
  | {
      type: 'solutions';
      id: number;
      source: Blob;
      begin: number;
      end: number;
      passingOver: boolean;
      wanted: Uint8Array;
    }
  /** To hold a lock of this name for as long as it lives. */
  | { type: 'hold'; lock: string }
  | { type: 'pause' }
  | { type: 'resume' };

/** How far a chunk goes: known before its puzzles are answered. */
export interface ChunkEnd {
  /** Bytes of the file; the next one begins here. */
  end: number;
  lines: number;
  rows: number;
  passingOver: boolean;
}

export type BulkReply =
  | { type: 'ready' }
  | { type: 'holding' }
  | { type: 'read'; id: number; chunk: ChunkEnd }
  /** Still at it. */
  | { type: 'busy'; id: number }
  | { type: 'answered'; id: number; rows: BulkRows; totals: BulkTotals }
  | { type: 'solutions'; id: number; text: Blob }
  /** The file could not be read. */
  | { type: 'unreadable'; id: number; message: string }
  /** It threw: this worker is to be discarded. */
  | { type: 'failed'; id: number; message: string };
