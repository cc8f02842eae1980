// The package's solver as it is built, in Node: it gives the answers of the core, whatever other calls run beside.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.mjs';
import { puzzleLine, puzzleLines } from '../../wasm/core';
import { digitsOf, publishedVaried } from '../../wasm/varied/varied-core';

type Entry = typeof import('../../../web/package/solver');
const { Solver, ...shared } = (await import(
  /* @vite-ignore */ `${root}/dist/package/solver.js`
)) as Entry;

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const solution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
const emptyGrid = '.'.repeat(81);
const several = puzzleLine('several_solutions.txt');
const inLines = (inkala.match(/.{9}/g) ?? []).join('\n');

/** The output of a module that imports the solver by the package's name. */
async function printed(code: string, ...args: string[]): Promise<string> {
  const all = [...args, '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root });
  return stdout.trim();
}

const hosts = [
  { where: 'in a thread', solver: new Solver() },
  { where: 'in two threads', solver: new Solver({ threads: 2 }) },
  { where: 'in slices', solver: new Solver({ threads: 0 }) },
];
afterAll(() => {
  shared.close();
  for (const { solver } of hosts) solver.close();
});

describe.each(hosts)('$where', ({ solver }) => {
  it('lines are answered in their order, however many there are', async () => {
    const puzzles = puzzleLines('17_clue.txt').slice(0, 9000);
    const told: number[] = [];
    const solved = await solver.solve(puzzles, {
      onProgress: ({ done, total }) => {
        expect(total).toBe(puzzles.length);
        told.push(done);
      },
    });
    expect(solved).toHaveLength(puzzles.length);
    for (const [at, line] of solved.entries()) {
      const given = Array.from(puzzles[at] ?? '');
      expect(given.every((digit, cell) => '.0'.includes(digit) || line[cell] === digit)).toBe(true);
    }
    expect(told.at(-1)).toBe(puzzles.length);
    expect(new Set(await solver.check(puzzles))).toEqual(new Set(['unique']));
  });

  it('puzzles with rules of their own are answered beside others', async () => {
    const varied = publishedVaried().slice(0, 6);
    const [line, ...answers] = await Promise.all([
      solver.solve(inkala),
      ...varied.map(({ text }) => solver.solveVaried(text)),
    ]);
    expect(line.outcome).toMatchObject({ kind: 'solved', solution, solutions: 'one' });
    for (const [at, { answer, text }] of varied.entries()) {
      const outcome = { kind: 'solved', solution: digitsOf(answer), solutions: 'one' };
      expect(answers[at]?.outcome).toEqual(outcome);
      expect((await solver.readVaried(text)).digits).toBe(Math.sqrt(answer.length));
      expect(await solver.checkVaried(text, digitsOf(answer))).toEqual([]);
      expect((await solver.countVaried(text, 5)).count).toBe(1);
    }
    await expect(solver.solveVaried(inkala)).rejects.toMatchObject({
      ...{ name: 'UnreadableRules', reason: 'no-puzzle' },
    });
    await expect(solver.solve(varied[0]?.text ?? '')).rejects.toMatchObject({
      ...{ name: 'UnreadablePuzzle', code: 'unknown-rules' },
    });
  });

  it('a line that is none disturbs no other, and other forms are read', async () => {
    const puzzles = ['', inLines, 'ü', `${inkala}\n${inkala}`, inkala, `\ufeff${inkala}\r\n`, '\n'];
    const words = ['error', 'unique', 'error', 'error', 'unique', 'unique', 'error'];
    expect(await solver.check(puzzles)).toEqual(words);
    expect((await solver.solve(puzzles))[1]).toBe(solution);
    expect(await solver.check([])).toEqual([]);
  });

  it('a long call is stopped at once, and the next one is answered', async () => {
    const stop = new AbortController();
    const counting = solver.count(emptyGrid, Infinity, {
      signal: stop.signal,
      onProgress: () => {
        stop.abort();
      },
    });
    await expect(counting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await solver.check(inkala)).toBe('unique');
  });

  it('calls that are made together are answered each', async () => {
    const [report, count, ratings] = await Promise.all([
      solver.solve(inkala, { strategy: 'used-flags' }),
      solver.count(several, 100),
      solver.rate(inkala),
    ]);
    expect(report).toMatchObject({
      outcome: { kind: 'solved', solution },
      counters: { calls: 72097 },
    });
    expect(count.count).toBeGreaterThan(1);
    expect(ratings?.hardest).toBe(107);
  });

  it('closed in the middle of a call, it rejects it and can be used again', async () => {
    const counting = solver.count(emptyGrid, Infinity);
    setTimeout(() => {
      solver.close();
    }, 20);
    await expect(counting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await solver.check(inkala)).toBe('unique');
  });
});

describe('the solver', () => {
  it('enumerates as many solutions as there are, each once and in order', async () => {
    const all: string[] = [];
    for await (const each of shared.solutions(inkala.replace('8', '.'))) all.push(each);
    expect(all).toHaveLength(292);
    expect([...new Set(all)].sort()).toEqual(all);
    for await (const none of shared.solutions(`55${'.'.repeat(79)}`)) throw new Error(none);
  });

  it('stops enumerating at a signal', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const enumerating = (async () => {
      for await (const each of shared.solutions(emptyGrid, { signal: stop.signal })) {
        if (seen.push(each) === 3) stop.abort();
      }
    })();
    await expect(enumerating).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(3);
  });

  it('refuses a text that is not one puzzle, with line and column', async () => {
    await expect(shared.solve(`${inkala}\n${inkala}`)).rejects.toMatchObject({
      ...{ name: 'UnreadablePuzzle', code: 'several-puzzles', line: 2 },
    });
    await expect(shared.rate(inkala.replace('8', 'q'))).rejects.toBeInstanceOf(
      shared.UnreadablePuzzle,
    );
    await expect(shared.count(inkala, 0)).rejects.toBeInstanceOf(shared.RequestRefused);
    await expect(shared.generate({ givens: { from: 1, to: 9 } })).rejects.toMatchObject({
      ...{ name: 'OrderRefused', fault: 'too-few-givens' },
    });
    expect(() => new Solver({ threads: 1.5 })).toThrow(RangeError);
  });

  it('says what is no text before it answers anything, wherever it stands', async () => {
    const asked: ((wrong: never) => Promise<unknown>)[] = [
      shared.solve,
      shared.check,
      shared.rate,
      shared.hint,
      shared.read,
      (wrong) => shared.check([inkala, wrong]),
      (wrong) => shared.solutions(wrong).next(),
    ];
    for (const wrong of [undefined, null, 5, new TextEncoder().encode(inkala), {}]) {
      for (const ask of asked) {
        await expect(ask(wrong as never)).rejects.toThrow(TypeError);
      }
    }
    await expect(shared.check([inkala, undefined as never])).rejects.toThrow(
      'the puzzle at 1 has to be a text, not undefined',
    );
    await expect(shared.solve(new Uint8Array() as never)).rejects.toThrow('not Uint8Array');
  });

  it('makes the same puzzle of the same seed, which is as ordered', async () => {
    const order = { symmetry: 'half-turn', rating: { from: 30, to: 44 } } as const;
    const made = await shared.generate(order, { seed: 3, number: 2 });
    expect(await shared.generate(order, { seed: 3, number: 2 })).toMatchObject({
      puzzle: made.puzzle,
    });
    expect(await shared.check(made.puzzle)).toBe('unique');
    expect((await shared.rate(made.puzzle))?.hardest).toBe(made.rating);
  });

  it('takes entries and notes of a position into a hint', async () => {
    const digits = inkala.replace('..........', '8.........');
    expect(await shared.hint({ givens: inkala, digits })).toEqual({ kind: 'contradiction' });
    const wrong = `84${inkala.slice(2)}`;
    expect(await shared.hint({ givens: inkala, digits: wrong })).toEqual({ kind: 'wrong-entry' });
  });
});

