// oEmbed of a given board: the board fits the frame in its description, and its page leads on to the board.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.mjs';
import { writeBoard } from '../../scripts/oembed/boards.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { embeddedModes } from '../../web/core/mode';
import { puzzleFor } from './support/embedded';
import { expectThere, outOfReach } from './support/fitted';
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
    for (const mode of embeddedModes) {
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
      await expectThere(frame, mode, 'full');
      const { width, height } = await frame.evaluate(() => ({
        width: innerWidth,
        height: innerHeight,
      }));
      expect([width, height], mode).toEqual([said.width, said.height]);
      expect(await outOfReach(frame), mode).toEqual([]);

      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`#p=`));
      // The page has its keys and helps beside the solver, so there a board to play is one to solve.
      const there = mode === 'play' ? 'solve' : mode;
      await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', there);
    }
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
});
