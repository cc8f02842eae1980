// Make mode: puzzles to order, by seed and by day.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { inkala } from './support/puzzles';
import { boardOf, button, cell, expectBoard, modeLink, open, placeLink } from './support/sudoku';
import { expect, test } from './support/test';

/** Of tests/puzzles/generated.txt, which the command makes, too. */
const ordered = {
  link: '_s7_yhalf-turn_r26-44',
  command: 'retrace generate --seed 7 --symmetry half-turn --rating 2.6-4.4',
  puzzle: '..4.5.8...6.7..3.9.8.1.25...7.........2...9.........1...63.5.8.2.9..4.3...8.2.7..',
};

const words = {
  en: {
    language: 'en-US',
    place: 'Make',
    make: 'Make a puzzle',
    another: 'Another one',
    stop: 'Stop',
    put: 'Put on the board',
    difficulty: 'Difficulty',
    diagonal: 'Diagonal',
    summary: /^(Easy|Medium|Hard|Very hard|Extreme) \(\d\.\d\), \d\d givens$/,
    minimal: 'Minimal under its symmetry.',
    technique: 'Hardest step: naked pair.',
    daily: 'Puzzle of the day',
    makeDaily: 'Make the puzzle of the day',
    day: 'Day',
    level: /^Medium/,
    stopped: 'Stopped before one was found.',
    counts: 'A certain number of givens',
    from: 'Givens from',
    to: 'to',
    tooFew: 'No puzzle with fewer than 17 givens has a single solution.',
    cells: 'Choose cells or keep digits',
    keeps: 'row 5, column 5, keeps 7',
  },
  ko: {
    language: 'ko-KR',
    place: '만들기',
    make: '퍼즐 만들기',
    another: '하나 더',
    stop: '멈추기',
    put: '판에 올리기',
    difficulty: '난이도',
    diagonal: '대각선',
    summary: /^(쉬움|보통|어려움|매우 어려움|최상급) \(\d\.\d\), 주어진 수 \d\d개$/,
    minimal: '이 대칭 아래에서 최소입니다.',
    technique: '가장 어려운 단계: 네이키드 페어.',
    daily: '오늘의 퍼즐',
    makeDaily: '이 날의 퍼즐 만들기',
    day: '날짜',
    level: /^보통/,
    stopped: '찾기 전에 멈췄습니다.',
    counts: '주어진 수의 개수 정하기',
    from: '주어진 수 최소',
    to: '최대',
    tooFew: '주어진 수가 17개보다 적으면 답이 하나뿐인 퍼즐은 없습니다.',
    cells: '칸을 고르거나 숫자 남기기',
    keeps: '5행 5열, 7을 남김',
  },
};

async function openMake(page: Page, order = ''): Promise<void> {
  await page.goto(`/#m=make${order}`);
  await expect(page.getByRole('radio').first()).toBeAttached();
}

const board = (page: Page) => page.getByRole('img', { name: /givens$|^주어진 수가/ });

for (const language of ['en', 'ko'] as const) {
  const t = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: t.language });

    test('a puzzle is made to order, put on the board, and undone', async ({ page }) => {
      await open(page, inkala);
      await placeLink(page, t.place).click();
      await page.getByRole('radio', { name: t.diagonal, exact: true }).check({ force: true });
      await button(page, t.make).click();
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(page.getByText(t.minimal)).toBeVisible();
      await button(page, t.another).click();
      await expect(page.getByText(t.summary)).toBeVisible();
      await button(page, t.put).click();
      await expect
        .poll(async () => (await boardOf(page)).replaceAll('.', '').length)
        .toBeGreaterThan(16);
      const puzzle = await boardOf(page);
      for (const [index, digit] of [...puzzle].entries()) {
        const mirrored = puzzle.charAt((index % 9) * 9 + Math.floor(index / 9));
        expect(mirrored === '.').toBe(digit === '.');
      }
      await cell(page, 1, 1).click();
      await page.keyboard.press('Control+z');
      await expectBoard(page, inkala);
    });

    test('a technique, the digits that stay and the puzzle of the day are had', async ({
      page,
    }) => {
      await openMake(page);
      await page.getByText(t.cells).click();
      await page.getByRole('gridcell').nth(40).focus();
      await page.keyboard.press('7');
      await expect(page.getByRole('gridcell', { name: t.keeps })).toBeFocused();
      await page.getByLabel(t.difficulty, { exact: true }).selectOption('technique');
      await page.locator('#technique').selectOption('naked-pair');
      await button(page, t.make).click();
      await expect(page.getByText(t.technique)).toBeVisible({ timeout: 30_000 });

      await button(page, t.daily).click();
      await page.getByLabel(t.day, { exact: true }).fill('2026-11-22');
      await page.getByRole('radio', { name: t.level }).check({ force: true });
      await button(page, t.makeDaily).click();
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(page.getByText('retrace generate --seed 202611222')).toBeVisible();
    });

    test('what nobody can have is said, and what is rare can be stopped', async ({ page }) => {
      await openMake(page);
      await page.getByLabel(t.difficulty, { exact: true }).selectOption('any');
      await page.getByRole('checkbox', { name: t.counts }).check();
      const from = page.getByRole('spinbutton', { name: t.from });
      const to = page.getByRole('spinbutton', { name: t.to, exact: true });
      await from.fill('0');
      await to.fill('0');
      await to.press('Enter');
      await to.blur();
      await button(page, t.make).click();
      await expect(page.getByText(t.tooFew)).toBeVisible();
      await from.fill('17');
      await to.fill('17');
      await to.blur();
      await button(page, t.make).click();
      // What came nearest is shown meanwhile.
      await expect(board(page)).toBeVisible();
      await button(page, t.stop).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await expect(button(page, t.stop)).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('a link makes the puzzle that the command makes, whichever board is there', async ({
  page,
}) => {
  await openMake(page, `&g=1${ordered.link}`);
  await expect(page.getByText(ordered.command, { exact: true })).toBeVisible();
  await button(page, 'Put on the board').click();
  await expectBoard(page, ordered.puzzle);
});

test('an order is still there after another mode was looked at', async ({ page }) => {
  await open(page);
  await placeLink(page, 'Make').click();
  await page.getByLabel('Difficulty', { exact: true }).selectOption('easy');
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText(/^Easy \(\d\.\d\), /)).toBeVisible();
  await modeLink(page, 'One puzzle').click();
  await modeLink(page, 'New puzzles').click();
  await expect(page.getByLabel('Difficulty', { exact: true })).toHaveValue('easy');
  await expect(page.getByText(/^Easy \(\d\.\d\), /)).toBeVisible();
});
