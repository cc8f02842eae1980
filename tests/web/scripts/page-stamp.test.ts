// The page is built again when its sources or the files of the last build have changed, and not otherwise.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageStamp } from '../../../scripts/page-stamp.mjs';

const files = [
  'package-lock.json',
  'index.html',
  'web/page.ts',
  'web/element/deep/inside.ts',
  'cpp/programs/plain.cpp',
  'scripts/build.mjs',
  'public/icon.svg',
  'web/java/beside.md',
  'build/wasm/retrace-answers.wasm',
  'build/compiler/manifest.json',
  'build/python/manifest.json',
  'dist/index.html',
  'dist/assets/page.js',
];
const others = [
  'README.md',
  'tests/web/some.test.ts',
  'docs/some.md',
  'build/wasm/.ninja_log',
  'web/java/src/Some.java',
  'build/wasm/retrace-bench.wasm',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'retrace-stamp-'));
  for (const path of [...files, ...others]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('a page', () => {
  it('is not current before it was built, and is after', () => {
    const stamp = pageStamp(root);
    expect(stamp.isCurrent()).toBe(false);
    stamp.renew();
    expect(stamp.isCurrent()).toBe(true);
  });

  it.each(files)('is not where %s has changed or is gone', (path) => {
    const stamp = pageStamp(root);
    stamp.renew();
    appendFileSync(join(root, path), '.');
    expect(stamp.isCurrent()).toBe(false);
    stamp.renew();
    rmSync(join(root, path));
    expect(stamp.isCurrent()).toBe(false);
  });

  it('is not where a source has changed while it was built', () => {
    const stamp = pageStamp(root);
    expect(stamp.isCurrent()).toBe(false);
    appendFileSync(join(root, files[0] ?? ''), '.');
    stamp.renew();
    expect(stamp.isCurrent()).toBe(false);
  });

  it('is where modules that the page does not wait for came while it was built', () => {
    const stamp = pageStamp(root);
    writeFileSync(join(root, 'build/wasm/retrace-plain-path.wasm'), '');
    stamp.renew();
    expect(pageStamp(root).isCurrent()).toBe(true);
  });

  it.each(others)('is where %s has changed, which it is not made of', (path) => {
    const stamp = pageStamp(root);
    stamp.renew();
    appendFileSync(join(root, path), '.');
    expect(stamp.isCurrent()).toBe(true);
  });

  it('is not where nothing is built any more, or for another address', () => {
    const stamp = pageStamp(root);
    stamp.renew();
    vi.stubEnv('RETRACE_SITE', 'https://example.org/');
    expect(stamp.isCurrent()).toBe(false);
    vi.unstubAllEnvs();
    expect(stamp.isCurrent()).toBe(true);
    rmSync(join(root, 'dist'), { recursive: true });
    expect(stamp.isCurrent()).toBe(false);
  });
});
