// Boards on other pages: the element for a mode, and the signs that its board is complete.
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from './hosts';
import { inkala, wing } from './puzzles';

/** Hides the scroll bar, which would take 12 pixels of the width in Firefox. */
export const wholeWidth = '<style>html { scrollbar-width: none }</style>';

/** The puzzle for a mode: no technique applies to Inkala's puzzle, so explain mode has another one. */
export const puzzleFor = (mode: string): string => (mode === 'explain' ? wing : inkala);

export interface Board {
  mode: string;
  controls: string;
  language?: string;
}

export const boardOf = ({ mode, controls, language = 'en' }: Board): string =>
  `<retrace-sudoku puzzle="${puzzleFor(mode)}" lang="${language}" mode="${mode}" controls="${controls}"></retrace-sudoku>`;

/** Expects the parts that a board with these settings has once it is complete. */
export async function expectComplete(
  page: Page | Frame,
  mode: string,
  controls: string,
): Promise<void> {
  if (mode === 'race') {
    await expect(page.getByRole('list').first()).toBeAttached();
    return;
  }
  if (mode === 'lesson' && controls !== 'none') {
    await expect(page.locator('retrace-learn').getByRole('heading').first()).toBeVisible();
    return;
  }
  await expect(page.locator('retrace-sudoku').getByRole('grid').first()).toBeVisible();
  if (mode === 'solve' || mode === 'play') return;
  const view = page.locator(`retrace-${mode === 'lesson' ? 'watch' : mode}-view`);
  await expect(view.getByRole('grid')).toBeVisible();
  if (controls !== 'none') await expect(view.getByRole('slider').first()).toBeVisible();
}

/**
 * Clicks a button in a frame. Playwright sends Firefox's clicks through the outermost page, and they do not arrive in a frame of
 * another site, which has its own process; in Firefox the button therefore gets a click event.
 */
export const press = (button: Locator): Promise<void> =>
  button.page().context().browser()?.browserType().name() === 'firefox'
    ? button.dispatchEvent('click')
    : button.click();
