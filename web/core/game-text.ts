// A game as a text: a puzzle with entries, which a plus marks as HoDoKu writes it, or a link of ours, which has notes, too.
import { emptyGrid, type Grid } from './grid';
import { readLink } from './link';
import { noNotes } from './notes';
import { readPlayLink, type PlayLink } from './play-link';
import { parseText } from './text';

const ownLink = /#p=[^\s"'<>]+/;
const entry = /\+([1-9])/g;

/** Undefined where the text is no puzzle, or a link that was cut. */
export function readGame(text: string): PlayLink | undefined {
  const link = ownLink.exec(text)?.[0];
  if (link !== undefined) {
    const texts = readLink(link);
    return readPlayLink({ ...texts, puzzle: gridIn(texts.puzzle ?? '') });
  }
  const givens = gridIn(text.replace(entry, '.'));
  const digits = gridIn(text.replace(entry, '$1'));
  return givens && digits ? { givens, digits, notes: noNotes } : undefined;
}

function gridIn(text: string): Grid | undefined {
  const parsed = parseText(text);
  return parsed.ok ? parsed.grid : undefined;
}

/** Whether a board still has all digits of another one. */
export const keeps = (digits: Grid, givens: Grid): boolean =>
  givens !== emptyGrid &&
  Array.from(givens).every((digit, cell) => digit === '.' || digit === digits.charAt(cell));
