// A chunk of a file is read as whole puzzles, answered in pieces and reported row by row; tests/cpp/bulk cuts files and work anyhow.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerLines } from '../../../bench/lines-time';
import { packedRows, rowAt, type BulkRow } from '../../../web/core/bulk/rows';
import { addTotals, noTotals, totalsOf } from '../../../web/core/bulk/totals';
import { columnsOf } from '../../../web/worker/bulk/chunk';
import { loadBenchCore } from '../core';
import { loadQuestionsCore } from '../questions/questions-core';

const core = await loadQuestionsCore();
const encode = (text: string) => new TextEncoder().encode(text);

const unique = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const rows2239 =
  '103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n';
const contradicting = `5.......5${'.'.repeat(72)}`;
const impossible = `12345678........9${'.'.repeat(64)}`;
const empty = '.'.repeat(81);

/** Reads a text in chunks of `bytes` bytes, as a worker does. */
function answerAll(text: string, { bytes = 2 ** 20, limit = 2 } = {}) {
  const all = encode(text);
  const found: BulkRow[] = [];
  const place = { begin: 0, firstLine: 1 };
  let passingOver = 0;
  let totals = noTotals;
  const bulk = core.startBulkChunk(limit);
  while (place.begin < all.length) {
    for (let length = bytes; ; length *= 2) {
      const end = Math.min(place.begin + length, all.length);
      bulk.read(all.slice(place.begin, end), end === all.length, passingOver);
      if (bulk.consumed() > 0 || end === all.length) break;
    }
    while (!bulk.run(1000));
    const packed = packedRows(columnsOf(bulk));
    totals = addTotals(totals, totalsOf(packed));
    for (let i = 0; i < packed.kinds.length; i++) found.push(rowAt(packed, i, place));
    place.begin += bulk.consumed();
    place.firstLine += bulk.lines();
    passingOver = bulk.passingOver();
  }
  bulk.delete();
  return { found, totals };
}

const inWords = (found: readonly BulkRow[]) => found.map(({ line, kind }) => `${line} ${kind}`);

describe('a chunk of a file', () => {
  const mixed = [
    unique,
    empty,
    '# a comment',
    contradicting,
    'hello',
    impossible,
    rows2239 + unique.slice(1),
    unique,
  ].join('\r\n');
  const expected = [
    '1 unique',
    '2 several',
    '4 contradiction',
    '5 unreadable',
    '6 none',
    '7 unique',
    '16 unreadable',
    '17 unique',
  ];

  it('reports the line and the kind of every puzzle', () => {
    expect(inWords(answerAll(mixed).found)).toEqual(expected);
  });

  it('knows where the text of each row stands', () => {
    const text = new TextDecoder();
    for (const row of answerAll(mixed, { bytes: 90 }).found) {
      const here = text.decode(encode(mixed).slice(row.begin, row.end));
      if (row.line === 7) expect(here.replaceAll('\r', '')).toBe(rows2239.trimEnd());
      else expect(here).toBe(mixed.split('\n')[row.line - 1]?.replace('\r', ''));
    }
  });

  it('says where and why a line is unreadable', () => {
    const lines = [unique, unique.slice(1), `${unique.slice(0, 80)}a`, 'hello'];
    const { found } = answerAll([...lines, '1'.repeat(3_000_000), unique].join('\n'), {
      bytes: 1000,
    });
    expect(found.map(({ problem }) => problem)).toEqual([
      undefined,
      { reason: 'too-few-cells', column: 81 },
      { reason: 'bad-character', column: 81 },
      { reason: 'no-puzzle-in-line', column: 1 },
      { reason: 'too-large', column: 1 },
      undefined,
    ]);
  });

  it('counts solutions up to the limit', () => {
    expect(answerAll(empty, { limit: 1234 }).found[0]?.solutions).toBe(1234);
  });
});

describe('the shared puzzle files', () => {
  const files = [
    '17_clue',
    'easy33',
    'easy50',
    'forum_hardest_1106',
    'forum_hardest_1905',
    'no_solution',
    'pathological',
    'several_solutions',
    'top1465',
    'top95',
  ];

  it('are answered as the engine answers them line by line', async () => {
    const bench = await loadBenchCore();
    for (const file of files) {
      const bytes = readFileSync(new URL(`../../puzzles/${file}.txt`, import.meta.url));
      const text = bytes.toString();
      const checked = answerLines(bench, bytes, 'check', (_, answers) => answers().slice());
      const words = new TextDecoder().decode(checked).trimEnd().split('\n');
      const { found, totals } = answerAll(text, { bytes: 50_000 });
      expect(
        found.map(({ kind }) => kind.replace('unreadable', 'error')),
        file,
      ).toEqual(words);
      expect(totals.rows).toBe(words.length);
      expect(totals.givens.reduce((sum, count) => sum + count)).toBe(words.length);
      expect(totals.branches.reduce((sum, count) => sum + count)).toBe(words.length);
    }
  });

  it('have the givens that are written in them', () => {
    const text = readFileSync(new URL('../../puzzles/17_clue.txt', import.meta.url), 'utf8');
    expect(answerAll(text).totals.givens[17]).toBe(20_000);
  });
});
