// oEmbed of a given board: the frame fits the size in its description, and its page leads on to the board.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.mjs';
import { writeBoard } from '../../scripts/oembed/boards.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { expectComplete, puzzleFor } from './support/embedded';
import { expect, test } from './support/hosts';

test.use({ allowedFaults: [[/favicon\.ico/], { scope: 'test' }] });

test('a consumer finds it by the page of a board, and a person comes to the board', async ({
  page,
  host,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-oembed-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  const { port, close } = await serve(await freePort(), { orNextFree: false, folder });
  try {
    const site = new URL(`http://localhost:${String(port)}/`);
    for (const mode of ['solve', 'watch', 'race', 'explain']) {
      const link = `${site.href}#p=${puzzleFor(mode)}&s=used-flags&m=${mode}&at=3`;
      const address = writeBoard(folder, site, link, 'en');
      const html = await (await page.request.get(address)).text();
      const [, described = ''] =
        /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
      const said = (await (await page.request.get(described)).json()) as {
        html: string;
        height: number;
        width: number;
      };
      expect(readFileSync(join(folder, new URL(described).pathname), 'utf8')).toContain('"rich"');
      await page.goto(host.put({ html: `<!doctype html><title>A post</title>${said.html}` }));
      const [, frame] = page.frames();
      if (!frame) throw new Error('no frame');
      await expectComplete(frame, mode, 'full');
      const needed = await frame.locator('body').evaluate((body) => body.scrollHeight);
      expect(needed, mode).toBeLessThanOrEqual(said.height);
      expect(needed, mode).toBeGreaterThan(said.height - 80);

      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`#p=`));
      await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', mode);
    }
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
});
