// The places of the page: found, marked, walked with Back and Forward, and nothing is lost on the way.
import { keptIn } from './support/kept';
import { antiBruteForce, inkala, lineOf, sample2239, sample2580 } from './support/puzzles';
import { inLanguage } from './support/repeated';
import {
  boardOf,
  button,
  cell,
  enter,
  expectBoard,
  headline,
  modeLink,
  open,
  openLearn,
  placeLink,
  pressInMenu,
} from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, expectExplored, openWatch, timeline } from './support/watching';

test.use({ usesSolver: true });

test.describe('at first sight', () => {
  test.describe('for a person who has not used the solver', () => {
    test.use({ usesSolver: false });

    test('there is a puzzle, what this is in a sentence, and ways to begin', async ({ page }) => {
      await page.goto('/');
      await expectBoard(page, lineOf(sample2580.input));
      await expect(page.getByText('A new Sudoku or your own')).toBeVisible();
      for (const name of ['Easy', 'Medium', 'Hard', 'Expert', 'Today’s puzzle', 'Paste']) {
        await expect(button(page, name)).toBeInViewport();
      }
      await expect(button(page, 'Solve')).toBeHidden();
    });

    test('the solver is a step away, and stays open once it was opened', async ({ page }) => {
      await open(page, inkala);
      await page.getByText('Solver', { exact: true }).click();
      for (const name of ['Solve', 'as 2580', 'Is it unique?']) {
        await expect(button(page, name)).toBeVisible();
      }
      await page.reload();
      await expect(button(page, 'Solve')).toBeVisible();
      await page.getByText('Solver', { exact: true }).click();
      await page.reload();
      await expect(button(page, 'Undo')).toBeVisible();
      await expect(button(page, 'Solve')).toBeHidden();
    });

    test('a link with a strategy opens the solver, once', async ({ page }) => {
      await open(page, inkala, 'used-flags');
      await expect(button(page, 'Solve')).toBeVisible();
      await page.goto('about:blank');
      await open(page, inkala);
      await expect(button(page, 'Solve')).toBeHidden();
    });
  });

  test('the sample is solved, and its search is watched', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('term')).toHaveCount(0); // there are no figures before a search
    await button(page, 'Solve').click();
    await expectBoard(page, lineOf(sample2580.output));
    await expect(page.getByRole('definition')).toHaveCount(1); // `fast` has the time alone
    await button(page, 'Watch it search').click();
    await expectAt(page, 0);
  });

  test('the sample gives way to a link and to a kept board', async ({ page }) => {
    await page.goto(`/#p=${inkala}`);
    await expectBoard(page, inkala);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await pressInMenu(page, 'Clear');
    await expectBoard(page, '.'.repeat(81));
    await expect.poll(() => keptIn(page)).toContain(`"present":["${'.'.repeat(81)}"`);
    await page.goto('about:blank');
    await page.goto('/');
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
    await expectBoard(page, '.'.repeat(81));
  });

  test('a puzzle is typed onto an empty board', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Type it in').click();
    await page.keyboard.press('7');
    await expectBoard(page, '7'.padEnd(81, '.'));
  });
});

test('every mode is in a place, and the open place and mode stand out', async ({ page }) => {
  await open(page, inkala);
  const modes = {
    Search: ['Watch', 'Race', 'Code'],
    Make: ['New puzzles', 'One puzzle', 'Many puzzles'],
  };
  for (const [place, names] of Object.entries(modes)) {
    await placeLink(page, place).click();
    await expect(placeLink(page, place)).toHaveAttribute('aria-current', 'page');
    for (const name of names) {
      await modeLink(page, name).click();
      await expect(modeLink(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(modeLink(page, name)).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Retrace`);
    }
  }
  await placeLink(page, 'Play').click();
  await expectBoard(page, inkala);
  // Each place opens in the mode in which it was left.
  await placeLink(page, 'Search').click();
  await expect(modeLink(page, 'Code')).toHaveAttribute('aria-current', 'page');
});

test('the setter’s tools stand beside the board, without the solver', async ({ page }) => {
  await open(page, inkala);
  await placeLink(page, 'Make').click();
  await modeLink(page, 'One puzzle').click();
  await expect(button(page, 'Is it unique?')).toBeVisible();
  await expect(button(page, 'Solve')).toHaveCount(0);
  await button(page, 'Is it unique?').click();
  await expect(page.getByText('Unique: there is exactly one solution.')).toBeVisible();
});

test('Back and Forward walk along modes and lessons, and the board stays', async ({ page }) => {
  await open(page, lineOf(sample2239.input));
  await enter(page, 1, 2, '4');
  const played = await boardOf(page);
  await placeLink(page, 'Search').click();
  await modeLink(page, 'Race').click();
  await page.goBack();
  await expect(timeline(page)).toBeVisible();
  await page.goBack();
  await expectBoard(page, played);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/entered 4/);
  await page.goForward();
  await expect(timeline(page)).toBeVisible();

  await placeLink(page, 'Learn').click();
  await page.getByRole('button', { name: /Three cells/ }).click();
  await expect(page.getByRole('heading', { name: 'Three cells' })).toBeVisible();
  await expect(placeLink(page, 'Learn')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Recursion is the stack' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Three cells' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await placeLink(page, 'Play').click();
  await expectBoard(page, played);
});

test('a lesson is a link', async ({ page, context }) => {
  await openLearn(page);
  await page.getByRole('button', { name: /Greedy gets stuck/ }).click();
  await expect(page).toHaveURL(/#m=learn&l=greedy-dead-end$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Greedy gets stuck' })).toBeVisible();
  await expect(timeline(other)).toHaveAttribute('aria-valuetext', /^Covered/);
});

test('a search that runs waits while another mode is open, says so, and goes on', async ({
  page,
}) => {
  await open(page, antiBruteForce, 'nested-vectors');
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Searching');
  await placeLink(page, 'Learn').click();
  await expect(page.getByText('Your search is paused.')).toBeVisible();
  await button(page, 'Back to it').click();
  await expect(headline(page)).toContainText('Searching');
  await button(page, 'Stop').click();
  await expect(headline(page)).toContainText('Stopped');
  await expect(button(page, 'Solve')).toBeFocused();
});

test('a watched search waits at its step, with all explored steps', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await expectExplored(page, 99_056);
  await placeLink(page, 'Play').click();
  await expect(page.getByText('Watch is as you left it.')).toBeVisible();
  await page.goBack();
  await expectAt(page, 5000);
  await expectExplored(page, 99_056);
  await placeLink(page, 'Play').click();
  await button(page, 'Back to it').click();
  await expectAt(page, 5000);
});

for (const language of ['en', 'ko'] as const) {
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('strategies have names for people beside those in code', async ({ page }) => {
      const [flags, blanks] = {
        en: ['Flags for used digits', 'List of blanks'],
        ko: ['사용 표시 배열', '빈칸 목록'],
      }[language] as [string, string];
      await page.goto(`/#p=${inkala}&s=used-flags`);
      const chosen = page.getByRole('combobox', { name: /Strategy|전략/ }).locator(':checked');
      await expect(chosen).toHaveText(`${flags} · used-flags`);
      await page.goto('about:blank');
      await page.goto(`/#p=${inkala}&m=race`);
      await expect(
        page.getByRole('checkbox', { name: `${blanks} scan-blanks`, exact: true }),
      ).toBeChecked();
      await expect(page.getByRole('heading', { name: `${blanks} scan-blanks` })).toBeVisible();
    });
  });
}

test('on a phone the ways to the places are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, inkala);
  for (const link of await page.locator('#places a').all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
});

test.describe('in forced colours', () => {
  test('the open place and the theme stand out', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'media features cannot be emulated in Firefox ESR');
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, inkala);
    await placeLink(page, 'Search').click();
    const look = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { outlineStyle, textDecorationLine, color } = getComputedStyle(element);
          return [outlineStyle, textDecorationLine, color].join(' ');
        }),
      );
    for (const [chosen, others] of [
      ['#places [aria-current]', '#places a:not([aria-current])'],
      ['#modes [aria-current]', '#modes a:not([aria-current])'],
      ['#theme label:has(:checked)', '#theme label:not(:has(:checked))'],
    ] as const) {
      const [here] = await look(chosen);
      expect(here).toBeDefined();
      expect(await look(others)).not.toContain(here);
    }
  });
});
