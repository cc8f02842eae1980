// Make mode: puzzles to order, by seed and by day.
import type { Locator, Page } from '@playwright/test';
import { downloadedBy } from './support/download';
import { emulatePrint, sheetsOf } from './support/paper';
import { inkala } from './support/puzzles';
import { inLanguage } from './support/repeated';
import {
  boardOf,
  button,
  cell,
  choose,
  expectBoard,
  fillNumber,
  focusOn,
  modeLink,
  open,
  placeLink,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

/** An order of tests/puzzles/generated.txt, for which the command makes the same puzzle. */
const ordered = {
  link: '_s7_yhalf-turn_r26-44',
  command: 'retrace generate --seed 7 --symmetry half-turn --rating 2.6-4.4',
  puzzle: '....2...87....6.9.8.....13.1....96...8..4..2...52....7.43.....2.7.3....99...8....',
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
    summary: /^(Easy|Medium|Hard|Expert|Extreme) \(\d\.\d\), \d\d givens$/,
    minimal: 'Minimal under its symmetry.',
    none: 'None',
    minimalOnly: 'Minimal',
    wholeMinimal: 'Minimal: every given is needed.',
    easy: /^Easy \(1\.\d\), \d\d givens$/,
    thirty: /\(\d\.\d\), 30 givens$/,
    closed: 'row 1, column 1, stays blank',
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
    sheet: 'Sheet',
    makeSheet: 'Make the sheet',
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
    summary: /^(쉬움|보통|어려움|고수|최상급) \(\d\.\d\), 주어진 수 \d\d개$/,
    minimal: '이 대칭을 지키는 최소 퍼즐입니다.',
    none: '없음',
    minimalOnly: '최소 퍼즐',
    wholeMinimal: '최소 퍼즐입니다. 주어진 수가 모두 필요합니다.',
    easy: /^쉬움 \(1\.\d\), 주어진 수 \d\d개$/,
    thirty: /\(\d\.\d\), 주어진 수 30개$/,
    closed: '1행 1열, 빈칸으로 둠',
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
    sheet: '문제지',
    makeSheet: '문제지 만들기',
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
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: t.language });

    test('a puzzle is made to order, put on the board, and undone', async ({ page }) => {
      await open(page, inkala);
      await placeLink(page, t.place).click();
      await choose(page.getByRole('radio', { name: t.diagonal, exact: true }));
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
      for (const [index, digit] of Array.from(puzzle).entries()) {
        const mirrored = puzzle.charAt((index % 9) * 9 + Math.floor(index / 9));
        expect(mirrored === '.').toBe(digit === '.');
      }
      await cell(page, 1, 1).click();
      await page.keyboard.press('Control+z');
      await expectBoard(page, inkala);
    });

    test('a difficulty, a number of givens, a pattern and kept digits are as ordered', async ({
      page,
    }) => {
      await openMake(page);
      const difficulty = page.getByLabel(t.difficulty, { exact: true });
      await difficulty.selectOption('easy');
      await choose(page.getByRole('radio', { name: t.none, exact: true }));
      await button(page, t.make).click();
      await expect(page.getByText(t.easy)).toBeVisible();
      await expect(page.getByText(t.wholeMinimal)).toBeVisible();

      await difficulty.selectOption('any');
      await page.getByRole('checkbox', { name: t.minimalOnly, exact: true }).uncheck();
      await page.getByRole('checkbox', { name: t.counts }).check();
      await type(page.getByRole('spinbutton', { name: t.from }), '30');
      await type(page.getByRole('spinbutton', { name: t.to, exact: true }), '30');
      await page.getByText(t.cells).click();
      const cells = page.getByRole('gridcell');
      for (const index of [0, 1, 2]) await cells.nth(index).click();
      await expect(page.getByRole('gridcell', { name: t.closed })).toHaveCount(1);
      await focusOn(cells.nth(40));
      await page.keyboard.press('7');
      await button(page, t.make).click();
      await expect(page.getByText(t.thirty)).toBeVisible();
      await expect(page.getByText(t.wholeMinimal)).toBeHidden();
      await button(page, t.put).click();
      await expect.poll(() => boardOf(page)).toMatch(/^\.{3}.{37}7.{40}$/);
      expect((await boardOf(page)).replaceAll('.', '')).toHaveLength(30);
    });

    test('a technique, the digits that stay and the puzzle of the day are had', async ({
      page,
    }) => {
      await openMake(page);
      await page.getByText(t.cells).click();
      await focusOn(page.getByRole('gridcell').nth(40));
      await page.keyboard.press('7');
      await expect(page.getByRole('gridcell', { name: t.keeps })).toBeFocused();
      await page.getByLabel(t.difficulty, { exact: true }).selectOption('technique');
      await page.locator('#technique').selectOption('naked-pair');
      await button(page, t.make).click();
      await expect(page.getByText(t.technique)).toBeVisible({ timeout: 30_000 });

      await button(page, t.daily).click();
      // Filled as an ISO date, since each language and browser shows the parts of a date in another order.
      await page.getByLabel(t.day, { exact: true }).fill('2026-11-22');
      await choose(page.getByRole('radio', { name: t.level }));
      await button(page, t.makeDaily).click();
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(page.getByText('retrace generate --seed 202611222')).toBeVisible();
    });

    test('an impossible order is refused, and the search for a rare one can be stopped', async ({
      page,
    }) => {
      await openMake(page);
      await page.getByLabel(t.difficulty, { exact: true }).selectOption('any');
      await page.getByRole('checkbox', { name: t.counts }).check();
      const from = page.getByRole('spinbutton', { name: t.from });
      const to = page.getByRole('spinbutton', { name: t.to, exact: true });
      await type(from, '0');
      await type(to, '0');
      await button(page, t.make).click();
      await expect(page.getByText(t.tooFew)).toBeVisible();
      await type(from, '17');
      await type(to, '17');
      await button(page, t.make).click();
      // While the search goes on, the puzzle that came nearest to the order is shown.
      await expect(board(page)).toBeVisible();
      await button(page, t.stop).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await expect(button(page, t.stop)).toHaveCount(0);
      // Making a sheet can be stopped before its first puzzle, too.
      await button(page, t.sheet).click();
      await button(page, t.makeSheet).click();
      await button(page, t.stop).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
    });
  });
}

