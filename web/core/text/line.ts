// One line of a text: a row of cells, or what else stands between rows.
import { cellCount } from '../cell';
import { meaningOf, nameOfCharacter } from './characters';

export type Line =
  /** A blank line, a comment or a border. */
  | { kind: 'nothing' }
  /** [Puzzle] of an .sdk file begins what is read; [State] and any other what is not. */
  | { kind: 'header'; isPuzzle: boolean }
  | { kind: 'cells'; cells: readonly Cell[]; spaced: boolean; endColumn: number }
  | { kind: 'wrong'; code: 'bad-character' | 'number-too-big'; column: number; found: string };

export interface Cell {
  column: number;
  digit: number;
}

/** Cells without a space or a bar between them. */
type Token = readonly (Cell & { numeral: boolean })[];

interface Scan {
  tokens: Token[];
  /** The first character that only a border may have, and the first that nothing may. */
  horizontal: { column: number; found: string } | undefined;
  other: { column: number; found: string } | undefined;
  onlyBorder: boolean;
  /** One past the last character that is not a space. */
  endColumn: number;
}

function scan(text: string): Scan {
  const result: Scan = {
    tokens: [],
    horizontal: undefined,
    other: undefined,
    onlyBorder: true,
    endColumn: 1,
  };
  let token: (Cell & { numeral: boolean })[] = [];
  const endToken = () => {
    if (token.length > 0) result.tokens.push(token);
    token = [];
  };
  let column = 0;
  for (const character of text) {
    column++;
    const meaning = meaningOf(character);
    if (meaning.kind !== 'space') result.endColumn = column + 1;
    switch (meaning.kind) {
      case 'cell':
        token.push({ column, digit: meaning.digit, numeral: meaning.numeral });
        result.onlyBorder &&= meaning.mayBorder;
        break;
      case 'space':
      case 'separator':
        endToken();
        break;
      case 'horizontal':
        endToken();
        result.horizontal ??= { column, found: nameOfCharacter(character) };
        break;
      case 'other':
        result.other ??= { column, found: nameOfCharacter(character) };
        result.onlyBorder = false;
        break;
    }
  }
  endToken();
  return result;
}

// In a row whose cells stand singly, "10" is a number, not two cells.
function findNumber(tokens: readonly Token[]): Token | undefined {
  const singles = tokens.filter(({ length }) => length === 1).length;
  if (singles * 2 <= tokens.length) return undefined;
  return tokens.find((token) => token.length > 1 && token.every(({ numeral }) => numeral));
}

/** The text without the characters of `ending` at its end; an expression would try each run of them within the text. */
export function withoutEnding(text: string, ending: string): string {
  let end = text.length;
  while (end > 0 && ending.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Reads a line without its end. */
export function readLine(text: string): Line {
  const content = withoutEnding(text.replace(/^[ \t]+/, ''), ' \t');
  if (content === '' || /^(#|;|\/\/)/.test(content)) return { kind: 'nothing' };
  if (/^\[[^\]]*\]$/.test(content)) {
    return { kind: 'header', isPuzzle: content.toLowerCase() === '[puzzle]' };
  }

  const { tokens, horizontal, other, onlyBorder, endColumn } = scan(text);
  const cells = tokens.flat();
  // "--------" and "|---+---|" are borders; nine '-' (or 81) with or without bars are blanks.
  const mayBeCells = !horizontal && (cells.length === 9 || cells.length === cellCount);
  if (onlyBorder && !mayBeCells) return { kind: 'nothing' };

  const wrong = [horizontal, other]
    .filter((place) => place !== undefined)
    .sort((a, b) => a.column - b.column)[0];
  if (wrong) return { kind: 'wrong', code: 'bad-character', ...wrong };
  const number = findNumber(tokens);
  if (number) {
    const found = number.map(({ digit }) => String(digit)).join('');
    return { kind: 'wrong', code: 'number-too-big', column: number[0]?.column ?? 1, found };
  }
  return { kind: 'cells', cells, spaced: tokens.length === cells.length, endColumn };
}
