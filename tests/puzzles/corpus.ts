// Texts as people bring them: every kind with other texts around it, in several encodings, and texts that are refused.
import { gzipSync } from 'node:zlib';
import { brought } from './brought';
import { kinds } from './kinds';
import { refused } from './refused';

export interface Brought {
  name: string;
  bytes: Uint8Array;
}

const first = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';
const firstSolved =
  '952183647768294315314675982637849251289561734145732896891427563473956128526318479';

/** The puzzle upside down and with exchanged digits: another puzzle with one solution. */
const turned = (board: string): string =>
  Array.from(board)
    .reverse()
    .map((digit) => (digit === '.' ? digit : String(10 - Number(digit))))
    .join('');
const second = turned(first);
const secondSolved = turned(firstSolved);

const marks = { little: [0xff, 0xfe], big: [0xfe, 0xff] } as const;

function utf16(text: string, order: keyof typeof marks): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  if (order === 'big') bytes.swap16();
  return Buffer.concat([Buffer.from(marks[order]), bytes]);
}

/** Functions that make one text of two puzzles in the same notation. */
const company: Readonly<Record<string, (one: string, other: string) => string | Uint8Array>> = {
  'with comments': (one, other) => `# from a book\n${one}\n\n// and another\n${other}\n`,
  'with Windows line ends behind a byte-order mark': (one, other) =>
    `\ufeff${one}\n\n${other}\n`.replaceAll('\n', '\r\n'),
  'with a bad line between': (one, other) => `${one}\n\n${first.slice(1)}\n\n${other}`,
  'with words around': (one, other) => `Two of them:\n\n${one}\n\nand\n\n${other}\n\nHave fun\n`,
  'in UTF-16, with old line ends': (one, other) =>
    utf16(`${one}\n\n${other}\n`.replaceAll('\n', '\r'), 'big'),
  'packed, between plain lines': (one, other) =>
    gzipSync(`${second}\n${one}\n\n${first}\n\n${other}\n`),
};

/** All company for each kind; three of it in turn for the ways in which the kinds are brought. */
const companyOf = (index: number) =>
  Object.entries(company).filter((_, at) => index < kinds.length || (index + at) % 2 === 0);

export const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

export const corpus: readonly Brought[] = [
  ...[...kinds, ...brought].flatMap(({ en, write }, index) =>
    companyOf(index).map(([name, of]) => ({
      name: `${en}, ${name}`,
      bytes: bytesOf(of(write(first, firstSolved), write(second, secondSolved))),
    })),
  ),
  ...refused.map(({ name, text }) => ({ name, bytes: bytesOf(text) })),
];
