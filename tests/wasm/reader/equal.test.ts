// The command, the page and bulk mode find the same in a text: puzzles, faults and the lines that they pass over.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../web/client/bulk/plain-text';
import { rowAt } from '../../../web/core/bulk/rows';
import type { ChunkEnd } from '../../../web/core/calls';
import { chunk, details } from '../../../web/worker/bulk/chunk';
import type { Teller } from '../../../web/worker/serve/task';
import { bytesOf, corpus } from '../../puzzles/corpus';
import { refused } from '../../puzzles/refused';
import { readingOf } from '../../web/element/intake/core-reader';
import { loadQuestionsCore } from '../questions/questions-core';

const command = fileURLToPath(new URL('../../../build/native/retrace', import.meta.url));
const core = await loadQuestionsCore();

/** The findings that all three report; a text without any puzzle or fault is `empty`. */
interface Answers {
  /** Line, givens, name and further fields of each puzzle. */
  puzzles: string[];
  /** Line, column and reason of each fault. */
  faults: string[];
  /** The number of lines passed over, those included whose comment contains a puzzle. */
  passed: number;
}

const puzzleLine = (line: number, puzzle: string, name = '', fields: readonly string[] = []) =>
  [line, puzzle, name, ...fields].join('|');
const faultLine = (line: number, column: number, code: string) => `${line}:${column} ${code}`;
const orEmpty = (answers: Answers): Answers =>
  answers.puzzles.length + answers.faults.length > 0
    ? answers
    : { ...answers, faults: [faultLine(1, 1, 'empty')] };

async function byPage(bytes: Uint8Array<ArrayBuffer>): Promise<Answers> {
  const { puzzles, faults, passed, commented } = await readingOf(new Blob([bytes]));
  const known = puzzles.filter(({ rules }) => !rules);
  const others = puzzles.filter(({ rules }) => rules);
  return {
    puzzles: known.map(({ line, puzzle, name, fields }) => puzzleLine(line, puzzle, name, fields)),
    faults: [
      ...faults.map(({ line, column, code }) => ({ line, column, code })),
      // The page asks whether to load such a puzzle without its rules.
      ...others.map(({ line }) => ({ line, column: 1, code: 'unknown-rules' })),
    ]
      .sort((a, b) => a.line - b.line)
      .map(({ line, column, code }) => faultLine(line, column, code)),
    passed: passed + commented,
  };
}

interface Checked {
  line: number;
  column: number;
  result: string;
  code: string;
  puzzle: string;
  name?: string;
  fields?: string[];
}

function byCommand(bytes: Uint8Array): Answers {
  // A command that answers no rules beyond the classic ones, as the page does not.
  const words = ['unavoidable', '--size', '4', '--format', 'json'];
  const { stdout, stderr } = spawnSync(command, words, { input: bytes });
  const lines = stdout.toString().split('\n').slice(0, -1);
  const all = lines.map((line) => JSON.parse(line) as Checked);
  return orEmpty({
    puzzles: all
      .filter(({ result }) => result !== 'error')
      .map(({ line, puzzle, name, fields }) => puzzleLine(line, puzzle, name, fields)),
    faults: all
      .filter(({ result }) => result === 'error')
      .map(({ line, column, code }) => faultLine(line, column, code)),
    passed: stderr.toString().match(/: passed over: /g)?.length ?? 0,
  });
}

/** Reads the text in chunks of about `size` bytes, as the page gives them to its workers. */
async function inBulk(bytes: Uint8Array<ArrayBuffer>, size: number): Promise<Answers> {
  const source = await plainText(new Blob([bytes]));
  const answers: Answers = { puzzles: [], faults: [], passed: 0 };
  let place: ChunkEnd & { begin: number } = {
    ...{ begin: 0, end: 0, lines: 0, rows: 0, passingOver: 0 },
  };
  let firstLine = 1;
  while (place.begin < source.size) {
    const { begin, passingOver } = place;
    let end: ChunkEnd | undefined;
    const teller: Teller<ChunkEnd> = {
      progress: (told) => (end = told),
      alive: () => undefined,
      fail: (error) => {
        throw error;
      },
    };
    const task = await chunk(core, { source, begin, bytes: size, passingOver, limit: 2 }, teller);
    while (!task.run(1000));
    const { rows } = task.answer();
    task.free();
    if (!end) throw new Error('no end was told');
    const isPuzzle = Array.from(rows.kinds, (_, index) => rowAt(rows, index, { begin, firstLine }));
    const wanted = Uint8Array.from(isPuzzle, ({ problem }) => (problem ? 0 : 1));
    const again = await details(core, { source, begin, end: end.end, passingOver, wanted });
    const beside = (await again.answer().text()).split('\n').slice(0, -1);
    again.free();
    for (const { line, problem } of isPuzzle) {
      if (!problem) {
        const [puzzle = '', ...more] = beside.shift()?.split('\t') ?? [];
        const [name = '', ...fields] = more;
        answers.puzzles.push(puzzleLine(line, puzzle, name, fields));
      } else if (problem.reason === 'no-puzzle-in-line') {
        answers.passed += 1;
      } else {
        answers.faults.push(faultLine(line, problem.column, problem.reason));
      }
    }
    firstLine += end.lines;
    place = { ...end, begin: end.end };
  }
  return orEmpty(answers);
}

it('has at least 300 texts', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300);
});

describe.runIf(existsSync(command)).each(corpus)('$name', ({ bytes }) => {
  it('comes to the same by command, page and bulk', async () => {
    const text = new Uint8Array(bytes);
    const told = byCommand(text);
    expect(await byPage(text), 'the page').toEqual(told);
    expect(await inBulk(text, 2 ** 19), 'bulk').toEqual(told);
    expect(await inBulk(text, 64), 'bulk in small chunks').toEqual(told);
  });
});

describe.runIf(existsSync(command))('bytes that are no text, over a megabyte of them', () => {
  it.each([200, 2 ** 20 + 10])('in lines of %i are told of once', async (length) => {
    const line = `${'\u0003'.repeat(length)}A\n`;
    const bytes = bytesOf(line.repeat(Math.ceil(2 ** 21 / length)));
    const once = { puzzles: [], faults: ['1:1 binary'], passed: 0 };
    expect(byCommand(bytes), 'the command').toEqual(once);
    expect(await byPage(new Uint8Array(bytes)), 'the page').toEqual(once);
    expect(await inBulk(new Uint8Array(bytes), 2 ** 19), 'bulk').toEqual(once);
  });
});

it.each(refused)('says what $name lacks', async ({ text, fault: [code, line = 1, column = 1] }) => {
  const { faults, puzzles } = await byPage(new Uint8Array(bytesOf(text)));
  expect(faults[0]).toBe(faultLine(line, column, code));
  expect(puzzles).toEqual([]);
});
