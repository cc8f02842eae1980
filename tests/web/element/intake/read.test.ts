// Everything that a person brings becomes a position, a list, a recording, or a problem that one sentence can tell.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Intake } from '../../../../web/core/intake';
import { gridOf, withDigit, type Grid } from '../../../../web/core/grid';
import { noNotes, toggled } from '../../../../web/core/notes';
import { formatPlayLink } from '../../../../web/core/play-link';
import { maxTextBytes } from '../../../../web/core/text';
import { sudokuWikiLink } from '../../../../web/element/questions/share/outside-links';
import { read } from '../../../../web/element/intake/read';
import type { VariedReading } from '../../../../web/core/varied/varied-puzzle';
import { blankPuzzle } from '../varied/puzzles';
import { coreReader } from './core-reader';

function grid(text: string): Grid {
  const found = gridOf(text);
  if (!found) throw new Error(text);
  return found;
}

const first = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const second = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const list = `${first}\n${second}\n${first}\n`;
const trace = 'retrace-trace 1\n';

const fileOf = (content: BlobPart, name = 'a.txt', type = '') =>
  new File([content], name, { type });
const reader = coreReader;
const readFile = (file: File, wantsList = false) =>
  read({ kind: 'file', file }, { wantsList, reader });
const readText = (text: string, wantsList = false) =>
  read({ kind: 'text', text }, { wantsList, reader });
/** Reads a text without the core's reader, as an entry does that leaves the reader out. */
const readPlainly = (text: string) => read({ kind: 'text', text });

function problemIn(intake: Intake) {
  return intake.kind === 'problem' ? intake.problem : intake;
}