/** Enters a text by typing, since Playwright's `fill` fires no `change` in Firefox. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
  await field.blur();
}

test('a link makes the puzzle that the command makes, whichever board is there', async ({
  page,
}) => {
  await openMake(page, `&g=2${ordered.link}`);
  await expect(page.getByText(ordered.command, { exact: true })).toBeVisible();
  await button(page, 'Put on the board').click();
  await expectBoard(page, ordered.puzzle);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} the made puzzle and its buttons are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#m=make');
    await button(page, 'Make a puzzle').click();
    await expect(button(page, 'Put on the board')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.result .picture-frame svg')).toBeInViewport({ ratio: 1 });
  });
}

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

/** The boards of a sheet, found by their names. */
const puzzles = (page: Page) => page.getByRole('img', { name: /^(Puzzle|퍼즐) \d/ });
const solutions = (page: Page) => page.getByRole('img', { name: /^(Solution|답) \d/ });

test('a sheet has titles, ratings and solutions, and is printed and saved as PDF', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await openMake(page);
  await button(page, 'Sheet').click();
  await page.getByLabel('On a page').selectOption({ label: 'Two' });
  await page.getByLabel('Paper').selectOption({ label: 'Letter' });
  await type(page.getByRole('textbox', { name: 'Title' }), '스도쿠 for Friday');
  await page.getByLabel('Difficulty', { exact: true }).selectOption('easy');
  await button(page, 'Make the sheet').click();
  await expect(page.getByText('4 puzzles on the sheet.')).toBeVisible();
  await expect(puzzles(page)).toHaveCount(4);
  await expect(solutions(page)).toHaveCount(4);
  await expect(page.getByText(/^1\. Easy \(1\.\d\)$/).first()).toBeVisible();

  // On a phone each page of the sheet is seen whole, and the pages are one below the other.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const shapes = await page
    .getByRole('group', { name: 'Preview of the sheet' })
    .locator('.sheet-page')
    .evaluateAll((pages) => pages.map((each) => each.clientHeight / each.clientWidth));
  for (const shape of shapes) expect(shape).toBeCloseTo(11 / 8.5, 1);
  if (wide) await page.setViewportSize(wide);

  const pdf = await downloadedBy(button(page, 'Save as PDF'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.load(pdf);
  expect(file.getPages().map((each) => Math.round(each.getWidth()))).toEqual([612, 612, 612]);
  expect(file.getTitle()).toBe('스도쿠 for Friday');

  // Only Chromium can show a page as it is printed.
  if (browserName !== 'chromium') return;
  await button(page, 'Print').click();
  await emulatePrint(page);
  const sheet = page.getByRole('group', { name: 'Sheet', exact: true });
  await expect(sheet.getByRole('img')).toHaveCount(8);
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.map(([width = 0]) => Math.round(width))).toEqual([612, 612, 612]);
});

