// A link never takes a game away: the page keeps the begun game and leads back to it.
import { inkala, lineOf, sample2239 } from './support/puzzles';
import {
  button,
  cell,
  enter,
  expectBoard,
  expectReady,
  focusOn,
  followLink,
  open,
} from './support/sudoku';
import { expect, test } from './support/test';

const other = lineOf(sample2239.input);
const kept = 'Your game is kept.';
const begun = (digits: string) => `${digits.slice(0, 1)}23${digits.slice(3)}`;

test('a game that a link in another tab has replaced comes back with its undo', async ({
  page,
  context,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await enter(page, 1, 3, '3');
  await expectBoard(page, begun(inkala));

  const linked = await context.newPage();
  await open(linked, other);
  await expect(linked.getByText(kept)).toBeVisible();
  await enter(linked, 1, 2, '4');
  await expect(linked.getByText(kept)).toBeHidden();
  await linked.reload();
  await expectReady(linked);
  await button(linked, 'Undo').click();
  await expect(linked.getByText(kept)).toBeVisible();

  await page.reload();
  await expectBoard(page, begun(inkala));

  await button(linked, 'Back to my game').click();
  await expectBoard(linked, begun(inkala));
  await button(linked, 'Undo').click();
  await expectBoard(linked, `${inkala.slice(0, 1)}2${inkala.slice(2)}`);
});

test('after a link within the page a line says that the game is kept; undo stays in the new one', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await followLink(page, other);
  await expect(page.getByText(kept)).toBeVisible();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ControlOrMeta+z');
  await expectBoard(page, other);
  await focusOn(button(page, 'Back to my game'));
  await page.keyboard.press('Enter');
  await expectBoard(page, `${inkala.slice(0, 1)}2${inkala.slice(2)}`);
  await expect(page.getByText(kept)).toBeHidden();
});

for (const leaves of ['a link and a reload', 'a reload'] as const) {
  test(`a game of one entry is kept though ${leaves} follows in the same moment`, async ({
    page,
  }) => {
    await open(page, inkala);
    await focusOn(cell(page, 1, 2));
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(
        ([link, isFollowed]) => {
          const root = document.querySelector('retrace-sudoku')?.shadowRoot;
          const focused = root?.activeElement;
          focused?.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
          if (isFollowed) location.hash = link;
          location.reload();
        },
        [`p=${other}`, leaves !== 'a reload'] as const,
      ),
    ]);
    await expectReady(page);
    await button(page, 'My games').click();
    const games = page.getByRole('dialog', { name: 'My games' }).getByRole('listitem');
    await expect(games).toHaveCount(1);
    await expect(games).toContainText('1 of 60 cells');
    await games.getByRole('button', { name: 'Go on' }).click();
    await expectBoard(page, `${inkala.slice(0, 1)}2${inkala.slice(2)}`);
    await button(page, 'Undo').click();
    await expectBoard(page, inkala);
  });
}

test.describe('a crash', () => {
  test.use({ ownContext: true });

  test('of two tabs at once takes nothing that is older than half a second', async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium crashes when it is asked to');
    const second = await context.newPage();
    const games = [
      [page, inkala, ['2', '3']],
      [second, other, ['4', '6']],
    ] as const;
    for (const [tab, puzzle, [one, two]] of games) {
      await tab.clock.install();
      await open(tab, puzzle);
      await enter(tab, 1, 2, one);
      await enter(tab, 1, 4, two);
      await tab.clock.runFor(500);
    }
    const reader = await context.newPage();
    await reader.goto('/icon.svg');
    // The browser may still be writing the games that the page has handed over.
    await expect
      .poll(() => reader.evaluate(digitsOnShelf))
      .toEqual(
        games
          .map(
            ([, puzzle, [one, two]]) =>
              puzzle.slice(0, 1) + one + puzzle.slice(2, 3) + two + puzzle.slice(4),
          )
          .toSorted(),
      );
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;

    const after = await context.newPage();
    await after.goto('/');
    await expectReady(after);
    await button(after, 'My games').click();
    const list = after.getByRole('dialog', { name: 'My games' }).getByRole('listitem');
    await expect(list.filter({ hasText: '2 of 60 cells' })).toHaveCount(1);
    await expect(list).toHaveCount(2);
  });
});

/** The boards of all games that have been written so far, sorted. */
async function digitsOnShelf(): Promise<unknown[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'retrace-games')) return [];
  const request = indexedDB.open('retrace-games');
  return new Promise((resolve) => {
    request.onsuccess = () => {
      const rows = request.result.transaction('rows').objectStore('rows').getAll();
      rows.onsuccess = () => {
        request.result.close();
        resolve(rows.result.map((row: { digits: string }) => row.digits).toSorted());
      };
    };
  });
}
