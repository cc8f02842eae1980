// Languages in the files that the tables of texts do not cover: the page before its modules run, the files beside it, and the
// command's help.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { filesOfTexts, withRules, withTexts } from '../../../scripts/first-texts.mjs';
import { defaultLanguage, languages } from '../../../web/core/language';
import { firstTextsIn } from '../../../web/languages/en/first-texts';
import { modeNamesIn } from '../../../web/languages/en/modes';
import { pageMessagesIn } from '../../../web/languages/en/page-frame';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = await withTexts(read('index.html'));
const files = await filesOfTexts();

/** The language that web/page/first.js sets on the document. */
function firstLanguageOf(wanted: readonly string[], kept: string | null): string {
  const [, known = ''] = /data-languages="([^"]*)"/.exec(page) ?? [];
  const documentElement = { dataset: { languages: known }, lang: defaultLanguage };
  runInNewContext(read('web/page/first.js'), {
    document: { documentElement },
    localStorage: { getItem: (name: string) => (name === 'retrace-language' ? kept : null) },
    navigator: { languages: wanted },
    location: { hash: '' },
  });
  return documentElement.lang;
}

describe.each(languages)('in $name', ({ code }) => {
  it('the page begins before its modules, for a browser and for whoever has chosen it', () => {
    expect(firstLanguageOf([`${code}-XX`], null)).toBe(code);
    expect(firstLanguageOf(['qq'], code)).toBe(code);
    expect(firstLanguageOf(['qq'], null)).toBe(defaultLanguage);
  });

  it('the first texts are in index.html, as the page will have them', async () => {
    const span = (text: string) => `<span lang="${code}">${text}</span>`;
    expect(page).toContain(span(pageMessagesIn(code).leads.play));
    expect(page).toContain(span(modeNamesIn(code).solve));
    expect(page).toContain(span(modeNamesIn(code).explain));
    expect(page).toContain(span(firstTextsIn(code).noScript));
    expect(page).toContain(
      `<p lang="${code}">${firstTextsIn(code).notServed('<code>', '').split('<')[0]}`,
    );
    expect(await withRules(read('web/page/first-board.css'))).toContain(
      `:root:lang(${code}) :is(#lead, #modes) [lang]:not(:lang(${code}))`,
    );
  });

  it('an unknown address says so, and the page can be installed', () => {
    const { title, placeMake } = pageMessagesIn(code);
    const name = code === defaultLanguage ? 'manifest' : `manifest.${code}`;
    expect(files['404.html']).toContain(firstTextsIn(code).nothingHere);
    const manifest: unknown = JSON.parse(files[`${name}.webmanifest`] ?? 'null');
    expect(manifest).toMatchObject({ lang: code, name: title, id: 'retrace' });
    expect(manifest).toHaveProperty('shortcuts.3.name', placeMake);
  });

  it('the command helps', () => {
    expect(JSON.parse(read(`cpp/words/${code}/commands.json`))).toHaveProperty('help');
  });

  it('an attribute of the element is described as taking it', () => {
    const [, told = ''] =
      /\* Language of the controls: ([^.]*)\./.exec(read('web/package/surface.ts')) ?? [];
    expect(told).toContain(`\`${code}\``);
  });
});
