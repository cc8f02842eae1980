// Writes the texts of all languages into what stands before the page's modules, or without them: index.html and a rule of its
// style, 404.html, and a manifest a language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/** @typedef {typeof import('./first-texts/tables')['tables']} Tables */
/** @typedef {Tables[number]} Table */

/** @type {Promise<Tables> | undefined} */
let read;
/** Read when they are first needed: tests take the same settings and have no page. */
const tables = () =>
  (read ??= runnerImport(join(root, 'scripts/first-texts/tables.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => /** @type {{ tables: Tables }} */ (module).tables));

const textIn = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** The texts by the comments that stand for them. @satisfies {Record<string, (table: Table) => string>} */
const texts = {
  lead: ({ page }) => page.leads.play,
  solve: ({ modes }) => modes.solve,
  explain: ({ modes }) => modes.explain,
  varied: ({ modes }) => modes.varied,
  noScript: ({ first }) => first.noScript,
  nothingHere: ({ first }) => first.nothingHere,
  notServed: ({ first }) =>
    first.notServed('<code>python3 -m http.server 8000</code>', 'http://localhost:8000'),
};

const paragraphs = ['nothingHere', 'notServed'];

/** @param {string} html */
export async function withTexts(html) {
  const all = await tables();
  return html
    .replace('<html ', `<html data-languages="${all.map(({ code }) => code).join(' ')}" `)
    .replaceAll(/<!-- (\w+) -->/g, (_, name) => {
      const text = texts[/** @type {keyof typeof texts} */ (name)];
      const tag = paragraphs.includes(name) ? 'p' : 'span';
      return all.map((each) => `<${tag} lang="${each.code}">${text(each)}</${tag}>`).join(' ');
    });
}

/** The rule that hides the texts of other languages, for each language. @param {string} css */
export async function withRules(css) {
  const all = await tables();
  return css.replace(/^:root:lang\(en\) .*(?= \{$)/m, (rule) =>
    all.map(({ code }) => rule.replaceAll('(en)', `(${code})`)).join(',\n'),
  );
}

/** The files beside index.html. @returns {Promise<Record<string, string>>} */
export async function filesOfTexts() {
  const manifest = JSON.parse(textIn('web/page/manifest.json'));
  const all = await tables();
  return Object.fromEntries([
    ['404.html', await withTexts(textIn('web/page/404.html'))],
    ...all.map((each, index) => [
      index === 0 ? 'manifest.webmanifest' : `manifest.${each.code}.webmanifest`,
      JSON.stringify(manifestIn(manifest, each)),
    ]),
  ]);
}

/** @param {any} manifest @param {Table} table */
function manifestIn({ icons, screenshots, ...rest }, { code, first, page }) {
  const [wide, narrow] = screenshots;
  const shortcuts = [
    [page.placePlay, './#m=solve'],
    [page.placeSearch, './#m=watch'],
    [page.placeLearn, './#m=learn'],
    [page.placeMake, './#m=make'],
  ];
  return {
    ...rest,
    lang: code,
    name: page.title,
    description: page.description,
    icons,
    screenshots: [
      { ...wide, label: first.pictures.wide },
      { ...narrow, label: first.pictures.narrow },
    ],
    shortcuts: shortcuts.map(([name, url]) => ({ name, url, icons: icons.slice(0, 1) })),
  };
}

/** @returns {import('vite').Plugin} */
export const firstTexts = () => ({
  name: 'retrace-first-texts',
  enforce: 'pre',
  transformIndexHtml: { order: 'pre', handler: withTexts },
  transform: (code, id) => (id.endsWith('/first-board.css') ? withRules(code) : undefined),
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await filesOfTexts()))
      this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').slice(1);
      if (!/^(manifest[.\w]*|404\.html)$/.test(path)) next();
      else filesOfTexts().then((files) => response.end(files[path]), next);
    });
  },
});
