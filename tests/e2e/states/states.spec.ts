// Every state of the page in every size: nothing is wider than the page, cut or covered, and axe finds nothing.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNamedAsRead } from '../support/accessibility';
import { button } from '../support/sudoku';
import { expect, test } from '../support/test';
import { layoutFaults } from './layout';
import { states } from './states';

type Size = readonly [width: number, height: number];

const sizes: readonly Size[] = [
  [320, 640],
  [390, 664],
  [844, 390],
  [900, 900],
  [1280, 800],
  [1920, 1080],
];
/** A phone, a phone on its side and a desktop; if Korean fits there, it fits in the sizes between, as English does. */
const sizesInKorean = sizes.filter(([width]) => [320, 844, 1280].includes(width));

/** Every second state is checked in dark colours on a phone, the others in light colours on a desktop. */
const looks = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 320, height: 640 },
] as const;

async function expectLaidOut(page: Page, language: string, among: readonly Size[]): Promise<void> {
  for (const [width, height] of among) {
    await page.setViewportSize({ width, height });
    const faults = await layoutFaults(page);
    expect.soft(faults, `${language}, ${String(width)} × ${String(height)}`).toEqual([]);
  }
}

/** Changes the language as a person does; in a dialog, where the list of languages is out of reach, by the document's language. */
async function changeToKorean(page: Page, isInDialog = false): Promise<void> {
  if (isInDialog) {
    await page.evaluate(() => {
      document.documentElement.lang = 'ko';
    });
    return;
  }
  const list = button(page, 'Language and theme');
  const isFolded = await list.isVisible();
  if (isFolded) await list.click();
  await button(page, '한국어').click();
  if (isFolded) await button(page, '언어와 화면 테마').click();
}

for (const [index, { name, open, modal, examples }] of states.entries()) {
  test(`${name}: fits every size, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(120_000);
    const { colorScheme, ...size } = looks[index % 2 === 0 ? 0 : 1];
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expectLaidOut(page, 'English', sizes);
    await page.setViewportSize(size);
    await expectAccessible(page, examples ? { except: 'nothing' } : {});
    await changeToKorean(page, modal);
    await expectLaidOut(page, 'Korean', sizesInKorean);
    await expectNamedAsRead(page);
  });

  test(`${name}: fits every other size in Korean @whole`, async ({ page }) => {
    await open(page);
    await changeToKorean(page, modal);
    await expectLaidOut(
      page,
      'Korean',
      sizes.filter((size) => !sizesInKorean.includes(size)),
    );
  });
}