for (const [language, t] of [
  [
    'en',
    {
      sheet: 'Sheet',
      puzzles: 'Puzzles',
      make: 'Make the sheet',
      some: /^Made [1-9]\d* of 120 puzzles…$/,
      stop: 'Stop',
      kept: /^[1-9]\d* puzzles? on the sheet\.$/,
      pdf: 'Save as PDF',
      title: 'Sudoku',
      many: 'Thousands',
      cells: 'Choose cells or keep digits',
      close: 'No cells',
      begin: 'Make 1,000 puzzles',
      fault: /^Too few cells are open for givens/,
    },
  ],
  [
    'ko',
    {
      sheet: '문제지',
      puzzles: '퍼즐 수',
      make: '문제지 만들기',
      some: /^퍼즐 120개 가운데 [1-9]\d*개를 만들었습니다…$/,
      stop: '멈추기',
      kept: /^문제지에 퍼즐 [1-9]\d*개를 실었습니다\.$/,
      pdf: 'PDF로 저장',
      title: '스도쿠',
      many: '수천 개',
      cells: '칸을 고르거나 숫자 남기기',
      close: '칸 모두 막기',
      begin: '퍼즐 1,000개 만들기',
      fault: /^숫자를 줄 칸이 너무 적습니다/,
    },
  ],
] as const) {
  test.describe(inLanguage(language, 'ko'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('a stopped sheet keeps its puzzles, and an impossible order is refused', async ({
      page,
    }) => {
      // Puzzles that need chains, so that making 120 of them takes a while.
      await openMake(page, '&g=2_s7_yhalf-turn_r70-87');
      await button(page, t.sheet).click();
      await type(page.getByRole('spinbutton', { name: t.puzzles }), '120');
      await button(page, t.make).click();
      await expect(page.getByText(t.some)).toBeVisible();
      await button(page, t.stop).click();
      await expect(page.getByText(t.kept)).toBeVisible();
      await expect(button(page, t.stop)).toHaveCount(0);
      expect(await solutions(page).count()).toBe(await puzzles(page).count());
      const { PDFDocument } = await import('pdf-lib');
      const file = await PDFDocument.load(await downloadedBy(button(page, t.pdf)));
      expect(file.getTitle()).toBe(t.title);

      await button(page, t.many).click();
      await page.getByText(t.cells).click();
      await button(page, t.close).click();
      await button(page, t.begin).click();
      await expect(page.getByText(t.fault)).toBeVisible();
    });
  });
}

