// Watch mode for everybody: keyboard alone, reduced motion, large buttons, and nothing that jumps.
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';
import { expectAt, expectExplored, onElement, openWatch, positionOf } from './support/watching';
import { focusOn } from './support/sudoku';

const wholeSteps = 99_056;

test('every control is reached and used by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await openWatch(page, { puzzle: inkala });
  await expectExplored(page, wholeSteps);
  const tabTo = async (
    role: 'button' | 'slider' | 'tab' | 'checkbox' | 'combobox',
    name: string,
  ) => {
    const target = page.getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const board = page.getByRole('gridcell', { name: 'row 1, column 1, given 8' });
  await focusOn(board);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: /^row 1, column 4/ })).toBeFocused();
  await tabTo('slider', 'Timeline');
  await page.keyboard.press('ArrowUp');
  await expectAt(page, 1);
  await tabTo('button', 'One step on');
  await page.keyboard.press('Enter');
  await expectAt(page, 2);
  await tabTo('button', 'Run until the chosen cell changes');
  await page.keyboard.press(' ');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(2);
  await tabTo('button', 'From here: start of the section');
  await page.keyboard.press('Enter');
  await tabTo('slider', 'Speed');
  await page.keyboard.press('End');
  await tabTo('combobox', 'Strategy');
  await tabTo('tab', 'Source');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tree' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Tree' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await tabTo('checkbox', 'Read steps aloud');
  await page.keyboard.press(' ');
  await expect(page.getByLabel('Read steps aloud')).toBeChecked();
});

for (const [reducedMotion, plays] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`autoplay ${plays ? 'plays' : 'starts paused'} with motion ${reducedMotion}`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'its automation cannot set this');
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/#p=${inkala}&s=used-flags`);
    await onElement(page, (sudoku) => {
      sudoku.autoplay = true;
      sudoku.mode = 'watch';
    });
    await expect(page.getByRole('button', { name: plays ? 'Pause' : 'Play' })).toBeVisible();
    if (plays) await expect.poll(() => positionOf(page)).toBeGreaterThan(1);
    else await expectAt(page, 0);
  });
}

// The sweep over the states checks one step; this test checks that many steps keep the layout.
test('nothing moves from step to step', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 4990 });
  await expectExplored(page, wholeSteps);
  const places = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)),
      );
  let position = 4990;
  for (const [width, height] of [
    [320, 900],
    [844, 390],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The page is laid out anew for its width within a frame or two.
    for (let frame = 0; frame < 2; frame++)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await places();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('ArrowRight');
      await expectAt(page, ++position);
      expect(await places(), `at ${width} px, step ${position}`).toEqual(before);
    }
  }
});

test('on a phone the buttons are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWatch(page, { puzzle: inkala, at: 5000 });
  for (const name of [
    'Play',
    'One step on',
    'Next dead end',
    'Next backtrack',
    'Loop the section',
  ]) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
  }
});
