// Keeps a series of thousands in the browser's storage, where it outlives the page.
import { clear, createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import {
  bytesInLine,
  MemoryKeep,
  type Piece,
  type Reached,
  type SeriesKeep,
} from '../../client/make/keep';
import { formatOrderLink, readOrderLink, type OrderedLink } from '../../core/make/link';
import type { MakeOrder } from '../../core/make/order';

export interface KeptSeries extends OrderedLink {
  count: number;
  reached: Reached;
  keep: SeriesKeep;
}

/** A browser keeps one series in its own database: a key for each piece, and one for the series itself. */
const seriesKey = 'series';
let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('retrace-thousands', 'pieces'));

class StoredKeep implements SeriesKeep {
  readonly isLasting = true;
  readonly #what: { link: string; count: number };

  constructor(what: { link: string; count: number }) {
    this.#what = what;
  }

  put(index: number, piece: Piece, reached: Reached): Promise<void> {
    return database()('readwrite', (store) => {
      store.put(piece, index);
      store.put({ ...this.#what, reached }, seriesKey);
      return promisifyRequest(store.transaction);
    });
  }

  async piece(index: number): Promise<Piece | undefined> {
    return pieceIn(await get(index, database()));
  }
}

/** Begins a new series instead of the kept one; in memory where the browser refuses storage. */
export async function beginKeeping(
  order: MakeOrder,
  seed: number,
  count: number,
): Promise<SeriesKeep> {
  const what = { link: formatOrderLink({ order, seed }), count };
  try {
    await clear(database());
    return new StoredKeep(what);
  } catch {
    opened = undefined;
    return new MemoryKeep();
  }
}

/** The kept series; undefined where there is none, or where storage is refused. */
export async function recallSeries(): Promise<KeptSeries | undefined> {
  try {
    return seriesIn(await get(seriesKey, database()));
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** Rejects where storage is refused. */
export const discardSeries = (): Promise<void> => clear(database());

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function seriesIn(kept: unknown): KeptSeries | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { link, count, reached }: Partial<Record<'link' | 'count' | 'reached', unknown>> = kept;
  if (typeof link !== 'string' || !isWhole(count)) return undefined;
  if (typeof reached !== 'object' || reached === null) return undefined;
  const ordered = readOrderLink(link);
  const { made, alike, elapsedMs }: Partial<Record<keyof Reached, unknown>> = reached;
  if (!ordered || !isWhole(made) || made === 0 || made > count || !isWhole(alike)) return undefined;
  if (typeof elapsedMs !== 'number') return undefined;
  const keep = new StoredKeep({ link, count });
  return { ...ordered, count, reached: { made, alike, elapsedMs }, keep };
}

function pieceIn(kept: unknown): Piece | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { lines, hashes }: Partial<Record<keyof Piece, unknown>> = kept;
  if (!(lines instanceof Blob) || !(hashes instanceof Uint32Array)) return undefined;
  if (lines.size * 2 !== hashes.length * bytesInLine) return undefined;
  return { lines, hashes: new Uint32Array(hashes) };
}
