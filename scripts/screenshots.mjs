// node scripts/screenshots.mjs: takes the README's pictures of the built page (npm run build first).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Stop, command, root } from './run.mjs';
import { serve } from './serve.mjs';
import { chromium as findChromium } from './tools.mjs';

const images = join(root, 'docs/images');

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const antiBruteForce =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {import('playwright-core').BrowserContextOptions} context
 * @property {string} link what follows the # of the address
 * @property {(page: import('playwright-core').Page) => Promise<void>} prepare
 */

/** @type {readonly Picture[]} */
const pictures = [
  {
    file: 'desktop-light.png',
    context: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    link: `p=${inkala}&s=used-flags`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.getByText('There is no other.').waitFor();
    },
  },
  {
    file: 'phone-dark.png',
    context: {
      locale: 'en-US',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    },
    link: `p=${inkala}&s=used-flags`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Solve', exact: true }).click();
      await page.getByText('There is no other.').waitFor();
    },
  },
  {
    file: 'korean.png',
    context: { locale: 'ko-KR', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    link: `p=${antiBruteForce}&s=first-blank`,
    prepare: async (page) => {
      await page.getByRole('button', { name: '풀기', exact: true }).click();
      await page
        .getByText(/^\d,\d{3},\d{3}$/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: '일시정지' }).click();
      await page.getByText('일시정지', { exact: true }).last().waitFor();
    },
  },
];

await command(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Stop('There is no Chromium here; set RETRACE_CHROMIUM');
  mkdirSync(images, { recursive: true });
  const { port, close } = await serve(4190, { orNextFree: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const { file, context, link, prepare } of pictures) {
      const page = await browser.newPage({ ...context, reducedMotion: 'reduce' });
      await page.goto(`http://localhost:${port}/#${link}`);
      await prepare(page);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(images, file) });
      await page.close();
      console.log(`docs/images/${file}`);
    }
  } finally {
    await browser.close();
    close();
  }
});