describe('a process', () => {
  it('that imports the solver and asks nothing, or has its answers, comes to its end', async () => {
    const all = await printed(`
      import { check, Solver } from 'retrace-sudoku/solver';
      console.log(typeof document, await check('${inkala}'));
      const here = new Solver({ threads: 0 });
      console.log(await here.check('${inkala}'));
    `);
    expect(all).toBe('undefined unique\nunique');
  });

  it('has another thread for what it asks: its own goes on meanwhile', async () => {
    const all = await printed(`
      import { Solver } from 'retrace-sudoku/solver';
      const solver = new Solver({ threads: 2 });
      await Promise.all([solver.check('${inkala}'), solver.check('${inkala}')]);
      let turns = 0;
      const timer = setInterval(() => turns++, 5);
      await solver.count('${emptyGrid}', 3_000_000);
      clearInterval(timer);
      console.log(turns > 3);
    `);
    expect(all).toBe('true');
  });

  it('may itself be a thread, or know browsers alone', async () => {
    const code = `import { check } from 'retrace-sudoku/solver'; console.log(await check('${inkala}'));`;
    expect(await printed(code, '--conditions=browser')).toBe('unique');
    const inThread = `
      import { Worker } from 'node:worker_threads';
      new Worker(new URL('data:text/javascript,' + encodeURIComponent(
        ${JSON.stringify(code)}.replace("'retrace-sudoku/solver'", JSON.stringify(import.meta.resolve('retrace-sudoku/solver'))))));
    `;
    expect(await printed(inThread)).toBe('unique');
  });

  it('without WebAssembly says so, and nothing hangs', async () => {
    const all = await printed(`
      import { check } from 'retrace-sudoku/solver';
      const { compile } = WebAssembly;
      // Node compiles small WebAssembly modules of its own; only the solver's large core is refused.
      WebAssembly.compile = async (bytes) => {
        if (bytes.byteLength > 200_000) throw new Error('not here');
        return compile(bytes);
      };
      console.log(await check('${inkala}').catch(({ code }) => code));
    `);
    expect(all).toBe('webassembly-refused');
  });
});

it('the sources name what the built entry has', () => {
  const source = readFileSync(`${root}/web/package/solver.ts`, 'utf8');
  for (const name of Object.keys(shared)) expect(source).toContain(name);
});
