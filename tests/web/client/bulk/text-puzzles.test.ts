// The puzzles of a typed text are those that the core's reader finds, however many there are.
import { afterEach, expect, it, vi } from 'vitest';
import { puzzlesInText } from '../../../../web/client/bulk/text-puzzles';
import { formatGrid } from '../../../../web/core/text';
import { puzzleLines } from '../../../wasm/core';
import { known } from '../../core/known';
import { allLoaded, InThreadWorker } from '../in-thread-worker';

const lines = puzzleLines('easy50.txt').map((line) => known(line.replaceAll('0', '.')));
const workers = {
  createReader: () => new InThreadWorker('reader'),
  createWorker: () => new InThreadWorker('bulk'),
};

afterEach(async () => {
  await allLoaded();
  vi.unstubAllGlobals();
});

it.each([1, 3])('are found in any notation, %i times as many', async (times) => {
  vi.stubGlobal('navigator', {});
  const text = `A list, numbered:\n${lines
    .map((line, index) => (index % 2 ? formatGrid(line, '2580') : `${index + 1}. ${line}`))
    .join('\n')}\n\n`;
  const all = Array.from({ length: times }, () => lines).flat();
  expect(await puzzlesInText(text.repeat(times), workers)).toEqual(all);
});

it.each([
  ['', 'empty', 1],
  [`${lines.join('\n')}\n${'1'.repeat(80)}\n`, 'too-few-cells', lines.length + 1],
])('are none where the text has a fault', async (text, code, line) => {
  vi.stubGlobal('navigator', {});
  expect(await puzzlesInText(text, workers)).toMatchObject({ code, line });
});
