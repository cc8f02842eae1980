// The example themes of docs/embedding.md on another site's page: they take effect and are readable.
import { themesOfDocs } from '../../scripts/theme-pictures.mjs';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/hosts';
import { inkala } from './support/puzzles';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'contrast is a matter of the CSS; Firefox sees the widget in embed*.spec.ts',
);

for (const { name, css } of themesOfDocs()) {
  test(`the theme ${name} is seen in both modes, and has enough contrast`, async ({
    page,
    host,
    widget,
  }) => {
    const ground = /--retrace-ground: (#\w+)/.exec(css)?.[1] ?? '';
    const text = name === 'blueprint' ? '#fff' : '#000';
    const html = `<!doctype html><html lang="en"><head><title>A post</title>
      <style>${css} body { background: ${ground}; color: ${text} }</style>
      <script type="module" src="${widget}"></script></head>
      <body><main><h1>A post</h1>
      <retrace-sudoku class="${name}" lang="en" puzzle="${inkala}"></retrace-sudoku>
      </main></body></html>`;
    await page.goto(host.put({ html }));
    await expect(page.getByRole('gridcell')).toHaveCount(81);
    const given = page.getByRole('gridcell', { name: /given 8/ }).first();
    const colour = /--retrace-paper-given: (#\w+)/.exec(css)?.[1] ?? '';
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    await expect(given).toHaveCSS('background-color', `rgb(${channels.join(', ')})`);
    if (css.includes('::part(given)')) await expect(given).toHaveCSS('font-weight', '800');
    await expectAccessible(page);
    await page.evaluate(() => document.querySelector('retrace-sudoku')?.seek(120));
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
    await expectAccessible(page);
  });
}
