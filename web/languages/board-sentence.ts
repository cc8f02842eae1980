// Sentences about the board: words, with names of cells and houses that can light up.
import { cellsOf, type House } from '../core/cell';

/** The name of cells or a house. */
export interface Named {
  readonly text: string;
  readonly cells: readonly number[];
}

export type Piece = string | Named;
export type Sentence = readonly Piece[];

type Part = Piece | Sentence | number;

/** A sentence from a template of words, names and other sentences. */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  const pieces = words.flatMap((text, index) => [text, ...piecesOf(parts[index] ?? '')]);
  return pieces.filter((piece) => piece !== '');
}

function piecesOf(part: Part): Sentence {
  if (typeof part === 'number') return [String(part)];
  return isSentence(part) ? part : [part];
}

const isSentence = (part: Piece | Sentence): part is Sentence => Array.isArray(part);

/** "a, b and c", with the words between the items and before the last. */
export const listed = (
  items: readonly Sentence[],
  between: string,
  beforeLast = between,
): Sentence =>
  items.flatMap((item, index) => [
    ...(index === 0 ? [] : [index < items.length - 1 ? between : beforeLast]),
    ...item,
  ]);

/** The name of a cell in a language. */
export type NameOf = (cell: number) => string;

export const cellPiece = (cell: number, nameOf: NameOf): Sentence => [
  { text: nameOf(cell), cells: [cell] },
];

/** Cells as one name: "r1c1,r1c5", and what follows it. */
export const joined = (cells: readonly number[], nameOf: NameOf, after = ''): Named => ({
  text: cells.map(nameOf).join(',') + after,
  cells,
});

export const housePiece = (house: House, text: string): Sentence => [
  { text, cells: cellsOf(house) },
];

/** The sentence as plain text. */
export const plainly = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
