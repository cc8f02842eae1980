// A build for a site's address has oEmbed's files and links, and a build without an address has none.
import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { frameOf, writeBoard } from '../../../scripts/oembed/boards.mjs';
import { oEmbed } from '../../../scripts/oembed.mjs';
import { readSettings } from '../../../web/core/embed-settings';
import { emptyGrid, gridOf } from '../../../web/core/grid';
import { formatLink, formatVariedLink } from '../../../web/core/link';

const puzzle = `12${'.'.repeat(79)}`;
const html = `<!doctype html><html><head><title>Retrace</title></head>
<body><retrace-sudoku puzzle="${puzzle}"></retrace-sudoku></body></html>`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds a page that has nothing but oEmbed, for a site; gives the folder of the build. */
async function built(site: string | undefined): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'retrace-oembed-'));
  folders.push(root);
  writeFileSync(join(root, 'index.html'), html);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [oEmbed(site)] });
  return join(root, 'dist');
}

describe('a build for an address', () => {
  it('has a description of the embed, and the link that leads to it', async () => {
    const dist = await built('https://example.org/sudoku/');
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const [link = ''] = /<link [^>]*oembed[^>]*>/.exec(page) ?? [];
    expect(link).toContain('rel="alternate"');
    expect(link).toContain('type="application/json+oembed"');
    expect(link).toContain('href="https://example.org/sudoku/oembed.json"');
    const said = JSON.parse(readFileSync(join(dist, 'oembed.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(said).toMatchObject({ version: '1.0', type: 'rich', width: 640, title: 'Retrace' });
    expect(said.provider_url).toBe('https://example.org/sudoku/');
    expect(said.html).toContain(`<iframe src="https://example.org/sudoku/embed/?puzzle=${puzzle}"`);
  });

  it.each([
    'example.org',
    'https://example.org/sudoku',
    'ftp://example.org/',
    'https://example.org/?a',
  ])('stops at %s, which is no address of a folder', async (site) => {
    await expect(built(site)).rejects.toThrow('RETRACE_SITE is no address of a folder');
  });
});

describe('a build for no address', () => {
  it('has neither', async () => {
    const dist = await built(undefined);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('oembed');
    expect(existsSync(join(dist, 'oembed.json'))).toBe(false);
  });
});

describe('a page for one board', () => {
  const site = new URL('https://example.org/sudoku/');
  const link = formatLink({
    puzzle: gridOf(puzzle) ?? emptyGrid,
    strategy: 'house-masks',
    mode: 'explain',
    order: 'classic',
    at: 7,
  });

  it('frames what its address shows, in fields that the iframe page takes', () => {
    const frame = frameOf(site, `${site.href}${link}`, 'ko');
    expect(Object.fromEntries(readSettings(frame.searchParams))).toEqual({
      puzzle,
      strategy: 'house-masks',
      mode: 'explain',
      order: 'classic',
      at: '7',
      lang: 'ko',
    });
  });

  it('has puzzles with rules of their own to play, by their own link', () => {
    const text = 'https://f-puzzles.com/?load=N4Ig+/=';
    const frame = frameOf(site, `${site.href}${formatVariedLink(text, 'varied')}`, 'en');
    expect(Object.fromEntries(readSettings(frame.searchParams))).toEqual({
      puzzle: text,
      mode: 'play',
      lang: 'en',
    });
  });

  it('has its description beside it, and its own name for each board', () => {
    const folder = mkdtempSync(join(tmpdir(), 'retrace-oembed-'));
    folders.push(folder);
    const address = writeBoard(folder, site, `${site.href}${link}`, 'en');
    const other = writeBoard(folder, site, `${site.href}#p=${puzzle}`, 'en');
    expect(address).toMatch(/^https:\/\/example\.org\/sudoku\/boards\/[0-9a-f]{12}\/$/);
    expect(other).not.toBe(address);
    const there = join(folder, new URL(address).pathname.replace('/sudoku/', ''));
    const page = readFileSync(join(there, 'index.html'), 'utf8');
    expect(page).toContain(`href="${address}oembed.json"`);
    const said = JSON.parse(readFileSync(join(there, 'oembed.json'), 'utf8')) as { html: string };
    expect(said.html).toContain('mode=explain&amp;order=classic');
  });

  it.each([
    ['https://elsewhere.org/#p=1', 'is no address of a board'],
    ['https://example.org/sudoku/', 'has neither a puzzle nor lessons'],
    [`https://example.org/sudoku/#p=${puzzle}&m=code`, 'cannot be embedded'],
    [`https://example.org/sudoku/#p=${puzzle}&at=-1`, 'cannot be embedded'],
  ])('is not made of %s', (address, reason) => {
    expect(() => frameOf(site, address, 'en')).toThrow(reason);
  });
});
