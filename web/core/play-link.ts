// Entries and notes in a link, beside the givens: what is on a board that somebody plays.
import { cellCount } from './cell';
import { gridOf, type Grid } from './grid';
import type { Notes } from './notes';

export interface PlayLink {
  givens: Grid;
  /** Givens and entries. */
  digits: Grid;
  notes: Notes;
}

/** `#p=…&e=…&n=…`: givens, givens with entries, two characters for the notes of each cell. */
export function formatPlayLink({ givens, digits, notes }: PlayLink): string {
  const entries = digits === givens ? '' : `&e=${digits}`;
  const isNoted = notes.some((bits) => bits !== 0);
  const noted = notes.map((bits) => (bits >> 1).toString(36).padStart(2, '0')).join('');
  return `#p=${givens}${entries}${isNoted ? `&n=${noted}` : ''}`;
}

/** Undefined where the texts are none of a link that this made. */
export function readPlayLink(texts: {
  puzzle: string | undefined;
  entries: string | undefined;
  notes: string | undefined;
}): PlayLink | undefined {
  const givens = gridOf(texts.puzzle ?? '');
  const digits = texts.entries === undefined ? givens : gridOf(texts.entries);
  const notes = notesOf(texts.notes);
  if (!givens || !digits || !notes) return undefined;
  const keepsGivens = Array.from(givens).every(
    (digit, cell) => digit === '.' || digit === digits.charAt(cell),
  );
  return keepsGivens ? { givens, digits, notes } : undefined;
}

function notesOf(text: string | undefined): Notes | undefined {
  if (text === undefined) return new Array<number>(cellCount).fill(0);
  if (!/^[0-9a-z]{162}$/.test(text)) return undefined;
  const notes = Array.from(
    { length: cellCount },
    (_, cell) => parseInt(text.slice(cell * 2, cell * 2 + 2), 36) << 1,
  );
  return notes.every((bits) => bits < 1024) ? notes : undefined;
}
