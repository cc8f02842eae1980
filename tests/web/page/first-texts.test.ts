// Languages in the files that the tables of texts do not cover: the page before its modules run, the page for unknown addresses,
// and the command's help.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, type Language } from '../../../web/core/language';
import { defaultMode } from '../../../web/core/mode';
import { explainMode } from '../../../web/element/explain/mode';
import { pageMessagesIn } from '../../../web/page/words-in';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' ');

const page = read('index.html');
/** Everything between the tags of one element of index.html. */
const inside = (tag: string, from = page): string =>
  new RegExp(`<(\\w+) ${tag}[^>]*>(.*?)</\\1\\s*>`).exec(from)?.[2] ?? '';
/** The text of the span for a language. */
const spanIn = (html: string, language: Language): string | undefined =>
  new RegExp(`<span lang="${language}"[^>]*>(.*?)</span\\s*>`).exec(html)?.[1]?.trim();

/** The language that web/page/first.js sets on the document. */
function firstLanguageOf(wanted: readonly string[], kept: string | null): string {
  const documentElement = { dataset: {}, lang: '' };
  runInNewContext(readFileSync(join(root, 'web/page/first.js'), 'utf8'), {
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
    expect(firstLanguageOf(['xx'], code)).toBe(code);
    expect(firstLanguageOf(['xx'], null)).toBe(defaultLanguage);
  });

  it('the first texts are in index.html, as the page will have them', () => {
    expect(spanIn(inside('id="lead"'), code)).toBe(pageMessagesIn(code).leads.play);
    const modes = inside('id="modes"');
    const titleOf = (mode: string) =>
      spanIn(inside(`href="[^"]*" data-mode="${mode}"`, modes), code);
    expect(titleOf(defaultMode)).toBe(pageMessagesIn(code).modeSolve);
    expect(titleOf('explain')).toBe(explainMode.label(code).title);
  });

  it('the first texts are seen, and those of other languages are not', () => {
    expect(read('web/page/first-board.css')).toContain(
      `:root:lang(${code}) :is(#lead, #modes) [lang]:not(:lang(${code}))`,
    );
  });

  it('a browser without scripts says why nothing works', () => {
    const [, told = ''] = /<noscript>(.*?)<\/noscript>/.exec(page) ?? [];
    expect(code === defaultLanguage ? told : spanIn(told, code)).toMatch(/JavaScript/);
  });

  it('a page that was opened from a disk says that it has to be served', () => {
    expect(read('web/page/first.js')).toContain(` ${code}: [ '`);
  });

  it('an unknown address says so', () => {
    const told = read('public/404.html');
    const [, whole = ''] = /<html lang="([^"]+)"/.exec(told) ?? [];
    expect(code === whole || told.includes(`<p lang="${code}">`)).toBe(true);
  });

  it('the command helps', () => {
    expect(read('cpp/cli/words.cpp')).toContain(`{"${code}", `);
  });

  it('an attribute of the element is described as taking it', () => {
    const [, told = ''] =
      /\* Language of the controls: ([^.]*)\./.exec(read('web/package/surface.ts')) ?? [];
    expect(told).toContain(`\`${code}\``);
  });
});
