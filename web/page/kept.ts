// The board, its undo history, the mode and the speed of watching outlive the page, in IndexedDB; without
// storage they last as long as the page.
import { get, set } from 'idb-keyval';
import { defaultMode } from '../core/mode';
import { readLink } from '../core/link';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { keptBoard, readKeptBoard } from '../element/shared/state/kept';
import { remember as note } from '../element/shared/remembered';
import type { ModeNamed } from './places';
import { defaultSpeed, speedOf } from '../core/speed';

const key = 'board';
const restMs = 200;

/** Brings back what was kept, unless a link or the visitor brought something else; keeps from then on. */
export async function startKeeping(sudoku: RetraceSudoku, modeNamed: ModeNamed): Promise<void> {
  let changes = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const board = () => keptBoard(sudoku.positions, sudoku.strategy);
  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    void remember({ board: board(), mode: sudoku.mode, speed: String(sudoku.speed) });
  };
  const keepSoon = () => {
    changes++;
    resting ??= setTimeout(keep, restMs);
  };
  const before = board();
  const link = readLink(location.hash);
  sudoku.addEventListener('retrace-change', keepSoon);
  // The board is there before this, so that something may have been entered or pasted already.
  const { past, future } = sudoku.positions;
  if (past.length + future.length > 0) keepSoon();
  const kept = await recall();
  if (kept && sudoku.speed === defaultSpeed) sudoku.speed = speedOf(kept.speed);
  if (
    kept &&
    changes === 0 &&
    (link.puzzle === undefined || presentOf(kept.board) === JSON.stringify(before.present))
  ) {
    const read = readKeptBoard(kept.board);
    if (read) sudoku.recall(read);
    const leadsNowhere = link.mode === undefined && link.lesson === undefined;
    if (link.puzzle === undefined && leadsNowhere) {
      sudoku.mode = modeNamed(kept.mode) ?? defaultMode;
    }
  }
  new MutationObserver(keepSoon).observe(sudoku, { attributeFilter: ['mode', 'speed'] });
  // A page that is hidden may never be heard of again.
  document.addEventListener('visibilitychange', () => {
    if (resting !== undefined) keep();
  });
}

async function remember(kept: unknown): Promise<void> {
  try {
    await set(key, kept);
    note('kept', 'yes'); // web/page/first.js reads it
  } catch {
    // Storage is refused, as in private windows of some browsers.
  }
}

async function recall(): Promise<{ board: unknown; mode: string; speed: string } | undefined> {
  try {
    const kept: unknown = await get(key);
    if (typeof kept !== 'object' || kept === null || !('board' in kept)) return undefined;
    const mode = 'mode' in kept && typeof kept.mode === 'string' ? kept.mode : '';
    const speed = 'speed' in kept && typeof kept.speed === 'string' ? kept.speed : '';
    return { board: kept.board, mode, speed };
  } catch {
    return undefined;
  }
}

const presentOf = (board: unknown): string | undefined =>
  typeof board === 'object' && board !== null && 'present' in board
    ? JSON.stringify(board.present)
    : undefined;
