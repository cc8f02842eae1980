// Screens of apps, drawn by the browser: light and dark, empty, half full and full, with and without candidates.
import { readFileSync } from 'node:fs';
import { cells, peersOf } from '../../web/core/cell';
import type { Pixels, Scan } from '../../web/core/scan/photo-result';
import { createScanCore, type ScanCore } from '../../web/worker/scan/core';
import { appPage, designs, type Shown } from './support/app-designs';
import { inkala, inkalaSolved } from './support/puzzles';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const fillings = { empty: 0, half: 1, full: 2 };

/** The puzzle with no blanks, every second blank or all blanks entered; in three of four others their candidates. */
function shownAs(filling: keyof typeof fillings, hasNotes: boolean): Shown {
  const entries = Array.from(inkala, (digit, cell) =>
    digit === '.' && fillings[filling] > cell % 2 ? inkalaSolved.charAt(cell) : '.',
  ).join('');
  const shown = { givens: inkala, entries, notes: [] };
  if (!hasNotes) return shown;
  const line = lineOf(shown);
  const notesIn = (cell: number): string =>
    Array.from('123456789')
      .filter((digit) => !peersOf(cell).some((peer) => line[peer] === digit))
      .join('');
  const blanks = cells.filter((cell) => line[cell] === '.' && cell % 4 !== 1);
  return { ...shown, notes: blanks.map((cell) => [cell, notesIn(cell)] as const) };
}

const lineOf = ({ givens, entries }: Shown): string =>
  Array.from(givens, (digit, cell) => (digit === '.' ? entries.charAt(cell) : digit)).join('');

async function screenOf(page: Page): Promise<Pixels> {
  const file = (await page.screenshot({ fullPage: true })).toString('base64');
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < pixels.data.length; i += 4096) {
      text += String.fromCharCode(...pixels.data.subarray(i, i + 4096));
    }
    return { width: image.width, height: image.height, data: btoa(text) };
  }, file);
  return { width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) };
}

function readBy(core: ScanCore, picture: Pixels): Scan | null {
  core.begin(picture, 0);
  while (core.run() !== 'read');
  const answer = core.answer();
  core.end();
  return answer.kind === 'scan' ? answer.scan : null;
}

for (const theme of ['light', 'dark'] as const) {
  test(`98 of 100 screens of ${theme} apps are read whole, and their candidates become notes`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'the same reader reads what either browser draws');
    test.setTimeout(600_000);
    const path = new URL('../../build/wasm/retrace-scan.wasm', import.meta.url);
    const core = await createScanCore(await WebAssembly.compile(readFileSync(path)));
    await page.setViewportSize({ width: 700, height: 400 });
    const wrong: string[] = [];
    let screens = 0;
    const notes = { drawn: 0, read: 0, misread: 0 };
    for (const design of designs) {
      for (const [filling, hasNotes] of [
        ['empty', false],
        ['empty', true],
        ['half', false],
        ['half', true],
        ['full', false],
      ] as const) {
        const shown = shownAs(filling, hasNotes);
        await page.setContent(appPage(design, theme, shown));
        const scan = readBy(core, await screenOf(page));
        screens++;
        if (scan?.grid !== lineOf(shown)) {
          wrong.push(
            `${design.name}, ${filling}${hasNotes ? ', notes' : ''}: ${scan?.grid ?? '-'}`,
          );
        }
        for (const [cell, digits] of shown.notes) {
          const drawn = Array.from(digits, Number);
          const bits = scan?.cells[cell]?.notes ?? 0;
          const seen = Array.from('123456789', Number).filter((digit) => bits & (1 << digit));
          notes.drawn += drawn.length;
          notes.read += seen.filter((digit) => drawn.includes(digit)).length;
          notes.misread += seen.filter((digit) => !drawn.includes(digit)).length;
        }
      }
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(screens * 0.02);
    expect(notes.read / notes.drawn, 'notes read').toBeGreaterThan(0.95);
    expect(notes.misread / notes.drawn, 'notes misread').toBeLessThan(0.01);
  });
}
