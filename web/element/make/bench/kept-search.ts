// Keeps the searches of the setter's bench that can go on, one a question, where they outlive the page.
import { gridOf, type Grid } from '../../../core/grid';
import { KeptValues } from '../../../core/kept-values';
import {
  fewGivens,
  offeredExchanges,
  positionVersion,
  resumable,
  type FewGivens,
  type OfferedExchange,
  type Resumable,
} from '../../../core/make/setting';
import { techniqueNamed, type TechniqueName } from '../../../core/techniques/technique';

/** The settings of a search; each question reads its own part. */
export interface SearchAsked {
  question: Resumable;
  puzzle: Grid;
  exchanged: OfferedExchange;
  also: TechniqueName | undefined;
  givens: FewGivens;
  /** So many puzzles at most, each time it goes on. */
  limit: number;
}

/** How far a search is. */
export interface Reached {
  /** Empty at the start, and where there are no more. */
  position: string;
  /** From 0 to 1; 0 where nobody knows. */
  share: number;
  elapsedMs: number;
  isComplete: boolean;
}

export interface KeptSearch {
  asked: SearchAsked;
  reached: Reached;
  puzzles: readonly Grid[];
}

/** The store has a record for each question, and the lines of its puzzles in pieces, each under its number. */
interface Kept extends SearchAsked, Reached {
  version: number;
  savedAt: number;
  pieces: number;
  count: number;
}

const store = new KeptValues('retrace-bench', 'pieces');
const pieceKey = (question: Resumable, piece: number) => `${question}/${piece}`;

/** Writes one search piece by piece; a browser that refuses storage keeps nothing. */
export class SearchKeep {
  readonly #asked: SearchAsked;
  #pieces = 0;
  #count = 0;
  #written: Promise<void> = Promise.resolve();

  /** Takes the place of the search that was kept for the question. */
  constructor({ asked }: KeptSearch) {
    this.#asked = asked;
  }

  /** `puzzles`: all of the search, in an order that only grows. Resolves when they are written. */
  put(puzzles: readonly Grid[], reached: Reached): Promise<void> {
    this.#written = this.#written.then(() => this.#put(puzzles, reached)).catch(() => undefined);
    return this.#written;
  }

  async #put(puzzles: readonly Grid[], reached: Reached): Promise<void> {
    const { question } = this.#asked;
    // More may be found while this is written.
    const count = puzzles.length;
    const fresh = puzzles.slice(this.#count);
    const pieces = this.#pieces + (fresh.length > 0 ? 1 : 0);
    const kept: Kept = {
      ...this.#asked,
      ...reached,
      version: positionVersion,
      savedAt: Date.now(),
      pieces,
      count,
    };
    const piece = [pieceKey(question, this.#pieces), fresh.join('\n')] as const;
    // Pieces of the search before are beyond `pieces`, or are written over.
    await store.put(...(fresh.length > 0 ? [piece] : []), [question, kept]);
    this.#pieces = pieces;
    this.#count = count;
  }
}

/** The kept search of a question; undefined where there is none, or where it cannot be read. */
export async function recallSearch(question: Resumable): Promise<KeptSearch | undefined> {
  return (await recalled(question))?.search;
}

/** The search that was kept last. */
export async function recallLast(): Promise<KeptSearch | undefined> {
  const kept = await Promise.all(resumable.map(recalled));
  const found = kept.flatMap((each) => (each === undefined ? [] : [each]));
  return found.toSorted((one, other) => other.savedAt - one.savedAt)[0]?.search;
}

async function recalled(
  question: Resumable,
): Promise<{ search: KeptSearch; savedAt: number } | undefined> {
  try {
    const kept = await store.get(question);
    if (!isKept(kept) || kept.question !== question) return undefined;
    const keys = Array.from({ length: kept.pieces }, (_, piece) => pieceKey(question, piece));
    const pieces = await Promise.all(keys.map((key) => store.get(key)));
    const puzzles = pieces.flatMap(gridsIn);
    if (puzzles.length !== kept.count) return undefined;
    const { puzzle, exchanged, also, givens, limit, savedAt } = kept;
    const { position, share, elapsedMs, isComplete } = kept;
    return {
      search: {
        asked: { question, puzzle, exchanged, also, givens, limit },
        reached: { position, share, elapsedMs, isComplete },
        puzzles,
      },
      savedAt,
    };
  } catch {
    return undefined;
  }
}

const gridsIn = (piece: unknown): Grid[] =>
  typeof piece === 'string'
    ? piece.split('\n').flatMap((line) => {
        const grid = gridOf(line);
        return grid === undefined ? [] : [grid];
      })
    : [];

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** A position of another version may lead elsewhere: such a search begins anew. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const each: Partial<Record<keyof Kept, unknown>> = kept;
  return (
    each.version === positionVersion &&
    typeof each.puzzle === 'string' &&
    gridOf(each.puzzle) !== undefined &&
    offeredExchanges.some((exchange) => exchange === each.exchanged) &&
    (each.also === undefined || techniqueNamed(each.also) !== undefined) &&
    fewGivens.some((givens) => givens === each.givens) &&
    typeof each.position === 'string' &&
    typeof each.isComplete === 'boolean' &&
    [each.limit, each.share, each.elapsedMs, each.savedAt, each.pieces, each.count].every(isNumber)
  );
}
