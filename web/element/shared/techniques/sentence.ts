// Sentences about the board: words, and among them what lights up on it.
import { cellName, cellsOf, type House } from '../../../core/cell';

/** A place that is named. */
export interface Named {
  readonly text: string;
  readonly cells: readonly number[];
}

export type Piece = string | Named;
export type Sentence = readonly Piece[];

type Part = Piece | Sentence | number;

/** A template of words, places and sentences. */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  const pieces = words.flatMap((text, index) => [text, ...piecesOf(parts[index] ?? '')]);
  return pieces.filter((piece) => piece !== '');
}

function piecesOf(part: Part): Sentence {
  if (typeof part === 'number') return [String(part)];
  return isSentence(part) ? part : [part];
}

const isSentence = (part: Piece | Sentence): part is Sentence => Array.isArray(part);

/** "a, b and c", by what stands between two and before the last. */
export const listed = (
  items: readonly Sentence[],
  between: string,
  beforeLast = between,
): Sentence =>
  items.flatMap((item, index) => [
    ...(index === 0 ? [] : [index < items.length - 1 ? between : beforeLast]),
    ...item,
  ]);

export const cellPiece = (cell: number): Sentence => [{ text: cellName(cell), cells: [cell] }];

export const housePiece = (house: House, text: string): Sentence => [
  { text, cells: cellsOf(house) },
];

/** As plain words. */
export const plainly = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
