// Code mode as people use it: a language, a program pasted into the editor, and what a run says.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { copyElsewhere } from './sudoku';

export const editor = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Program|프로그램)$/ });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** With the program that it begins with, in JavaScript, which is at hand at once: as after a run in it. */
export async function openCode(page: Page, address = '/#m=code'): Promise<void> {
  const begin = () => {
    // The empty document before the page has no storage.
    if (location.protocol === 'http:') localStorage['retrace-code-language'] ??= 'javascript';
  };
  await page.addInitScript(begin);
  // A page that is open already goes to an address of its own without another beginning.
  await page.evaluate(begin);
  await page.goto(address);
  await expect(editor(page)).toContainText('const');
}

/** In place of what the editor has, pasted as a person does. */
export async function write(page: Page, program: string): Promise<void> {
  await copyElsewhere(page, program);
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

export async function choose(page: Page, language: 'cpp' | 'python' | 'javascript'): Promise<void> {
  await page.getByLabel('Language', { exact: true }).selectOption(language);
}

/** A compiler of tens of megabytes is fetched, and compiled itself. */
const patience = { timeout: 150_000 };

export async function expectVerdict(page: Page, verdict: string): Promise<void> {
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible(patience);
}

/** Nothing is under way any more. */
export async function expectDone(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toHaveAttribute('aria-disabled', 'true', patience);
}

/** The workers that are running, by the names of their scripts. */
export const workersOf = (page: Page): string[] =>
  page
    .workers()
    .map((worker) => /([a-z-]+?)-[\w-]{8}\.js$/.exec(worker.url())?.[1] ?? worker.url())
    .sort();
