// Every state of the page in every size: nothing is wider than the page, cut or covered, and axe finds nothing.
import { expectAccessible, expectNamedAsRead } from '../support/accessibility';
import { button } from '../support/sudoku';
import { expect, test } from '../support/test';
import { layoutFaults } from './layout';
import { states } from './states';

const sizes = [
  [320, 640],
  [390, 664],
  [844, 390],
  [900, 900],
  [1280, 800],
  [1920, 1080],
] as const;

/** Every second state in the dark on a phone, the others in the light on a desktop: each colour and each view is looked at. */
const looks = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 320, height: 640 },
] as const;

for (const [index, { name, open, modal, examples }] of states.entries()) {
  test(`${name}: fits every size, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(120_000);
    const { colorScheme, ...size } = looks[index % 2 === 0 ? 0 : 1];
    await page.emulateMedia({ colorScheme });
    await open(page);
    const expectLaidOut = async (language: string) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const faults = await layoutFaults(page);
        expect.soft(faults, `${language}, ${String(width)} × ${String(height)}`).toEqual([]);
      }
    };
    await expectLaidOut('English');
    await page.setViewportSize(size);
    await expectAccessible(page, examples ? { except: 'nothing' } : {});
    if (modal) return;
    const list = button(page, 'Language and theme');
    const isFolded = await list.isVisible();
    if (isFolded) await list.click();
    await button(page, '한국어').click();
    if (isFolded) await button(page, '언어와 화면 테마').click();
    await expectLaidOut('Korean');
    await expectNamedAsRead(page);
  });
}
