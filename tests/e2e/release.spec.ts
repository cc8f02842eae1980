// A release of the widget has a folder for each version and hashed names, and its tags make the browser refuse a changed byte.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.mjs';
import { addRelease } from '../../scripts/release.mjs';
import { folderOf, versionNow } from '../../scripts/release/release.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { errorsHeard, hearErrors } from './support/errors';
import { expect, test as base } from './support/hosts';
import { inkala, inkalaSolved } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';

const folder = folderOf(join(root, 'dist'), versionNow());

interface Release {
  version: string;
  site: string;
  files: { entry: string; whole: string; classic: string };
  integrity: Record<string, string>;
  tags: Record<'parts' | 'whole' | 'classic', string>;
}
const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;

interface Fixtures {
  /** Serves a copy of the release, after `change` has altered it, from another origin; gives the tags for that origin. */
  released: (change?: (folder: string) => void) => Promise<Release['tags']>;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  released: async ({}, use) => {
    const ends: (() => void)[] = [];
    await use(async (change) => {
      const site = mkdtempSync(join(tmpdir(), 'retrace-release-'));
      cpSync(folder, folderOf(site, release.version), { recursive: true });
      change?.(folderOf(site, release.version));
      const { port, close } = await serve(await freePort(), { orNextFree: false, folder: site });
      ends.push(() => {
        close();
        rmSync(site, { recursive: true });
      });
      const there = `http://localhost:${String(port)}/`;
      const at = (tag: string) => tag.replaceAll(release.site, there);
      const { parts, whole, classic } = release.tags;
      return { parts: at(parts), whole: at(whole), classic: at(classic) };
    });
    for (const end of ends) end();
  },
});
/** The browsers' messages about refused files. */
test.use({
  allowedFaults: [
    [
      /integrity|Failed to find a valid digest|favicon|error loading dynamically imported module|Failed to fetch dynamically|Loading failed for the (module|<script>)/i,
      /Subresource/,
    ],
    { scope: 'test' },
  ],
});

const post = (tag: string, mode: string) => `<!doctype html><html lang="en"><title>A post</title>
${tag}
<retrace-sudoku puzzle="${inkala}" mode="${mode}" lang="en"></retrace-sudoku></html>`;

/** Adds one space, which means nothing, to the end of the file whose name begins with `name`. */
const spoil = (name: string) => (there: string) => {
  // A hash of eight characters stands behind the name.
  const isNamed = (file = '') =>
    file.startsWith(name) && file.length === name.length + 'xxxxxxxx.js'.length;
  const file = readdirSync(there, { recursive: true, encoding: 'utf8' }).find((path) =>
    isNamed(path.split('/').at(-1)),
  );
  if (file === undefined) throw new Error(`no ${name}`);
  writeFileSync(join(there, file), `${readFileSync(join(there, file), 'utf8')} `);
};

test('each script of it has a hash in its name, and its integrity is that of its bytes', () => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  expect(scripts.sort()).toEqual(Object.keys(release.integrity).sort());
  for (const [file, integrity] of Object.entries(release.integrity)) {
    expect(file).toMatch(/-[\w-]{8}\.js$/);
    const bytes = readFileSync(join(folder, file));
    expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('caches keep its files for good, and any origin may read them', async ({ request }) => {
  const answer = await request.get(`/releases/${release.version}/${release.files.entry}`);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
});

for (const kind of ['parts', 'whole', 'classic'] as const) {
  test(`its tag for ${kind} shows a board that solves and is watched`, async ({
    page,
    host,
    released,
  }) => {
    const tags = await released();
    await page.goto(host.put({ html: post(tags[kind], 'solve') }));
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
    await page.evaluate(() => document.querySelector('retrace-sudoku')?.seek(120));
    await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
      'aria-valuenow',
      '120',
    );
  });
}

for (const [kind, name] of [
  ['parts', 'retrace-'],
  ['parts', 'board-'],
  ['whole', 'retrace-whole-'],
  ['classic', 'retrace-whole.classic-'],
] as const) {
  test(`with the tag for ${kind} a browser takes nothing of ${name}….js with a byte more`, async ({
    page,
    host,
    released,
  }) => {
    const tags = await released(spoil(name));
    await page.goto(host.put({ html: post(tags[kind], 'solve') }));
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => customElements.get('retrace-sudoku') === undefined)).toBe(
      true,
    );
  });
}

test('a part that is fetched later is refused as well, and the board goes on without it', async ({
  page,
  host,
  released,
}) => {
  const tags = await released(spoil('watch-'));
  await hearErrors(page);
  await page.goto(host.put({ html: post(tags.parts, 'watch') }));
  await expect
    .poll(async () => (await errorsHeard(page)).map(({ problem }) => problem))
    .toEqual([{ kind: 'mode-not-loaded' }]);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
});

test('a version that is in a site’s folder is never put there with other files', () => {
  const site = mkdtempSync(join(tmpdir(), 'retrace-site-'));
  try {
    expect(addRelease(site)).toMatchObject({ isNew: true });
    expect(addRelease(site)).toMatchObject({ isNew: false });
    spoil('watch-')(folderOf(site, release.version));
    expect(() => addRelease(site)).toThrow('a version keeps its files');
  } finally {
    rmSync(site, { recursive: true });
  }
});

/** The tag without hashes, which differ from build to build. */
const masked = (tag: string) =>
  tag.replaceAll(/-[\w-]{8}\.js/g, '-….js').replaceAll(/sha384-[\w+/=]+/g, 'sha384-…');

for (const language of ['', '.ko']) {
  test(`docs/embedding${language}.md has its tags as they are`, () => {
    const text = readFileSync(join(root, `docs/embedding${language}.md`), 'utf8');
    for (const tag of Object.values(release.tags)) expect(text).toContain(masked(tag));
  });
}
