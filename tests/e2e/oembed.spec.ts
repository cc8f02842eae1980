// oEmbed of a given board: the board fits the frame in its description, and its page leads on to the board.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.mjs';
import { writeBoard } from '../../scripts/oembed/boards.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { lessonNames } from '../../web/core/lesson-names';
import { embeddedModes, type EmbeddedMode } from '../../web/core/mode';
import { puzzleFor } from './support/embedded';
import { expectThere, outOfReach } from './support/fitted';
import { expect, test } from './support/hosts';

test.use({ allowedFaults: [[/favicon\.ico/], { scope: 'test' }] });

/** The fields behind the page’s own address; a lesson has its own puzzle. */
const fieldsOf = (mode: EmbeddedMode): string =>
  mode === 'lesson'
    ? `m=learn&l=${lessonNames[0]}&at=2`
    : `p=${puzzleFor(mode)}&s=used-flags&m=${mode}&at=3`;

/** The page has its keys and helps beside the solver, so there a board to play is one to solve. */
const ofPage: Partial<Record<EmbeddedMode, string>> = { play: 'solve', lesson: 'learn' };

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
      const link = `${site.href}#${fieldsOf(mode)}`;
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
      await expect(page).toHaveURL(mode === 'lesson' ? /#m=learn&l=/ : /#p=/);
      const element = page.locator('retrace-sudoku');
      await expect(element).toHaveJSProperty('mode', ofPage[mode] ?? mode);
    }
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
});
