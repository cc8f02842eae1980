// Contents of the clipboard from other programs, pasted anywhere on the page: tables, links, pictures beside tables, files.
import type { Page } from '@playwright/test';
import { antiBruteForce, inkala } from './support/puzzles';
import { expectBoard, fileIn, open } from './support/sudoku';
import { expect, test } from './support/test';

const rowsOf = (grid: string, write: (cells: string[]) => string) =>
  Array.from({ length: 9 }, (_, row) =>
    write(Array.from(grid.slice(row * 9, row * 9 + 9), (cell) => (cell === '.' ? '' : cell))),
  );
const tableOf = (grid: string) =>
  `<table><tbody>${rowsOf(grid, (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;
const tabbed = (grid: string) => rowsOf(grid, (cells) => cells.join('\t')).join('\n');

interface Copied {
  html?: string;
  text?: string;
  picture?: boolean;
}

/** Pastes a clipboard as other programs fill it, while nothing on the page has the focus. */
async function pasteCopied(page: Page, { html, text, picture = false }: Copied): Promise<void> {
  await page.evaluate(
    async ({ html, text, picture }) => {
      const clipboardData = new DataTransfer();
      if (html !== undefined) clipboardData.setData('text/html', html);
      if (text !== undefined) clipboardData.setData('text/plain', text);
      if (picture) {
        const canvas = new OffscreenCanvas(9, 9);
        canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
        const blob = await canvas.convertToBlob({ type: 'image/png' });
        clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
      }
      const init = { bubbles: true, composed: true, cancelable: true, clipboardData };
      document.body.dispatchEvent(new ClipboardEvent('paste', init));
    },
    { html, text, picture },
  );
}

test('a table that is selected and copied in the browser is on the board after it is pasted', async ({
  page,
}) => {
  await open(page);
  await page.evaluate((table) => {
    const place = document.createElement('div');
    place.id = 'elsewhere';
    place.innerHTML = table;
    document.body.append(place);
    getSelection()?.selectAllChildren(place);
  }, tableOf(inkala));
  await page.keyboard.press('ControlOrMeta+c');
  await page.evaluate(() => {
    document.querySelector('#elsewhere')?.remove();
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expectBoard(page, inkala);
});

test.describe('a paste by another program', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'no script can fill a paste there');

  test('is a table where its plain text is none', async ({ page }) => {
    await open(page);
    const html = `<html><head><style>td { color: red }</style></head><body>${tableOf(inkala)}</body></html>`;
    await pasteCopied(page, { html, text: inkala.replaceAll('.', '').slice(0, 17) });
    await expectBoard(page, inkala);
  });

  test('is the table, and not the picture that a spreadsheet puts beside it', async ({ page }) => {
    await open(page);
    await pasteCopied(page, { html: tableOf(inkala), text: tabbed(inkala), picture: true });
    await expectBoard(page, inkala);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is the puzzle behind a link in rich text', async ({ page }) => {
    await open(page);
    const link = `https://www.sudokuwiki.org/sudoku.htm?bd=${inkala.replaceAll('.', '0')}&amp;x=1`;
    const html = `<p style="color:red">Try <a href="${link}"><b>this one</b></a>, it is hard</p>`;
    await pasteCopied(page, { html, text: 'Try this one, it is hard' });
    await expectBoard(page, inkala);
  });

  test('that holds no puzzle says so of its text, and leaves the board', async ({ page }) => {
    await open(page, antiBruteForce);
    await pasteCopied(page, {
      html: '<p><a href="https://example.org/">mail</a></p>',
      text: 'mail',
    });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectBoard(page, antiBruteForce);
  });

  test('is a file', async ({ page }) => {
    await open(page);
    const file = await fileIn(page, { name: 'a.sdk', content: `[Puzzle]\n${inkala}\n` });
    await page.evaluate((inPage) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(inPage);
      const init = { bubbles: true, composed: true, cancelable: true, clipboardData };
      document.body.dispatchEvent(new ClipboardEvent('paste', init));
    }, file);
    await expectBoard(page, inkala);
  });
});
