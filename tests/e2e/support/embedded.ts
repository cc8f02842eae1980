// Boards on other people's pages: a tag for a mode, and what is there once the board is complete.
import type { Frame, Page } from '@playwright/test';
import { expect } from './hosts';
import { inkala, wing } from './puzzles';

/** Firefox's scroll bar would take 12 of the pixels. */
export const wholeWidth = '<style>html { scrollbar-width: none }</style>';

/** Logic has nothing to say of Inkala's. */
export const puzzleFor = (mode: string): string => (mode === 'explain' ? wing : inkala);

export interface Board {
  mode: string;
  controls: string;
  language?: string;
}

export const boardOf = ({ mode, controls, language = 'en' }: Board): string =>
  `<retrace-sudoku puzzle="${puzzleFor(mode)}" lang="${language}" mode="${mode}" controls="${controls}"></retrace-sudoku>`;

/** As a board with these settings is, once it is complete. */
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
