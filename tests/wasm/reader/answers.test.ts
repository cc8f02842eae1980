// Every command's answers keep to docs/answers.schema.json as JSON and to their heading as CSV, and the command reads both forms again.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const command = at('build/native/retrace');
const schema: unknown = JSON.parse(readFileSync(at('docs/answers.schema.json'), 'utf8'));
const ajv = new Ajv({ allErrors: true }).addSchema(schema as object, 'answers');

const unique = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';
const several = `${'.'.repeat(18)}${unique.slice(18)}`;
const none = `11${'.'.repeat(79)}`;
const unsolvable = `12345678.........9${'.'.repeat(63)}`;
const entered = unique.replace('......6', '+9.....6');
const input = `Easy "one", of two\n${unique}\n${several}\n${none}\n${unsolvable}\n${entered}\n${unique.slice(1)}\n`;

/** The commands that answer, each with its options. */
const asked: Readonly<Record<string, readonly string[]>> = {
  solve: [],
  count: ['--limit', '5'],
  check: [],
  certify: [],
  solutions: ['--limit', '3'],
  reduce: [],
  explain: [],
  hint: [],
  rate: [],
  generate: ['-n', '2', '--seed', '4'],
  worst: ['--seed', '1', '--tries', '200'],
  scan: [at('docs/images/theme-print.png')],
  strategies: [],
  techniques: [],
  canonical: ['--with-map'],
  same: [unique, unique.replaceAll('6', 'x').replaceAll('7', '6').replaceAll('x', '7')],
  dedupe: [],
  minimals: ['--limit', '3'],
  neighbours: ['--limit', '3', '--rating', '1.0-8.8'],
  backdoors: ['--limit', '3'],
  bands: [],
  unavoidable: ['--size', '6'],
  // A search takes minutes: those that have no such position are told of.
  seventeens: ['--at', '80'],
};
const ofPuzzles = ['solve', 'solutions', 'reduce', 'canonical', 'dedupe', 'minimals', 'neighbours'];
const writesBoards = [...ofPuzzles, 'generate', 'worst'];

function run(words: readonly string[], text = '') {
  const { stdout, stderr, status } = spawnSync(command, words, { input: text });
  return { out: stdout.toString(), told: stderr.toString(), status };
}
const answersOf = (name: string, format: string) =>
  run([name, '--format', format, ...(asked[name] ?? [])], input).out;
const linesOf = (text: string) => text.split('\n').slice(0, -1);

// Each test runs the command several times.
const patient = { timeout: 60_000 };

describe.runIf(existsSync(command)).each(Object.keys(asked))('%s', patient, (name) => {
  it('answers in JSON as its schema says', () => {
    const isAsTold = ajv.compile({ $ref: `answers#/definitions/${name}` });
    const lines = linesOf(answersOf(name, 'json'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      isAsTold(JSON.parse(line));
      expect({ line, errors: isAsTold.errors ?? [] }).toEqual({ line, errors: [] });
    }
  });

  it('answers in CSV with as many fields as its heading, which the schema names', () => {
    const [heading = '', ...rows] = linesOf(answersOf(name, 'csv'));
    const columns = heading.split(',');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const fields = row.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,"]*)/g) ?? [];
      expect({ row, fields: fields.length }).toEqual({ row, fields: columns.length });
    }
    const named = JSON.stringify(schema);
    for (const column of columns) expect(named).toContain(`"${column}"`);
  });

  it.each(['json', 'csv', 'line'])('answers in %s with puzzles that are read again', (format) => {
    const written = answersOf(name, format);
    const boards = (written.match(/(?<![1-9.])[1-9.]{81}(?![1-9.])/g) ?? []).length;
    const read = run(['count', '--limit', '1'], written);
    const errors = linesOf(read.out).filter((line) => line === 'error').length;
    const wrong = linesOf(written).filter((line) => /^error|"error"|,error,/.test(line)).length;
    // Only texts that were unreadable before may be unreadable again.
    if (boards > 0 || name !== 'same') expect(errors).toBeLessThanOrEqual(wrong);
    if (boards > 0) expect(linesOf(read.out).length).toBeGreaterThan(errors);
  });
});

describe.runIf(existsSync(command)).each(writesBoards)('%s', patient, (name) => {
  it.each(['2580', '2239', 'line'])('writes boards in %s that are read again', (format) => {
    const text = ofPuzzles.includes(name) ? `${unique}\n` : '';
    const written = run([name, '--format', format, ...(asked[name] ?? [])], text).out;
    const as = (form: string) => run(['solve', '--format', form], written).out;
    expect(as('line')).not.toContain('error');
    expect(linesOf(as('line')).length).toBeGreaterThan(0);
  });
});

/** Commands whose output for people contains boards, too. */
const withBoards = ['solve', 'certify', 'solutions', 'generate', 'worst', 'canonical', 'trace'];

describe.runIf(existsSync(command)).each(withBoards)('%s', patient, (name) => {
  it('writes lines for people whose boards are read again', () => {
    const words = name === 'trace' ? ['--steps', '40'] : (asked[name] ?? []);
    const written = run([name, ...words], `${unique}\n`).out;
    const boards = written.match(/(?<![1-9.])[1-9.]{81}(?![1-9.])/g) ?? [];
    const read = run(['check', '--format', 'json'], written).out;
    const found = linesOf(read).map((line) => (JSON.parse(line) as { puzzle?: string }).puzzle);
    expect(boards.length).toBeGreaterThan(0);
    expect(found).toEqual(boards);
  });
});

describe.runIf(existsSync(command))('formats', patient, () => {
  it('are refused where answers are no boards', () => {
    const { told, status } = run(['count', '--format', '2580'], unique);
    expect(status).toBe(3);
    expect(told).toContain('no boards');
  });

  it('keep the order of the input with any number of jobs', () => {
    const text = `${unique}\n${several}\n${unique.slice(1)}\n`.repeat(60);
    const by = (jobs: string) => run(['check', '--format', 'json', '--jobs', jobs], text).out;
    expect(by('4')).toBe(by('1'));
  });

  it('hold names with quotes, and what no puzzle is', () => {
    const [first = ''] = linesOf(answersOf('check', 'json'));
    expect(JSON.parse(first)).toEqual({
      line: 2,
      name: 'Easy "one", of two',
      puzzle: unique,
      result: 'unique',
    });
    const [, row = ''] = linesOf(answersOf('check', 'csv'));
    expect(row).toBe(`2,"Easy ""one"", of two",${unique},unique,,,`);
  });
});
