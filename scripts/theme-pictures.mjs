// node scripts/theme-pictures.mjs: takes the pictures of the example themes in docs/embedding.md from the CSS given
// there (npm run build first).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from './run.mjs';
import { serve } from './serve.mjs';
import { startChromium } from './chromium.mjs';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The themes, named by their classes. @returns {{ name: string, css: string }[]} */
export function themesOfDocs() {
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  return [...text.matchAll(/```css\n(retrace-sudoku\.([a-z]+) \{[\s\S]*?)```/g)].map(
    ([, css = '', name = '']) => ({ name, css }),
  );
}

async function takePictures() {
  const { port, close } = await serve(4190, { orNextFree: true });
  const browser = await startChromium();
  try {
    for (const { name, css } of themesOfDocs()) {
      const page = await browser.newPage({
        locale: 'en-US',
        viewport: { width: 760, height: 1000 },
        reducedMotion: 'reduce',
        bypassCSP: true, // the frame's policy allows no styles from a script like this one
      });
      const settings = `lang=en&mode=watch&strategy=used-flags&at=5000&controls=minimal`;
      await page.goto(`http://localhost:${port}/embed/?puzzle=${inkala}&${settings}`);
      const ground = /--retrace-ground: ([^;]+)/.exec(css)?.[1] ?? '';
      await page.addStyleTag({ content: `${css}\nbody { background: ${ground} }` });
      await page
        .locator('retrace-sudoku')
        .evaluate((sudoku, theme) => sudoku.classList.add(theme), name);
      await page.getByRole('slider', { name: 'Timeline' }).waitFor();
      await page.getByRole('button', { name: 'Next dead end' }).click();
      await page
        .getByText(/^Dead end at/)
        .first()
        .waitFor();
      await page.screenshot({ path: join(root, `docs/images/theme-${name}.png`) });
      await page.close();
      console.log(`docs/images/theme-${name}.png`);
    }
  } finally {
    await browser.close();
    close();
  }
}

if (process.argv[1]?.endsWith('theme-pictures.mjs')) await command(takePictures);
