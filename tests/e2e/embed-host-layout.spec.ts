// The widget in the layouts and under the rules of other people's pages: it has a size where nobody gives it
// one, and looks the same.
import type { Page } from '@playwright/test';
import { expect, post, test } from './support/hosts';
import { inkala } from './support/puzzles';
import { expectBoard } from './support/sudoku';

const element = `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>`;

const layouts: Readonly<Record<string, (element: string) => string>> = {
  'a flex row': (inner) => `<div style="display: flex">${inner}</div>`,
  'a flex row that centres': (inner) =>
    `<div style="display: flex; justify-content: center">${inner}</div>`,
  'a grid that centres': (inner) =>
    `<div style="display: grid; place-items: center">${inner}</div>`,
  'a float': (inner) => `<div style="float: left">${inner}</div>`,
  'an inline block': (inner) => `<div style="display: inline-block">${inner}</div>`,
  'a table cell': (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  'an absolute box': (inner) => `<div style="position: absolute">${inner}</div>`,
  'a dialog': (inner) => `<dialog open>${inner}</dialog>`,
  'fit-content': (inner) => `<div style="width: fit-content">${inner}</div>`,
};

const widthOfBoard = (page: Page) =>
  page.getByRole('grid').evaluate((board) => board.getBoundingClientRect().width);

for (const [name, around] of Object.entries(layouts)) {
  test(`in ${name} it has a width of its own, which fits a phone`, async ({
    page,
    host,
    widget,
  }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.goto(host.put({ html: post(widget, around(element)) }));
    await expectBoard(page, inkala);
    expect(await widthOfBoard(page)).toBeGreaterThan(300);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => widthOfBoard(page)).toBeLessThan(360);
    expect(await widthOfBoard(page)).toBeGreaterThan(240);
  });
}

test('a page that reads from the right does not mirror the puzzle', async ({
  page,
  host,
  widget,
}) => {
  const html = post(widget, element).replace('<html ', '<html dir="rtl" ');
  await page.goto(host.put({ html }));
  await expectBoard(page, inkala);
  const edges = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.slice(0, 9).map((cell) => cell.getBoundingClientRect().left));
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
});

test('rules for every element of the page do not reach its text', async ({
  page,
  host,
  widget,
}) => {
  const rules = `<style>* { letter-spacing: 6px; word-spacing: 20px; text-transform: uppercase;
    font-style: italic; text-indent: 30px; }</style>`;
  const looks = () =>
    page.getByRole('button', { name: 'Solve', exact: true }).evaluate((button) => {
      const { letterSpacing, wordSpacing, textTransform, fontStyle, textIndent } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { letterSpacing, wordSpacing, textTransform, fontStyle, textIndent, width, height };
    });
  await page.goto(host.put({ html: post(widget, element) }));
  await expectBoard(page, inkala);
  const plain = await looks();
  await page.goto(host.put({ html: post(widget, rules + element) }));
  await expectBoard(page, inkala);
  expect(await looks()).toEqual(plain);
});
