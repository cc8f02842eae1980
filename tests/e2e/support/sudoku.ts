// The page as people use it: the board, the messages, and the ways to bring a puzzle.
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** A page, a frame or a part of one. */
export type Place = Page | Frame | FrameLocator | Locator;

export const button = (place: Place, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** Unfolds the settings and everything that is seldom used. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('details', { has: page.getByText('Settings and more') });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Presses a button of that menu. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await button(page, name).click();
}

/**
 * Chooses by the label, as people do, since the radio button itself lies behind it. A click forced on the button goes astray where the
 * page is still being laid out.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Focuses an element. Firefox tells a page of its focus only once its tab is in front, which can be late on a busy machine. */
export async function focusOn(target: Locator): Promise<void> {
  await target.focus();
  const isTold = async () => {
    const has = await target.evaluate((element) => element.matches(':focus'));
    if (!has) {
      await target.page().bringToFront();
      await target.focus();
    }
    return has;
  };
  await expect.poll(isTold).toBe(true);
}

/** Expects the focus within its page, whichever window of the browsers under test is in front. */
export const expectFocusOn = (target: Locator): Promise<void> =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const root = element.getRootNode();
        return (root instanceof ShadowRoot ? root : document).activeElement === element;
      }),
    )
    .toBe(true);

/** Waits until the page listens to keys, which is later than the board is shown. */
export const expectReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready');

/** Opens the page with a puzzle, or with an empty board. */
export async function open(page: Page, puzzle?: string, strategy?: string): Promise<void> {
  const chosen = strategy === undefined ? '' : `&s=${strategy}`;
  await page.goto(`/#p=${puzzle ?? '.'.repeat(81)}${chosen}`);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expectReady(page);
}

/** The link to one of the page's places. */
export const placeLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: /Places|메뉴/ }).getByRole('link', { name, exact: true });

/** The link to a mode in the open place. */
export const modeLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: /Modes|모드/ }).getByRole('link', { name, exact: true });

/** Matches the label of a strategy, which ends with the strategy's name in code. */
export const strategyNamed = (code: string): RegExp =>
  new RegExp(`(^|\\s)${code.replaceAll('-', '[- ]')}$`, 'i');

/** Opens the page where the lessons are. */
export async function openLearn(page: Page): Promise<void> {
  await page.goto('/#m=learn');
  await expect(page.getByRole('heading', { name: /Lessons|레슨/ })).toBeVisible();
}

/** Follows a link to a puzzle within the open page. */
export async function followLink(page: Page, puzzle: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `p=${puzzle}`);
  await expectBoard(page, puzzle);
}

export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell').nth((row - 1) * 9 + column - 1);

/** Chooses a cell and presses a key there, by which a digit or a note is entered. */
export async function enter(page: Page, row: number, column: number, key: string): Promise<void> {
  await cell(page, row, column).click();
  await page.keyboard.press(key);
}

/** The board as it is shown, as 81 characters. */
export async function boardOf(page: Page): Promise<string> {
  const texts = await page.getByRole('gridcell').allTextContents();
  return texts.map((text) => text.trim() || '.').join('');
}

export async function expectBoard(page: Page, expected: string): Promise<void> {
  await expect.poll(() => boardOf(page)).toBe(expected);
}

/** The answer or the state of the search, without the line about copying below it. */
export const headline = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^(Result|결과)$/ })
    .getByRole('status')
    .first();

/** The error that the page shows, in one sentence. */
export const alert = (page: Page): Locator => page.getByRole('alert');

/** The figure of the result that has this name. */
export const figure = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

export async function numberIn(locator: Locator): Promise<number> {
  return Number((await locator.innerText()).replaceAll(',', ''));
}

/** Puts a text into the clipboard as a person does, by copying from a temporary field. */
export async function copyElsewhere(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const field = document.createElement('textarea');
    field.id = 'elsewhere';
    field.value = value;
    document.body.append(field);
    field.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await page.evaluate(() => document.querySelector('#elsewhere')?.remove());
}

/** Pastes a text while nothing has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await copyElsewhere(page, text);
  await page.keyboard.press('ControlOrMeta+v');
}

export interface NamedFile {
  name: string;
  content: string | Uint8Array;
  /** The media type; plain text by default. */
  type?: string;
}

export async function openFile(page: Page, label: string, file: NamedFile): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.content) });
}

/** A File object in the page. */
export const fileIn = (page: Page, { name, content, type = 'text/plain' }: NamedFile) =>
  page.evaluateHandle(
    ({ name, type, packed }) =>
      new File([Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0))], name, { type }),
    // The content is passed as text, since a list of numbers takes ten seconds for a photo.
    { name, type, packed: Buffer.from(content).toString('base64') },
  );

/** A file in a DataTransfer, for dropping or pasting. */
export const transferOf = async (page: Page, file: NamedFile) =>
  (await fileIn(page, file)).evaluateHandle((inPage) => {
    const transfer = new DataTransfer();
    transfer.items.add(inPage);
    return transfer;
  });

export async function drop(page: Page, target: Locator, file: NamedFile): Promise<void> {
  const data = await transferOf(page, file);
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

/** Types into a number field, since Playwright's `fill` appends in Firefox. */
export async function fillNumber(field: Locator, number: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
}
