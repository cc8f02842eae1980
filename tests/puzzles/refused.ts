// Texts that are no puzzle, or one that Retrace does not solve, with the first fault that is reported for each.
import lzString from 'lz-string';
import type { ParseErrorCode } from '../../web/core/text';

export interface RefusedText {
  name: string;
  text: string | Uint8Array;
  /** The reason, and the fault's line and column where they are not 1. */
  fault: readonly [ParseErrorCode, line?: number, column?: number];
}

const line = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';
const rows: readonly string[] = line.match(/.{9}/g) ?? [];
const withRow = (index: number, row: string) => rows.with(index, row).join('\n');
const square = (size: number) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => ((row + column) % size) + 1).join(' '),
  ).join('\n');
const grid = rows.map((row) =>
  Array.from(row, (cell) => (cell === '.' ? {} : { value: Number(cell), given: true })),
);
/** The candidates of a cell, as nine characters and as digits; no row of them has the digits of a puzzle's row. */
const nines = Array.from(line, (cell, at) =>
  cell === '.'
    ? ['12.4...8.', '.23.56..9', '1...5.7..'][at % 3]
    : '.........'.slice(0, Number(cell) - 1) + cell + '.........'.slice(Number(cell)),
);
const candidates = nines.map((nine) => nine?.replaceAll('.', '') ?? '');
/** Pencilmarks of a puzzle without givens: each solution leaves some of them out, and no givens say which. */
const pencilmarks = Array.from({ length: 81 }, (_, at) =>
  Array.from('123456789', (digit, index) =>
    (at * 7 + index * 5 + (at % 9)) % 4 === 0 ? '.' : digit,
  ).join(''),
);
const marked = pencilmarks.map((nine) => nine.replaceAll('.', ''));
const inRows = (cells: readonly (string | undefined)[], separator: string, size = 9) =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, row) =>
    cells.slice(row * size, row * size + size).join(separator),
  );
const numbers = rows.map((row) => Array.from(row, (cell) => Number(cell.replace('.', '0'))));
const csv = numbers.map((row) => row.join(','));

const ofPage = (more: object) =>
  `https://f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify({ size: 9, grid, ...more }))}`;

