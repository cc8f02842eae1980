// The built page on a server of the test's own: under a base path, cut off, or replaced by another build.
import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/ports.mjs';
import { root } from '../../../scripts/run.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { expect, test as base } from './test';

export interface Site {
  readonly address: string;
  /** Stops answering requests. */
  cut(): void;
  /** Replaces a text in a file, as a host does that adds to what it serves. */
  change(path: string, from: string, to: string): void;
  /** Replaces the build on the server: another document, and the service worker that belongs to it. */
  update(): void;
}

interface Fixtures {
  siteBase: string;
  site: Site;
}

export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  siteBase: ['/', { option: true }],
  site: async ({ siteBase }, use) => {
    const folder = mkdtempSync(join(root, 'build/site-'));
    linkAll(join(root, 'dist'), folder);
    const { port, close } = await serve(await freePort(), {
      orNextFree: false,
      folder,
      base: siteBase,
      compressed: false,
    });
    const change = (path: string, from: string, to: string) => {
      rewrite(join(folder, path), from, to);
    };
    await use({
      address: `http://localhost:${String(port)}${siteBase}`,
      cut: close,
      change,
      update: () => {
        const page = join(folder, 'index.html');
        const before = digestOf(page);
        change('index.html', '<body>', '<body data-build="next">');
        change('service-worker.js', before, digestOf(page));
      },
    });
    close();
    rmSync(folder, { recursive: true });
  },
});

export { expect } from './test';

/** Links all files of a folder into another folder. */
function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const there = join(to, file.slice(from.length));
    mkdirSync(dirname(there), { recursive: true });
    linkSync(file, there);
  }
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Replaces a link to a file of the build by a changed copy. */
function rewrite(file: string, from: string, to: string) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has nothing to change`);
  rmSync(file);
  writeFileSync(file, after);
}

/** Waits until the first visit has cached everything; the page reports that once a person has pressed a key. */
export async function expectReadyOffline(page: Page): Promise<void> {
  // Caching fetches every file, which takes seconds, and longer on a busy machine.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const said = page.getByText('Everything works offline now.');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(said).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [100] });
}
