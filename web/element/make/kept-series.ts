// Keeps a series of thousands in the browser's storage, where it outlives the page.
import {
  bytesInLine,
  MemoryKeep,
  type Piece,
  type Reached,
  type SeriesKeep,
} from '../../client/make/keep';
import { KeptValues } from '../../core/kept-values';
import { formatOrderLink, readOrderLink, type OrderedLink } from '../../core/make/order-link';
import type { MakeOrder } from '../../core/make/order';

export interface KeptSeries extends OrderedLink {
  count: number;
  reached: Reached;
  keep: SeriesKeep;
}

/** A browser keeps one series in its own database: a key for each piece, and one for the series itself. */
const seriesKey = 'series';
const kept = new KeptValues('retrace-thousands', 'pieces');

class StoredKeep implements SeriesKeep {
  readonly isLasting = true;
  readonly #what: { link: string; count: number };

  constructor(what: { link: string; count: number }) {
    this.#what = what;
  }

  put(index: number, piece: Piece, reached: Reached): Promise<void> {
    return kept.put([index, piece], [seriesKey, { ...this.#what, reached }]);
  }

  async piece(index: number): Promise<Piece | undefined> {
    return pieceIn(await kept.get(index));
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
    await kept.clear();
    return new StoredKeep(what);
  } catch {
    return new MemoryKeep();
  }
}

/** The kept series; undefined where there is none, or where storage is refused. */
export async function recallSeries(): Promise<KeptSeries | undefined> {
  try {
    return seriesIn(await kept.get(seriesKey));
  } catch {
    return undefined;
  }
}

/** Rejects where storage is refused. */
export const discardSeries = (): Promise<void> => kept.clear();

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function seriesIn(value: unknown): KeptSeries | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { link, count, reached }: Partial<Record<'link' | 'count' | 'reached', unknown>> = value;
  if (typeof link !== 'string' || !isWhole(count)) return undefined;
  if (typeof reached !== 'object' || reached === null) return undefined;
  const ordered = readOrderLink(link);
  const { made, alike, elapsedMs }: Partial<Record<keyof Reached, unknown>> = reached;
  if (!ordered || !isWhole(made) || made === 0 || made > count || !isWhole(alike)) return undefined;
  if (typeof elapsedMs !== 'number') return undefined;
  const keep = new StoredKeep({ link, count });
  return { ...ordered, count, reached: { made, alike, elapsedMs }, keep };
}

function pieceIn(value: unknown): Piece | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { lines, hashes }: Partial<Record<keyof Piece, unknown>> = value;
  if (!(lines instanceof Blob) || !(hashes instanceof Uint32Array)) return undefined;
  if (lines.size * 2 !== hashes.length * bytesInLine) return undefined;
  return { lines, hashes: new Uint32Array(hashes) };
}
