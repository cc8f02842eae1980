// Other people's code in dist is named in dist with its licence, beside this project's own licence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { expect, test } from './support/test';

const everywhere = ['@lit/reactive-element', 'lit-html', 'Emscripten’s runtime', 'musl', 'libc++'];
const named = {
  dist: [...everywhere, 'idb-keyval', 'lz-string', 'qrcode-generator', 'workbox-precaching'],
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

test('the widget names nothing that only the page has', () => {
  const text = readFileSync(join(root, 'dist/widget/THIRD-PARTY.md'), 'utf8');
  expect(text).not.toMatch(/idb-keyval|workbox/);
});
