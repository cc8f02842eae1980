// Sorts the characters of a text into cells, borders, spaces and the rest.

export type Meaning =
  | { kind: 'space' }
  /** `mayBorder`: '-' and '*' stand for blanks and in borders. */
  | { kind: 'cell'; digit: number; numeral: boolean; mayBorder: boolean }
  /** A vertical bar: separates cells, or is part of a border. */
  | { kind: 'separator' }
  /** Part of a border only. */
  | { kind: 'horizontal' }
  | { kind: 'other' };

/** The meaning of a character (one code point) in a drawing of a grid. */
export function meaningOf(character: string): Meaning {
  if (/^[0-9]$/.test(character)) return cell(Number(character), true);
  if (/^[\uff10-\uff19]$/.test(character)) return cell(character.charCodeAt(0) - 0xff10, true);
  if (/^[._xX]$/.test(character)) return cell(0, false);
  if (/^[-*]$/.test(character)) return { ...cell(0, false), mayBorder: true };
  if (/^[ \t\u00a0\u3000]$/.test(character)) return { kind: 'space' };
  if (/^[|│┃┆┇┊┋╎╏║]$/.test(character)) return { kind: 'separator' };
  if (/^[+=:\u2500-\u257f]$/.test(character)) return { kind: 'horizontal' };
  return { kind: 'other' };
}

const cell = (digit: number, numeral: boolean) =>
  ({ kind: 'cell', digit, numeral, mayBorder: false }) as const;

// Control and formatting characters, odd spaces, lone surrogates and private characters: shown as
// themselves they would say nothing, or turn the sentence around.
const invisible =
  // eslint-disable-next-line no-control-regex -- these are what it looks for
  /^[\0-\x1f\x7f-\xa0\xad\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ue000-\uf8ff\ufeff\ufff0-\ufffb\u{e0000}-\u{10ffff}]$/u;

/** The character itself, or 'U+200B' and the like for what cannot be seen. */
export function nameOfCharacter(character: string): string {
  if (!invisible.test(character)) return character;
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A control character that no text has. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
export const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f]/;
