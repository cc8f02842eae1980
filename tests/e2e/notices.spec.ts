// Other people's code in dist is named in dist with its licence, beside this project's own licence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { isJavaBuilt } from '../java/support/java';
import { expect, test } from './support/test';

const everywhere = ['@lit/reactive-element', 'lit-html', 'Emscripten’s runtime', 'musl', 'libc++'];
const named = {
  dist: [...everywhere, 'idb', 'lz-string', 'qrcode-generator', 'workbox-window'],
  'dist/widget': everywhere,
  'dist/package': everywhere,
};

for (const [folder, names] of Object.entries(named)) {
  test(`${folder} has the licences of what is in it`, () => {
    const text = readFileSync(join(root, folder, 'THIRD-PARTY.md'), 'utf8').replaceAll("'", '’');
    const [, ...sections] = text.split(/^## /m);
    for (const name of names) {
      const section = sections.find((each) => each.startsWith(name)) ?? '';
      expect(section, name).toMatch(/copyright|https/i);
    }
    const license = readFileSync(join(root, folder, 'LICENSE'), 'utf8');
    expect(license).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });
}

test('dist/java has its licences, and says where its source is @java', () => {
  test.skip(!isJavaBuilt, 'npm run java adds it');
  const read = (file: string) => readFileSync(join(root, 'dist/java', file), 'utf8');
  const notice = read('NOTICE.md');
  for (const source of [
    'https://github.com/openjdk/jdk17u',
    'https://github.com/konsoletyper/teavm',
  ]) {
    expect(notice).toContain(source);
  }
  const texts = {
    'GPL-2.0-LICENSE.txt': 'GNU General Public License',
    'GPL-2.0-ASSEMBLY_EXCEPTION.txt': 'ASSEMBLY EXCEPTION',
    'Apache-2.0-LICENSE.txt': 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
  };
  for (const [file, words] of Object.entries(texts)) {
    expect(notice).toContain(file);
    expect(read(file)).toContain(words);
  }
  expect(readFileSync(join(root, 'dist/THIRD-PARTY.md'), 'utf8')).toContain('## Java in Code mode');
});

test('the widget names nothing that only the page has', () => {
  const text = readFileSync(join(root, 'dist/widget/THIRD-PARTY.md'), 'utf8');
  expect(text).not.toMatch(/^## idb\b|workbox/m);
});