export const refused: readonly RefusedText[] = [
  { name: 'nothing', text: '', fault: ['empty'] },
  {
    name: 'a text of no puzzle between rare signs',
    text: `a~${line.slice(1)}~b^c`,
    fault: ['bad-character', 1, 1],
  },
  { name: 'a column of 82 cells', text: `1,${line}.,easy`, fault: ['too-many-cells', 1, 84] },
  { name: 'spaces', text: ' \n\t\n', fault: ['empty'] },
  { name: 'words', text: 'hello there\n안녕하세요', fault: ['empty'] },
  { name: 'a line of 16 signs', text: '14 dead-end r1c5 1 4', fault: ['empty'] },
  { name: 'comments', text: '# no puzzle\n// at all\n', fault: ['empty'] },
  { name: '80 cells', text: line.slice(1), fault: ['too-few-cells', 1, 81] },
  { name: '82 cells', text: `${line}1`, fault: ['too-many-cells', 1, 82] },
  { name: 'a letter', text: withRow(4, '..9.6a7..'), fault: ['bad-character', 5, 6] },
  { name: 'eight rows', text: rows.slice(1).join('\n'), fault: ['too-few-lines', 8, 1] },
  { name: 'a row of ten', text: withRow(2, '.14...9..1'), fault: ['too-many-cells', 3, 10] },
  { name: 'a short row', text: withRow(6, '8......'), fault: ['too-few-cells', 7, 8] },
  { name: 'four by four', text: square(4), fault: ['other-size'] },
  { name: 'six by six', text: square(6), fault: ['other-size'] },
  { name: 'sixteen by sixteen', text: square(16), fault: ['other-size'] },
  { name: 'twenty-one by twenty-one', text: square(21), fault: ['other-size'] },
  { name: 'letters for digits', text: 'ABC......'.repeat(9), fault: ['letters'] },
  {
    name: 'a link without a puzzle',
    text: 'see https://example.org/about.',
    fault: ['no-puzzle-in-link', 1, 5],
  },
  {
    name: 'the number of a puzzle',
    text: 'https://sudokupad.app/abc123',
    fault: ['link-needs-site'],
  },
  {
    name: 'killer cages',
    text: ofPage({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '14' }] }),
    fault: ['unknown-rules'],
  },
  { name: 'a diagonal', text: ofPage({ 'diagonal+': true }), fault: ['unknown-rules'] },
  { name: 'killer numbers', text: `3x3::k:${'2560 '.repeat(81)}`, fault: ['unknown-rules'] },
  {
    name: 'broken UTF-8',
    text: Buffer.from(`${line.slice(1)}\xff`, 'latin1'),
    fault: ['bad-character', 1, 81],
  },
  {
    name: 'a long line',
    text: `${'1'.repeat(600_000)}2${'3'.repeat(500_000)}`,
    fault: ['too-large'],
  },
  {
    name: 'eight lines of 81 candidates',
    text: inRows(nines.slice(0, 72), '').join('\n'),
    fault: ['too-few-candidates'],
  },
  {
    name: '80 lines of nine candidates',
    text: nines.slice(1).join('\n'),
    fault: ['too-few-candidates'],
  },
  {
    name: 'eight rows of candidates',
    text: inRows(candidates.slice(9), ' ').join('\n'),
    fault: ['too-few-candidates'],
  },
  {
    name: 'candidates with a 0',
    text: inRows(candidates.with(10, '1250'), ' ').join('\n'),
    fault: ['number-too-big', 2, 6],
  },
  {
    name: 'eight columns of CSV',
    text: csv.map((row) => row.slice(0, -2)).join('\n'),
    fault: ['too-few-cells', 1, 16],
  },
  {
    name: 'CSV with a 12',
    text: csv.with(2, '0,1,4,0,12,0,9,0,0').join('\n'),
    fault: ['number-too-big', 3, 9],
  },
  {
    name: 'eight lists of JSON',
    text: JSON.stringify(numbers.slice(1)),
    fault: ['too-few-lines'],
  },
  {
    name: 'JSON with a 10',
    text: JSON.stringify(numbers.with(1, [0, 0, 10, 0, 9, 0, 3, 0, 5])),
    fault: ['number-too-big', 1, 27],
  },
  {
    name: 'eight lists of Python',
    text: `board = [\n${numbers
      .slice(1)
      .map((row) => `  [${row.join(', ')}],\n`)
      .join('')}]`,
    fault: ['too-few-lines', 9, 1],
  },
  {
    name: 'a field of 80 cells',
    text: `12;${line.slice(1)};easy`,
    fault: ['too-few-cells', 1, 84],
  },
  {
    name: 'a key of 82 cells',
    text: JSON.stringify({ puzzle: `${line}1` }),
    fault: ['too-many-cells', 1, 93],
  },
  {
    name: 'a game of 80 cells',
    text: `<opensudoku>\n<game data="${line.slice(1)}" />\n</opensudoku>`,
    fault: ['too-few-cells', 2, 93],
  },
  {
    name: 'entities of XML',
    text: '<!DOCTYPE o [\n <!ENTITY a "1">\n <!ENTITY b "&a;&a;&a;">\n]>\n<game data="&b;"/>\n',
    fault: ['empty'],
  },
  { name: 'a Sukaku of 729 signs', text: pencilmarks.join(''), fault: ['sukaku'] },
  {
    name: 'a Sukaku of 729 signs with 0',
    text: pencilmarks.join('').replaceAll('.', '0'),
    fault: ['sukaku'],
  },
  { name: 'a Sukaku in nine rows', text: inRows(marked, ' ').join('\n'), fault: ['sukaku'] },
  {
    name: 'a Sukaku in a frame',
    text: inRows(marked, ' ')
      .map((row) => `| ${row} |`)
      .join('\n'),
    fault: ['sukaku'],
  },
  { name: 'a Sukaku in CSV', text: inRows(marked, ',').join('\r\n'), fault: ['sukaku'] },
  {
    name: 'a Sukaku in nine lines of 81',
    text: inRows(pencilmarks, '').join('\n'),
    fault: ['sukaku'],
  },
  {
    name: 'a Sukaku in JSON',
    text: JSON.stringify(marked.map((cell) => Array.from(cell, Number))),
    fault: ['sukaku'],
  },
  {
    name: 'a Sukaku on a line of 81 words',
    text: marked.with(40, '5').join(' '),
    fault: ['sukaku'],
  },
  {
    name: 'cells with two keys that nobody knows',
    text: JSON.stringify({ board: numbers.map((row) => row.map((z) => ({ z, q: z }))) }),
    fault: ['too-few-cells', 1, 38],
  },
  { name: 'nine rows of letters', text: 'ABCDEFGHI\n'.repeat(9), fault: ['letters'] },
  { name: 'cages in shorthand', text: '3<<^^^>>>'.repeat(9), fault: ['unknown-rules'] },
  {
    name: 'a file that is no text',
    text: Buffer.from('\x89PNH\r\n\x1a\n\x00\x00\r\n\xff\xd8\n\x01\x02\n', 'latin1'),
    fault: ['binary', 2, 1],
  },
];
