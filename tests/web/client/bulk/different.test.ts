// A list without repeats: of all puzzles that are the same the first one, as a file of lines of 81.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { differentIn, type DifferentProgress } from '../../../../web/client/bulk/different';
import { firstPuzzleIn } from '../../../../web/client/bulk/first-puzzle';
import { formatGrid } from '../../../../web/core/text';
import { puzzleLines } from '../../../wasm/core';
import { known } from '../../core/known';
import { allLoaded, InThreadWorker } from '../in-thread-worker';

const lines = puzzleLines('easy50.txt').map((line) => known(line.replaceAll('0', '.')));
/** Line 41 is line 9 in another form, as `retrace dedupe --repeats` says, too. */
const once = lines.filter((_, at) => at !== 40);
const whole = (puzzles: readonly string[]) => puzzles.map((puzzle) => `${puzzle}\n`).join('');

afterEach(async () => {
  await allLoaded();
  vi.unstubAllGlobals();
});

function different(text: string, signal = new AbortController().signal) {
  vi.stubGlobal('navigator', {});
  const told: DifferentProgress[] = [];
  const list = differentIn(new Blob([text]), {
    shown: 7,
    signal,
    onProgress: (progress) => told.push(progress),
    workers: 2,
    createWorker: () => new InThreadWorker('bulk'),
  });
  return { list, told };
}

describe('a list without repeats', { timeout: 30_000 }, () => {
  it.each([
    ['plain', whole(lines)],
    [
      'in several notations',
      lines
        .map((line, at) => (at % 2 ? `${formatGrid(line, '2580')}\n` : `${line},${at}\n`))
        .join(''),
    ],
  ])('has each puzzle once, %s', async (_, text) => {
    const { list, told } = different(text + text);
    const { file, ...figures } = await list;
    expect(figures).toEqual({
      count: 100,
      different: 49,
      leftOut: 0,
      firstLeftOut: 0,
      shown: lines.slice(0, 7),
    });
    expect(await file.text()).toBe(whole(once));
    expect(told.at(-1)).toMatchObject({ phase: 'comparing' });
  });

  it('leaves out what cannot be read, and tells the line', async () => {
    const { list } = different(`${whole(lines.slice(0, 3))}${'1'.repeat(80)}\nhello\n`);
    expect(await list).toMatchObject({ count: 3, different: 3, leftOut: 2, firstLeftOut: 4 });
  });

  it('is empty where the text is', async () => {
    const { list } = different('');
    expect(await list).toMatchObject({ count: 0, different: 0, leftOut: 0, shown: [] });
  });

  it('is given up at the signal', async () => {
    const stop = new AbortController();
    const { list } = different(whole(lines), stop.signal);
    stop.abort();
    await expect(list).rejects.toThrow();
  });
});

describe('the first puzzle of a text', () => {
  const first = (text: string) => {
    vi.stubGlobal('navigator', {});
    return firstPuzzleIn(new Blob([text]), () => new InThreadWorker('reader'));
  };

  it('is found in any notation', async () => {
    const [line] = lines;
    if (line === undefined) throw new Error('no puzzle');
    expect(await first(`A list:\n${formatGrid(line, '2580')}\n\n${whole(lines)}`)).toBe(line);
  });

  it.each([
    ['', 'empty', 1],
    [`${whole(lines)}${'1'.repeat(80)}\n`, 'too-few-cells', lines.length + 1],
  ])('is none where the text has a fault', async (text, code, line) => {
    expect(await first(text)).toMatchObject({ code, line });
  });
});