describe('a text', () => {
  it('with one puzzle is a position', async () => {
    const position = { kind: 'position', text: first, givens: grid(first) };
    expect(await readText(first)).toMatchObject(position);
    expect(await readPlainly(first)).toEqual(position);
  });

  it.each([
    `Look at this sudoku! ${first}`,
    `Today’s (“${first}”), can you do it?`,
    `For you:\n${first.replace(/.{9}/g, '$&\n')}Have fun`,
    `Have a look: https://example.org/retrace/#p=${first}&s=fast and tell me`,
  ])('with a puzzle among what people write is that puzzle: %s', async (text) => {
    expect(await readText(text)).toMatchObject({ kind: 'position', givens: grid(first) });
  });

  it.each(['', 'For you:\n'])('with a row too many is refused: %j', async (before) => {
    const rows = first.replace(/.{9}/g, '$&\n');
    const problem = problemIn(await readText(`${before}${rows}123456789`));
    expect(problem).toMatchObject({ kind: 'wrong-text', error: { code: 'too-many-lines' } });
  });

  it('with a puzzle and a line that cannot be read is that puzzle, and tells of the line', async () => {
    expect(await readText(`${first}\n${first.slice(1)}q\n`)).toMatchObject({
      kind: 'position',
      givens: grid(first),
      reading: { faultCount: 1, faults: [{ code: 'bad-character', line: 2, column: 81 }] },
    });
  });

  it('that only speaks of a puzzle is refused', async () => {
    const problem = problemIn(await readText('A sudoku with 17 givens, 81 cells, no puzzle'));
    expect(problem).toMatchObject({ kind: 'wrong-text', error: { line: 1 } });
  });

  it('with a puzzle of other rules asks before anything is put on the board', async () => {
    const cells = Array.from(first, (digit) =>
      digit === '.' ? {} : { value: Number(digit), given: true },
    );
    const puzzle = {
      size: 9,
      title: 'Cages',
      grid: Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9)),
      killercage: [{ cells: ['R1C2', 'R1C3'], value: '7' }],
      'diagonal+': true,
    };
    expect(await readText(JSON.stringify(puzzle))).toMatchObject({
      kind: 'rules',
      puzzle: { name: 'Cages', puzzle: grid(first), rules: ['killer', 'diagonal'] },
    });
  });

  describe('with rules beyond the classic ones', () => {
    const cages = (rules: object) =>
      JSON.stringify({ size: 9, grid: Array(9).fill(Array(9).fill({})), ...rules });
    const readWith = (text: string, found: VariedReading) =>
      read(
        { kind: 'text', text },
        { reader: { ...reader, readVaried: () => Promise.resolve(found) } },
      );
    const refused = { kind: 'refused', reason: 'rule', found: 'wormholes' } as const;

    it('is opened with them where all are known', async () => {
      const puzzle = { kind: 'puzzle', ...blankPuzzle(9, 3), text: 'N4Ig' } as const;
      const text = cages({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] });
      expect(await readWith(text, puzzle)).toEqual({ kind: 'varied', text: 'N4Ig' });
    });

    it('tells the one that is not known, also where the classic reader passes over it', async () => {
      for (const rules of [{ 'diagonal+': true }, { wormholes: [1] }]) {
        expect(await readWith(cages(rules), refused)).toMatchObject({
          kind: 'rules',
          reading: { refusal: { found: 'wormholes' } },
        });
      }
    });

    it('is no matter for a plain puzzle', async () => {
      expect(await readWith(first, refused)).toMatchObject({ kind: 'position' });
    });
  });

  it('in UTF-16 or packed by gzip is read like any other', async () => {
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(first, 'utf16le')]);
    const turned = new Uint8Array([0xfe, 0xff, ...Buffer.from(first, 'utf16le').swap16()]);
    const packed = new Uint8Array(gzipSync(list));
    expect(await readFile(fileOf(wide))).toMatchObject({ kind: 'position', givens: grid(first) });
    expect(await readFile(fileOf(turned))).toMatchObject({ kind: 'position', givens: grid(first) });
    expect(await readFile(fileOf(packed))).toMatchObject({ kind: 'list', first: { more: 2 } });
  });

  it('too large for the board can still be taken as a list', async () => {
    const intake = await readText(`${first}\n`.repeat(Math.ceil(maxTextBytes / 82) + 1));
    if (intake.kind !== 'problem') throw new Error(intake.kind);
    expect(intake.problem).toMatchObject({ kind: 'wrong-text', error: { code: 'too-large' } });
    expect(intake.list?.source.size).toBeGreaterThan(maxTextBytes);
  });

  it('with several is a list with the first of them and the number of the others', async () => {
    const intake = await readText(list);
    if (intake.kind !== 'list') throw new Error(intake.kind);
    expect(intake.first).toEqual({ text: first, givens: grid(first), more: 2 });
    expect(intake.reading?.puzzles.map(({ puzzle }) => puzzle)).toEqual(list.trim().split('\n'));
    expect(await intake.source.text()).toBe(list);
  });

  it('that cannot be read is a problem with line and column', async () => {
    expect(problemIn(await readText('12345'))).toMatchObject({
      kind: 'wrong-text',
      origin: { kind: 'text' },
      error: { code: 'too-few-cells', line: 1 },
    });
  });

  it.each([first, 'no puzzle at all', 'https://example.com'])(
    'is a list unread where whole files are wanted: %s',
    async (text) => {
      const intake = await readText(text, true);
      if (intake.kind !== 'list') throw new Error(intake.kind);
      expect(intake.first).toBeUndefined();
      expect(await intake.source.text()).toBe(text);
    },
  );

  it('that begins as recordings do is one, also where lists are wanted', async () => {
    expect(await readText(trace)).toMatchObject({ kind: 'recording', name: '' });
    expect(await readText(trace, true)).toMatchObject({ kind: 'recording' });
    expect(problemIn(await readText('retrace-trace'))).toMatchObject({ kind: 'wrong-text' });
  });
});