for (const [language, t] of [
  [
    'en',
    {
      task: 'Worst for a search',
      ready: 'Baekjoon 12095: 9,999,999 calls',
      wanted: 'How many',
      climb: 'Start climbing',
      best: /^[\d,]+ placements$/,
      stopped: 'Stopped. The best found:',
    },
  ],
  [
    'ko',
    {
      task: '최악의 퍼즐',
      ready: '백준 12095: 9,999,999번 호출',
      wanted: '횟수',
      climb: '찾기 시작',
      best: /^넣은 횟수 [\d,]+번$/,
      stopped: '멈췄습니다. 가장 나쁜 퍼즐:',
    },
  ],
] as const) {
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('a puzzle with exactly so many calls is found, with its climb', async ({ page }) => {
      await openMake(page);
      await button(page, t.task).click();
      await button(page, t.ready).click();
      await type(page.getByRole('spinbutton', { name: t.wanted }), '580');
      await button(page, t.climb).click();
      const figure = language === 'ko' ? '호출 580번' : '580 calls';
      await expect(page.getByText(figure, { exact: true })).toBeVisible({ timeout: 45_000 });
      await expect(
        page.getByRole('img', { name: /^The best by moves: 580|만에 580$/ }),
      ).toBeVisible();
      await button(page, words[language].put).click();
      await expect
        .poll(async () => (await boardOf(page)).replaceAll('.', '').length)
        .toBeGreaterThan(16);
    });

    test('a climb without an end is stopped, and keeps its best', async ({ page }) => {
      await openMake(page);
      await button(page, t.task).click();
      await button(page, t.climb).click();
      await expect(page.getByText(t.best)).toBeVisible();
      await button(page, words[language].stop).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await expect(page.getByText(t.best)).toBeVisible();
    });
  });
}

test('a question of the setter’s bench is answered beside the board, and its puzzles are put there', async ({
  page,
}) => {
  await open(page, ordered.puzzle);
  await placeLink(page, 'Make').click();
  await button(page, 'Setter’s bench').click();
  await button(page, 'Start').click();
  await expect(page.getByText(/^1 automorphism$|^\d+ automorphisms$/)).toBeVisible();
  await page.getByLabel('Question').selectOption({ label: 'Kinds of its bands' });
  await button(page, 'Start').click();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^(Band|Stack) [123]: kind \d+$/ }),
  ).toHaveCount(6);
  await page.getByLabel('Question').selectOption({ label: 'Neighbours' });
  await fillNumber(page.getByLabel('At most'), '5');
  await page.getByLabel('At most').press('Enter');
  await button(page, 'Start').click();
  await expect(page.getByText('5 neighbours; there may be more')).toBeVisible();
  const found = page.getByRole('listitem').filter({ hasText: /[.1-9]{81}/ });
  const first = /[.1-9]{81}/.exec((await found.first().textContent()) ?? '')?.[0];
  await page.getByRole('button', { name: 'Put on the board' }).first().click();
  await expectBoard(page, first ?? '');
});

