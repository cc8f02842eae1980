// The board that was shown last, with its mode and speed: what a visit without a link begins with.
import { keptValues } from '../../core/kept-values';
import { isRecord } from '../../element/shared/records';
import { remember as note } from '#remembered';
import type { Written } from './database';

const key = 'board';

export async function remember(kept: unknown): Promise<void> {
  try {
    await keptValues.put([key, kept]);
    note('kept', 'yes'); // web/page/first.js reads it
  } catch {
    // Storage is refused, as in private windows of some browsers.
  }
}

interface Kept {
  board: unknown;
  mode: string;
  speed: string;
  game: Written | undefined;
}

/** `noted`: what a page noted when it had no time to write it. */
export async function recall(noted: unknown): Promise<Kept | undefined> {
  try {
    return keptIn(noted) ?? keptIn(await keptValues.get(key));
  } catch {
    return undefined;
  }
}

function keptIn(kept: unknown): Kept | undefined {
  if (!isRecord(kept) || !('board' in kept)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    board: kept.board,
    mode: text(kept.mode),
    speed: text(kept.speed),
    game: writtenIn(kept.game),
  };
}

function writtenIn(value: unknown): Written | undefined {
  if (!isRecord(value)) return undefined;
  const { id, revision } = value;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}
