// node scripts/icons.mjs: draws the app's icons from public/icon.svg, and makes its screenshots from the README's pictures.
// With optipng installed (apt-get install optipng) the icons are a third smaller.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, outputOf, root } from './run.mjs';
import { startChromium } from './chromium.mjs';

const ground = '#0b6b60'; // the icon's own background, so that any mask may cut into it

const icons = [
  { file: 'icon-192.png', size: 192, drawn: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, drawn: 1, ground: 'transparent' },
  // Inside the circle of 80 % that no mask cuts.
  { file: 'maskable-512.png', size: 512, drawn: 0.78, ground },
  { file: 'apple-touch-icon.png', size: 180, drawn: 0.9, ground },
];

await command(async () => {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  for (const folder of ['app-icons', 'screenshots'])
    mkdirSync(join(root, 'public', folder), { recursive: true });
  const browser = await startChromium();
  for (const { file, size, drawn, ground: color } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${color} }
       svg { width: ${drawn * 100}%; height: ${drawn * 100}% }</style>${svg}`,
    );
    const path = join(root, 'public/app-icons', file);
    await page.screenshot({ path, omitBackground: true });
    await page.close();
    outputOf('optipng', ['-quiet', '-o7', '-strip', 'all', path]);
    console.log(`public/app-icons/${file}`);
  }
  await browser.close();
  copyFileSync(
    join(root, 'docs/images/desktop-light.png'),
    join(root, 'public/screenshots/wide.png'),
  );
  copyFileSync(
    join(root, 'docs/images/phone-dark.png'),
    join(root, 'public/screenshots/narrow.png'),
  );
});
