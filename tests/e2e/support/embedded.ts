// Boards on other pages: the tag for a mode, and what the complete board shows.
import type { Frame, Page } from '@playwright/test';
import { expect } from './hosts';
import { inkala, wing } from './puzzles';

/** Firefox's scroll bar would take 12 of the pixels. */
export const wholeWidth = '<style>html { scrollbar-width: none }</style>';

/** No technique applies to Inkala's puzzle. */
export const puzzleFor = (mode: string): string => (mode === 'explain' ? wing : inkala);

export interface Board {
  mode: string;
  controls: string;
  language?: string;
}

export const boardOf = ({ mode, controls, language = 'en' }: Board): string =>
  `<retrace-sudoku puzzle="${puzzleFor(mode)}" lang="${language}" mode="${mode}" controls="${controls}"></retrace-sudoku>`;

/** The expectation for a board with these settings, once it is complete. */
export async function expectComplete(
  page: Page | Frame,
  mode: string,
  controls: string,
): Promise<void> {
  if (mode === 'race') {
    await expect(page.getByRole('list').first()).toBeAttached();
    return;
  }
  await expect(page.locator('retrace-sudoku').getByRole('grid').first()).toBeVisible();
  if (mode === 'solve') return;
  const view = page.locator(`retrace-${mode}-view`);
  await expect(view.getByRole('grid')).toBeVisible();
  if (controls !== 'none') await expect(view.getByRole('slider').first()).toBeVisible();
}
