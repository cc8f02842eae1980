// Entries, notes and colours in a link, beside the givens: what is on a board that somebody plays.
import { cellCount } from './cell';
import { gridOf, type Grid } from './grid';
import { coloursIn, isEmpty, noNotes, packed, noteBits, type NoteKind, type Notes } from './notes';

export interface PlayLink {
  givens: Grid;
  /** Givens and entries. */
  digits: Grid;
  notes: Notes;
}

/** Its texts; undefined where it has none. */
export interface PlayTexts {
  puzzle: string | undefined;
  entries: string | undefined;
  notes: string | undefined;
  centre?: string | undefined;
  colours?: string | undefined;
}

/**
 * `#p=…&e=…&n=…&c=…&k=…`: givens, givens with entries, two characters for the corner notes of each cell
 * and for its centre notes; a digit for its colour, or two characters for its colours where a cell has several.
 */
export function formatPlayLink({ givens, digits, notes }: PlayLink): string {
  const field = (name: string, values: Notes, textOf: (value: number) => string) =>
    isEmpty(values) ? '' : `&${name}=${values.map(textOf).join('')}`;
  const noted = (kind: NoteKind | 'colour') => notes.map((bits) => noteBits(bits, kind));
  const inTwo = (bits: number) => (bits >> 1).toString(36).padStart(2, '0');
  return [
    `#p=${givens}`,
    digits === givens ? '' : `&e=${digits}`,
    field('n', noted('corner'), inTwo),
    field('c', noted('centre'), inTwo),
    notes.some((bits) => coloursIn(bits).length > 1)
      ? field('k', noted('colour'), inTwo)
      : field(
          'k',
          notes.map((bits) => coloursIn(bits)[0] ?? 0),
          String,
        ),
  ].join('');
}

/** Undefined where the texts do not come from a link that this file has made. */
export function readPlayLink({
  puzzle,
  entries,
  notes,
  centre,
  colours,
}: PlayTexts): PlayLink | undefined {
  const givens = gridOf(puzzle ?? '');
  const digits = entries === undefined ? givens : gridOf(entries);
  const corners = bitsOf(notes);
  const centres = bitsOf(centre);
  const tones = coloursOf(colours);
  if (!givens || !digits || !corners || !centres || !tones) return undefined;
  const keepsGivens = Array.from(givens).every(
    (digit, cell) => digit === '.' || digit === digits.charAt(cell),
  );
  const marks = corners.map((corner, cell) => packed(corner, centres[cell] ?? 0, tones[cell] ?? 0));
  return keepsGivens ? { givens, digits, notes: marks } : undefined;
}

/** As bits 1 to 9 for each cell. */
function coloursOf(text: string | undefined): Notes | undefined {
  if (text === undefined || !/^[0-9]{81}$/.test(text)) return bitsOf(text);
  return Array.from(text, (digit) => (digit === '0' ? 0 : 1 << Number(digit)));
}

function bitsOf(text: string | undefined): Notes | undefined {
  if (text === undefined) return noNotes;
  if (!/^[0-9a-z]{162}$/.test(text)) return undefined;
  const notes = Array.from(
    { length: cellCount },
    (_, cell) => parseInt(text.slice(cell * 2, cell * 2 + 2), 36) << 1,
  );
  return notes.every((bits) => bits < 1024) ? notes : undefined;
}
