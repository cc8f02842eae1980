// The widget in other people's layouts and under their styles: it has a size where the page gives it none, and it always
// looks the same.
import type { Page } from '@playwright/test';
import { boardOf, expectComplete } from './support/embedded';
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
  test(`in ${name} it has a width of its own, which fits a phone`, async ({ page, embed }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await embed(around(element));
    await expectBoard(page, inkala);
    expect(await widthOfBoard(page)).toBeGreaterThan(300);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => widthOfBoard(page)).toBeLessThan(360);
    expect(await widthOfBoard(page)).toBeGreaterThan(240);
  });
}

/** Layouts in which an element's least width counts; each has something beside the board that must keep its width. */
const beside: Readonly<Record<string, (element: string) => string>> = {
  'a grid with a column of 300 px': (inner) =>
    `<div style="display: grid; grid-template-columns: 1fr 300px"><article>${inner}</article><aside>Beside</aside></div>`,
  'an article that grows in a flex row': (inner) =>
    `<div style="display: flex"><article style="flex: 1">${inner}</article><aside style="flex: 0 0 300px">Beside</aside></div>`,
  'columns of a row': (inner) =>
    `<div style="display: flex; flex-wrap: wrap"><div style="flex: 1 0 0">${inner}</div><div style="flex: 1 0 0">Beside</div></div>`,
  'a table cell beside text': (inner) =>
    `<table><tr><td>${inner}</td><td>Text beside it</td></tr></table>`,
  'a padded float': (inner) => `<div style="float: left; padding: 24px">${inner}</div>`,
  'two equal columns': (inner) =>
    `<div style="display: grid; grid-template-columns: 1fr 1fr"><div>${inner}</div><div>Beside</div></div>`,
  'a fieldset': (inner) => `<fieldset>${inner}</fieldset>`,
};

test('no layout becomes wider than the page by it', async ({ page, embed }) => {
  for (const [name, around] of Object.entries(beside)) {
    await embed(around(element));
    await expectBoard(page, inkala);
    for (const width of [1000, 600, 480]) {
      await page.setViewportSize({ width, height: 740 });
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wider, { message: `${name}, ${String(width)} px` }).toBeLessThanOrEqual(0);
      expect(await widthOfBoard(page), name).toBeGreaterThan(90);
    }
  }
});

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

test('rules for every element of the page do not reach its text', async ({ page, embed }) => {
  const rules = `<style>* { letter-spacing: 6px; word-spacing: 20px; text-transform: uppercase;
    font-style: italic; text-indent: 30px; }</style>`;
  const looks = () =>
    page.getByRole('button', { name: 'Solve', exact: true }).evaluate((button) => {
      const { letterSpacing, wordSpacing, textTransform, fontStyle, textIndent } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { letterSpacing, wordSpacing, textTransform, fontStyle, textIndent, width, height };
    });
  await embed(element);
  await expectBoard(page, inkala);
  const plain = await looks();
  await embed(rules + element);
  await expectBoard(page, inkala);
  expect(await looks()).toEqual(plain);
});

for (const mode of ['solve', 'watch', 'race']) {
  test(`moved into another document it keeps its styles in ${mode} mode`, async ({
    page,
    embed,
  }) => {
    // The iframe is tall enough for every mode, since a scroll bar would take some of its width.
    const there = `<iframe title="Another document" srcdoc="<!doctype html><body></body>" width="800" height="2000"></iframe>`;
    const body = `<div style="width: 784px">${element.replace('lang', `mode="${mode}" lang`)}</div>${there}`;
    await embed(body);
    const shown =
      mode === 'race' ? page.getByLabel('Runs of each') : page.getByRole('gridcell').first();
    await expect(shown).toBeVisible();
    if (mode === 'watch')
      await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
    // The handle keeps the element, since under Playwright Firefox finds no elements in the document to which the board moves.
    const part = await shown.elementHandle();
    const looks = () =>
      part.evaluate((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        const { color, fontFamily, fontSize, borderTopColor } = getComputedStyle(cell);
        return { color, fontFamily, fontSize, borderTopColor, width, height };
      });
    const before = await looks();
    await page.evaluate(() => {
      const sudoku = document.querySelector('retrace-sudoku');
      if (sudoku) document.querySelector('iframe')?.contentDocument?.body.append(sudoku);
    });
    expect(await part.evaluate((cell) => cell.ownerDocument !== document)).toBe(true);
    await expect.poll(looks).toEqual(before);
  });
}

for (const mode of ['solve', 'play', 'watch', 'race', 'explain']) {
  test(`in ${mode} mode a page whose rem is 10 or 30 pixels changes no size of its texts`, async ({
    page,
    embed,
  }) => {
    /** The sizes of text and gaps by the elements that have them. */
    const sizes = () =>
      page.locator('retrace-sudoku').evaluate((element) => {
        const found: Record<string, string[]> = {};
        const search = (tree: ParentNode) => {
          for (const part of tree.querySelectorAll('*')) {
            if (part.shadowRoot) search(part.shadowRoot);
            const { fontSize, lineHeight, columnGap, paddingInlineStart } = getComputedStyle(part);
            const name = `${part.localName}.${part.getAttribute('class') ?? ''}`;
            (found[name] ??= []).push(
              [fontSize, lineHeight, columnGap, paddingInlineStart].join(' '),
            );
          }
        };
        if (element.shadowRoot) search(element.shadowRoot);
        return found;
      });
    const withRem = async (size: string) => {
      const style = `<style>html { font-size: ${size} }</style>`;
      await embed(`${style}<div style="width: 700px">${boardOf({ mode, controls: 'full' })}</div>`);
      await expectComplete(page, mode, 'full');
      return sizes();
    };
    const plain = await withRem('100%');
    for (const size of ['62.5%', '30px !important']) {
      const there = await withRem(size);
      // A view may have come further by now; an element that both have has a look in common.
      const others = Object.entries(there).filter(
        ([name, looks]) => plain[name] && !looks.some((look) => plain[name]?.includes(look)),
      );
      expect(others, size).toEqual([]);
    }
  });
}

test('the picture of its board is the same on any page', async ({ page, embed }) => {
  const place = (inner: string) =>
    `<div style="position: absolute; inset: 0 auto auto 0; width: 600px; color-scheme: light">${inner}</div>`;
  const hostile = `<style>
    html { font-size: 62.5%; direction: rtl; writing-mode: horizontal-tb; }
    body { font: italic 700 30px/3 serif; color: red; text-align: right; letter-spacing: 5px; }
    * { letter-spacing: 6px; word-spacing: 9px; text-transform: uppercase; text-indent: 20px; font-variant: small-caps;
      font-stretch: expanded; text-shadow: 2px 2px red; list-style: none; border-collapse: collapse;
      font-weight: 900; line-height: 3; -webkit-text-stroke: 1px red; font-kerning: none; quotes: none; tab-size: 9; }
    retrace-sudoku { text-decoration: underline; }
  </style>`;
  const picture = async (html: string) => {
    await embed(html);
    await expectBoard(page, inkala);
    return page.getByRole('grid').screenshot();
  };
  const plain = await picture(place(element));
  const there = await picture(hostile + place(element));
  expect(there.equals(plain)).toBe(true);
});