test.describe('a long list at the setter’s bench', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'The work is the same everywhere.');
  test.setTimeout(240_000);

  /** 200,000 puzzles of one form, and one of another at the end. */
  const long = `${`${ordered.puzzle}\n`.repeat(199_999)}${inkala}\n`;

  const openList = async (page: Page) => {
    await open(page, ordered.puzzle);
    await placeLink(page, 'Make').click();
    await button(page, 'Setter’s bench').click();
    await page.getByLabel('Question').selectOption({ label: 'A list without repeats' });
  };
  const list = (page: Page) => page.getByLabel('Puzzles, in any notation');

  test('comes as a file, and leaves the page answering', async ({ page }) => {
    await openList(page);
    await list(page).fill('typed before');
    await page
      .getByLabel('Open file…')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
    await expect(list(page)).toHaveValue('long.txt · 16.4 MB');
    await button(page, 'Start').click();
    const underWay = page.getByText(/^Reading the list|^Searching: \d/);
    await expect(underWay).toBeVisible();
    // The page answers meanwhile: another task is shown, and the bench again.
    await button(page, 'Sheet').click();
    await expect(page.getByLabel('Puzzles, in any notation')).toHaveCount(0);
    await button(page, 'Setter’s bench').click();
    await expect(underWay).toBeVisible();
    await expect(page.getByText('200,000 puzzles, 2 different')).toBeVisible({ timeout: 200_000 });
    const saved = await downloadedBy(button(page, 'Save as a file'));
    expect(saved.toString()).toBe(`${ordered.puzzle}\n${inkala}\n`);
    await button(page, 'Take it out').click();
    await expect(list(page)).toHaveValue('typed before');
    await expect(list(page)).toBeFocused();
  });

  test('is not laid out where it is pasted, and stops', async ({ page }) => {
    await openList(page);
    await list(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    }, long);
    await expect(list(page)).toHaveValue('Pasted text · 16.4 MB');
    await button(page, 'Start').click();
    await button(page, 'Stop').click();
    await expect(page.getByText('Stopped before the end.')).toBeVisible();
    await button(page, 'Take it out').click();
    await expect(list(page)).toHaveValue('');
  });

  test('is dropped beside the field, and a file without a text is named', async ({ page }) => {
    await openList(page);
    const drop = (name: string, content: string) =>
      page.getByText('Of all puzzles in the list').evaluate(
        (note, [named, held]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([held], named));
          note.dispatchEvent(
            new DragEvent('drop', {
              dataTransfer,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        },
        [name, content] as const,
      );
    await drop('song.mp3', 'ID3\u0003\u0000\u0000\u0000');
    await expect(page.getByRole('alert').filter({ hasText: 'song.mp3' })).toBeVisible();
    await drop('few.txt', `${ordered.puzzle}\n${'1'.repeat(80)}\n${inkala}\n`);
    await expect(list(page)).toHaveValue('few.txt · 1 kB');
    await button(page, 'Start').click();
    await expect(page.getByText('2 puzzles, 2 different')).toBeVisible();
    await expect(page.getByText('Line 2 could not be read and was left out.')).toBeVisible();
    await expect(page.locator('.bench-lines li')).toHaveCount(2);
  });
});

test.describe('the clipboard', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Its tests cannot read the clipboard.');

  test('has a new puzzle as 81 characters after the button is pressed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/#m=make&g=6${ordered.link}`);
    await button(page, 'Copy as 81 characters').click();
    await expect(page.getByText('Copied as 81 characters.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ordered.puzzle);
  });
});

test('a long search of the setter’s bench is kept when it is stopped, and goes on after a reload', async ({
  page,
}) => {
  await open(page, ordered.puzzle);
  await placeLink(page, 'Make').click();
  await button(page, 'Setter’s bench').click();
  await page.getByLabel('Question').selectOption({ label: 'The 17s of its solution' });
  await button(page, 'Start').click();
  await expect(page.getByText(/^Searching: 0 found, [\d.]+ % done/)).toBeVisible();
  // It goes on while another mode is shown.
  await placeLink(page, 'Play').click();
  await placeLink(page, 'Make').click();
  await expect(page.getByText(/^Searching: 0 found/)).toBeVisible();
  await button(page, 'Stop').click();
  const stopped = page.getByText(/^Stopped at [\d.]+ %: 0 puzzles with so few givens so far$/);
  const told = await stopped.textContent();
  await page.reload();
  await button(page, 'Setter’s bench').click();
  await expect(page.getByLabel('Question')).toHaveValue('seventeens');
  await expect(stopped).toHaveText(told ?? '');
  await button(page, 'Go on').click();
  await expect(page.getByText(/^Searching: 0 found, [\d.]+ % done/)).toBeVisible();

  await button(page, 'Stop').click();
  await page.getByLabel('Question').selectOption({ label: 'Neighbours' });
  await fillNumber(page.getByLabel('At most'), '5');
  await page.getByLabel('At most').press('Enter');
  await button(page, 'Start').click();
  await expect(page.getByText('5 neighbours; there may be more')).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText('10 neighbours; there may be more')).toBeVisible();
  // Each question keeps its own.
  await page.getByLabel('Question').selectOption({ label: 'The 17s of its solution' });
  await expect(stopped).toBeVisible();
});
