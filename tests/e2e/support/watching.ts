// Watch mode as people use it, and the state that the element reports.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import type { RetraceSudoku } from '../../../web/element/retrace-sudoku';
import { expectReady } from './sudoku';

export interface Watched {
  puzzle: string;
  strategy?: string;
  at?: number;
}

/** Opens the page in watch mode and waits for the search to be there. */
export async function openWatch(
  page: Page,
  { puzzle, strategy = 'used-flags', at = 0 }: Watched,
): Promise<void> {
  await page.goto(`/#p=${puzzle}&s=${strategy}&m=watch${at > 0 ? `&at=${at}` : ''}`);
  await expectAt(page, at);
  await expectReady(page);
}

export const timeline = (page: Page): Locator => page.getByRole('slider', { name: 'Timeline' });

export async function expectAt(page: Page, position: number): Promise<void> {
  await expect(timeline(page)).toHaveAttribute('aria-valuenow', String(position));
}

export const positionOf = async (page: Page): Promise<number> =>
  Number(await timeline(page).getAttribute('aria-valuenow'));

/** Waits until the whole search is explored. */
export async function expectExplored(page: Page, steps: number): Promise<void> {
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', / of [\d,]+, depth/, {
    timeout: 120_000,
  });
  await expect(timeline(page)).toHaveAttribute('aria-valuemax', String(steps));
}

/** The board by the names of its cells; candidates are left out. */
export async function watchedBoard(page: Page): Promise<string> {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  return names.map((name) => /(?:given|placed) (\d)/.exec(name)?.[1] ?? '.').join('');
}

/** The number beside the name of a figure below the strategy. */
export async function figureOf(page: Page, name: string): Promise<number> {
  const value = page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
  return Number((await value.innerText()).replaceAll(',', ''));
}

/** Calls a function with the page's element, and with an argument where it needs one. */
export const onElement = <T, A = undefined>(
  page: Page,
  call: (sudoku: RetraceSudoku, argument: A) => T | Promise<T>,
  argument?: A,
): Promise<T> =>
  page
    .locator('retrace-sudoku')
    .evaluate(call as Parameters<Locator['evaluate']>[0], argument) as Promise<T>;