describe('a link', () => {
  const digits = withDigit(grid(first), 1, 1);
  const notes = toggled(noNotes, [2], 2, 'corner');
  const fragment = formatPlayLink({ givens: grid(first), digits, notes });

  it('of this page brings givens, entries and notes, as address and as text', async () => {
    const position = {
      kind: 'position',
      text: first,
      givens: grid(first),
      played: { digits, notes },
    };
    expect(await read({ kind: 'link', fragment })).toEqual(position);
    for (const text of [
      `https://example.org/retrace/${fragment}`,
      `(see https://example.org/retrace/${fragment}&s=fast).`,
    ]) {
      expect(await readText(text)).toMatchObject(position);
      expect(await readPlainly(text)).toEqual(position);
    }
  });

  it('of this page whose entries are cut off or contradict its givens brings the givens, and says so', async () => {
    for (const played of [`e=${withDigit(grid(first), 0, 1)}`, `e=${first.slice(0, 40)}`, 'n=0a']) {
      expect(await read({ kind: 'link', fragment: `#p=${first}&${played}` })).toEqual({
        kind: 'position',
        text: first,
        givens: grid(first),
        isCut: true,
      });
      const link = `Look: https://example.org/#p=${first}&${played}.`;
      expect(await readText(link)).toMatchObject({ givens: grid(first), isCut: true });
      expect(await readPlainly(link)).toMatchObject({ givens: grid(first), isCut: true });
    }
  });

  it('of this page that is cut off is a problem of a link', async () => {
    expect(problemIn(await read({ kind: 'link', fragment: '#p=123' }))).toMatchObject({
      kind: 'wrong-text',
      origin: { kind: 'link' },
    });
  });

  it('of another site is no puzzle without the reader of the core', async () => {
    expect(problemIn(await readPlainly(sudokuWikiLink(grid(first))))).toMatchObject({
      kind: 'wrong-text',
    });
  });
});

describe('a file', () => {
  it('with one puzzle is a position, with several a list under its name', async () => {
    expect(await readFile(fileOf(first))).toMatchObject({ kind: 'position', givens: grid(first) });
    const file = fileOf(list, 'many.sdm');
    expect(await readFile(file)).toMatchObject({ kind: 'list', name: 'many.sdm', source: file });
  });

  it('is handed on unread where whole files are wanted', async () => {
    const file = fileOf('\0\0\0', 'any.bin');
    expect(await readFile(file, true)).toEqual({ kind: 'list', source: file, name: 'any.bin' });
  });

  it('that begins as recordings do is one, with a byte-order mark, too', async () => {
    const file = fileOf(trace, 'mine.trace');
    expect(await readFile(file)).toEqual({ kind: 'recording', source: file, name: 'mine.trace' });
    expect(await readFile(fileOf(`\ufeff${trace}`))).toMatchObject({ kind: 'recording' });
    expect(await readFile(file, true)).toMatchObject({ kind: 'recording' });
  });

  it.each([
    ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['heic', '\0\0\0\x18ftypheic'],
  ] as const)('that is a picture is refused, whatever its type says: %s', async (name, bytes) => {
    const file = fileOf(bytes, `photo.${name}`);
    const problem = { kind: 'picture', name: file.name };
    expect(problemIn(await readFile(file))).toEqual(problem);
    expect(problemIn(await readFile(file, true))).toEqual(problem);
  });

  it('that says it is a picture is one', async () => {
    expect(problemIn(await readFile(fileOf('BM', 'a.bmp', 'image/bmp')))).toEqual({
      kind: 'picture',
      name: 'a.bmp',
    });
  });

  it('of more than a megabyte is too large, and not read to its end', async () => {
    const file = fileOf(' '.repeat(maxTextBytes + 5000), 'big.txt');
    expect(problemIn(await readFile(file))).toMatchObject({
      kind: 'wrong-text',
      origin: { kind: 'file', name: 'big.txt' },
      error: { code: 'too-large' },
    });
  });

  it('that is gone is a problem under its name', async () => {
    const file = fileOf(first, 'gone.txt');
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(problemIn(await readFile(file))).toEqual({ kind: 'unreadable-file', name: 'gone.txt' });
  });
});
