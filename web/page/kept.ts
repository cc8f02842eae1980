// The board, its undo history and the mode outlive the page, in IndexedDB; without storage they last
// as long as the page.
import { get, set } from 'idb-keyval';
import { defaultMode, modeNameOf } from '../core/mode';
import { readLink } from '../core/link';
import type { RetraceSudoku } from '../element/retrace-sudoku';

const key = 'board';
const restMs = 200;

/** Brings back what was kept, unless a link or the visitor brought something else; keeps from then on. */
export async function startKeeping(sudoku: RetraceSudoku): Promise<void> {
  let changes = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    void remember({ board: sudoku.keep(), mode: sudoku.mode });
  };
  const keepSoon = () => {
    changes++;
    resting ??= setTimeout(keep, restMs);
  };
  const before = sudoku.keep();
  const link = readLink(location.hash);
  sudoku.addEventListener('retrace-change', keepSoon);
  const kept = await recall();
  if (
    kept &&
    changes === 0 &&
    (link.puzzle === undefined || digitsOf(kept.board) === before.present[1])
  ) {
    sudoku.recall(kept.board);
    if (link.puzzle === undefined && link.mode === undefined) {
      sudoku.mode = modeNameOf(kept.mode) ?? defaultMode;
    }
  }
  new MutationObserver(keepSoon).observe(sudoku, { attributeFilter: ['mode'] });
  // A page that is hidden may never be heard of again.
  document.addEventListener('visibilitychange', () => {
    if (resting !== undefined) keep();
  });
}

async function remember(kept: unknown): Promise<void> {
  try {
    await set(key, kept);
  } catch {
    // Storage is refused, as in private windows of some browsers.
  }
}

async function recall(): Promise<{ board: unknown; mode: string } | undefined> {
  try {
    const kept: unknown = await get(key);
    if (typeof kept !== 'object' || kept === null || !('board' in kept)) return undefined;
    const mode = 'mode' in kept && typeof kept.mode === 'string' ? kept.mode : '';
    return { board: kept.board, mode };
  } catch {
    return undefined;
  }
}

const digitsOf = (board: unknown): unknown => {
  if (typeof board !== 'object' || board === null || !('present' in board)) return undefined;
  const { present } = board;
  return Array.isArray(present) ? present[1] : undefined;
};
