// Files of puzzles whose answers are known from their sources, and the controls of bulk mode.
import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { downloadedBy } from '../support/download';
import { expect } from '../support/test';

const folder = new URL('../../puzzles/', import.meta.url);

export const linesOf = (file: string): string[] =>
  readFileSync(new URL(`${file}.txt`, folder), 'utf8')
    .trimEnd()
    .split('\n');

/** The shared files by the answer of their puzzles, as tests/puzzles/SOURCES.md states it. */
export const sharedFiles = {
  unique: [
    '17_clue',
    'easy33',
    'easy50',
    'forum_hardest_1106',
    'forum_hardest_1905',
    'top1465',
    'top95',
  ],
  several: ['several_solutions'],
} as const;

export async function openBulk(page: Page): Promise<void> {
  await page.goto('/#m=bulk');
  await expect(page.getByRole('button', { name: 'Open file…' })).toBeVisible();
}

/** Opens a file of puzzles; `content` is a path on disk, or a name with the text itself. */
export async function openPuzzles(
  page: Page,
  content: string | { name: string; text: string },
): Promise<void> {
  await page
    .getByLabel('Open file…', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(
      typeof content === 'string'
        ? content
        : { name: content.name, mimeType: 'text/plain', buffer: Buffer.from(content.text) },
    );
}

export const phase = (page: Page): Locator =>
  page.getByRole('region', { name: 'Progress' }).getByRole('status');

/** The number beside a filter. */
export async function countOf(page: Page, kind: string): Promise<number> {
  const label = page.locator('label').filter({ has: page.getByRole('radio', { name: kind }) });
  return Number((await label.locator('b').innerText()).replaceAll(',', ''));
}

export const kinds = ['Unique', 'Several', 'None', 'Contradiction', 'Bad lines'] as const;

export async function countsOf(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of ['All', ...kinds]) counts[kind] = await countOf(page, kind);
  return counts;
}

/** The text of the file that a person saves with this button. */
export async function saved(
  page: Page,
  form: 'as CSV' | 'as PDF' | 'as puzzles' | 'as solutions' | 'with ratings',
): Promise<string> {
  return (await downloadedBy(page.getByRole('button', { name: form }))).toString();
}

/** Whether a line of the generated file is a bad one: one line of every `every` lines is. */
export const isBad = (line: number, every: number): boolean => line % every === every - 3;
const wrong = ['hello', '12', `${'.'.repeat(80)}!`, '1'.repeat(82)];

/** Writes a file of `lines` lines, one of every `every` bad; gives the number of lines of each kind. */
export async function writeGenerated(
  path: string,
  lines: number,
  every: number,
  unique: readonly string[] = [...linesOf('easy33'), ...linesOf('17_clue')],
): Promise<{ unique: number; several: number; bad: number[] }> {
  const several = linesOf('several_solutions');
  const stream = createWriteStream(path);
  const counts = { unique: 0, several: 0, bad: [] as number[] };
  for (let line = 1; line <= lines; line++) {
    let text: string | undefined;
    if (isBad(line, every)) {
      counts.bad.push(line);
      text = wrong[line % wrong.length];
    } else if (line % 10 === 0) {
      counts.several++;
      text = several[line % several.length];
    } else {
      counts.unique++;
      text = unique[line % unique.length];
    }
    if (!stream.write(`${text ?? ''}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return counts;
}
