// A page in the form in which it is printed.
import type { Page } from '@playwright/test';

/** Shows the page as it is printed; Firefox under Playwright cannot set the medium, so the rules for print are applied always there. */
export async function emulatePrint(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'firefox') {
    await page.emulateMedia({ media: 'print' });
    return;
  }
  await page.evaluate(() => {
    const media = { print: 'all', screen: 'not all' };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        for (const [from, to] of Object.entries(media)) {
          if (rule.media.mediaText === from) rule.media.mediaText = to;
        }
      }
    }
  });
}

/** Width and height of every page of a PDF, in points. */
export const sheetsOf = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );
