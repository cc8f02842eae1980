// A file that is none of text is named once, with the same words by page and command; a text in UTF-16 without a mark is read.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../web/client/bulk/plain-text';
import { read } from '../../../web/element/intake/read';
import '../../../web/element/shared/words/file-words';
import { words as english } from '../../../web/languages/en/element';
import { words as korean } from '../../../web/languages/ko/element';
import { coreReader, readingOf } from '../../web/element/intake/core-reader';

const command = fileURLToPath(new URL('../../../build/native/retrace', import.meta.url));
const line = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const bytes = (head: string) =>
  Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(`\0\n\x01\x02${line}x\n`.repeat(90))]);
const tar = bytes(`puzzles.txt${'\0'.repeat(246)}ustar\0`);
const packed = gzipSync(`${line}\n`.repeat(3));

const files: Readonly<Record<string, Uint8Array>> = {
  'PDF document': bytes('%PDF-1.7\n1 0 obj\n123456789\n'),
  'office document': bytes(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`),
  'office document, of the old kind': bytes('\xd0\xcf\x11\xe0'),
  archive: bytes(`PK\x03\x04${'\0'.repeat(26)}puzzles.txt`),
  'archive, of 7-Zip': bytes('7z\xbc\xaf'),
  'archive, of tar': tar,
  'archive, of tar, within a gzip': gzipSync(tar),
  'archive, within a gzip': gzipSync(bytes(`PK\x03\x04${'\0'.repeat(26)}puzzles.txt`)),
  'program, of Windows': bytes('MZ\x90\0'),
  'program, of Linux': bytes('\x7fELF\x02'),
  'sound or film': bytes('ID3\x03\0'),
  database: bytes('SQLite format 3\0'),
  picture: bytes('\x89PNG\r\n\x1a\n'),
  'picture, of a camera': bytes('\0\0\0\x18ftypheic'),
  'packed by gzip, and damaged or cut off': packed.subarray(0, packed.length - 9),
};

describe.each(Object.entries(files))('a file that is %s', (name, content) => {
  const kind = name.split(',')[0] ?? '';
  const said = name.startsWith('packed') ? name : kind;

  it('is named in one sentence by the page', async () => {
    const file = new File([new Uint8Array(content)], 'puzzles.txt');
    const intake = await read({ kind: 'file', file }, { reader: coreReader });
    if (intake.kind !== 'problem') throw new Error(intake.kind);
    expect(english.problem(intake.problem)).toContain(said);
    expect(korean.problem(intake.problem)).toMatch(/^‘puzzles\.txt’.*[요다]\.$/);
  });

  it.runIf(existsSync(command))('is named once by the command', () => {
    const { stdout, stderr, status } = spawnSync(command, ['solve'], { input: content });
    expect(stderr.toString()).toMatch(new RegExp(`^retrace: <stdin>: this is .*${said}.*\n$`));
    expect({ answers: stdout.toString().includes('error'), status }).toEqual({
      answers: false,
      status: 3,
    });
  });
});

describe('a text in UTF-16 without a mark', () => {
  const little = Buffer.from(`${line}\n${line}\n`, 'utf16le');

  it.each([
    ['little', little],
    ['big', Buffer.from(little).swap16()],
  ])('is read with the %s end first', async (_, content) => {
    const source = new Blob([new Uint8Array(content)]);
    expect((await readingOf(source)).count).toBe(2);
    expect(await (await plainText(source)).text()).toBe(`${line}\n${line}\n`);
    if (!existsSync(command)) return;
    expect(spawnSync(command, ['check'], { input: content }).stdout.toString()).toBe(
      'unique\nunique\n',
    );
  });
});
