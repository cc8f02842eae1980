// Makes the pages of the demo, embed/demo/, in both languages: the widget in a page, and the gallery of rules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from '../oembed.mjs';
import { root } from '../run.mjs';
import { boards, frame, rules, tags } from './sections.mjs';

/** @typedef {import('./sections.mjs').Language} Language */

const files = {
  demo: { en: 'index.html', ko: 'ko.html' },
  rules: { en: 'rules.html', ko: 'rules.ko.html' },
};
const languages = /** @type {const} */ (['en', 'ko']);
const names = { en: 'English', ko: '한국어' };

/** Adds the pages to the build of the page. @returns {import('vite').Plugin} */
export const demoPages = () => ({
  name: 'retrace-demo',
  apply: 'build',
  generateBundle() {
    for (const language of languages) {
      this.emitFile(asset(files.demo[language], demo(language)));
      this.emitFile(asset(files.rules[language], gallery(language)));
    }
  },
});

const asset = (/** @type {string} */ file, /** @type {string} */ source) => ({
  type: /** @type {const} */ ('asset'),
  fileName: `embed/demo/${file}`,
  source,
});

/** @param {Language} language */
const demo = (language) =>
  page('demo', language, '../../', frame.home[language], {
    scripts: '<script defer src="../resize.js"></script>',
    links: [
      ...boards.map((each) => link(`#${each.id}`, each[language].title)),
      link(files.rules[language], frame.rules[language].title),
    ],
    sections: [
      `<section id="tag" aria-labelledby="tag-title">${tags
        .map(({ id, tag, ...words }, at) => {
          const { title, text } = words[language];
          const heading = at === 0 ? 'h2' : 'h3';
          return `<${heading} id="${id}-title">${title}</${heading}>
<p>${text}</p>
${code(id, tag)}`;
        })
        .join('\n')}</section>`,
      ...boards.map(({ id, look = '', live, ...words }) => {
        const text = typeof live === 'string' ? live : live(language);
        return section(id, words[language].title, words[language].text, text, look);
      }),
    ],
  });

/** @param {Language} language */
const gallery = (language) =>
  page('rules', language, files.demo[language], frame.demo[language].title, {
    links: rules.map((each) => link(`#${each.id}`, each[language])),
    sections: rules.map((rule) => {
      const { puzzle, from } = sourceOf(rule, language);
      const tag = `<retrace-sudoku mode="play" puzzle="${puzzle}"></retrace-sudoku>`;
      return section(rule.id, rule[language], from, tag);
    }),
  });

/** The puzzles that were published, with their authors and licences. */
const published = readFileSync(join(root, 'tests/puzzles/varied.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));

/** @param {{ published?: string, made?: string }} rule @param {Language} language */
function sourceOf({ published: title, made = '' }, language) {
  if (title === undefined) {
    return {
      puzzle: made,
      from: language === 'ko' ? 'Retrace에서 만든 퍼즐입니다.' : 'Made here.',
    };
  }
  const [, author = '', licence = '', source = '', puzzle = ''] =
    published.find(([name]) => name === title) ?? [];
  if (puzzle === '') throw new Error(`tests/puzzles/varied.tsv has no ${title}`);
  const [address = ''] = source.split(' ');
  const deed = `https://creativecommons.org/licenses/by/4.0/${language === 'ko' ? 'deed.ko' : ''}`;
  const [name, rights, there] = [
    `“${escaped(title)}”`,
    `<a href="${deed}">${licence}</a>`,
    `<a href="${address}">${address.slice(address.lastIndexOf('/') + 1)}</a>`,
  ];
  const from =
    language === 'ko'
      ? `${author}의 ${name}. ${rights}, ${there}에서 가져왔습니다.`
      : `${name} by ${author}, ${rights}, from ${there}.`;
  return { puzzle, from };
}

const link = (/** @type {string} */ href, /** @type {string} */ text) =>
  `<li><a href="${href}">${text}</a></li>`;

/** Where demo.js writes the code of the board before it, or the tag of the script. */
const code = (/** @type {string} */ id, /** @type {string} */ tag = '') =>
  `<pre tabindex="0" aria-labelledby="${id}-title"><code${tag ? ` data-tag="${tag}"` : ''}></code></pre>`;

/** @param {string} id @param {string} title @param {string} text @param {string} live @param {string} [look] */
const section = (
  id,
  title,
  text,
  live,
  look = '',
) => `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
<p>${text}</p>
<div class="live${look && ` ${look}`}">${live}</div>
${code(id)}
</section>`;

/**
 * @param {'demo' | 'rules'} which @param {Language} language @param {string} back the page that it belongs to @param {string} backTitle
 * @param {{ scripts?: string, links: readonly string[], sections: readonly string[] }} content
 */
function page(which, language, back, backTitle, { scripts = '', links, sections }) {
  const { title, about } = frame[which][language];
  const other = language === 'en' ? 'ko' : 'en';
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · Retrace</title>
    <link rel="stylesheet" href="demo.css" />
    <script defer src="demo.js"></script>
    <script type="module" src="../../widget/retrace.js"></script>
    ${scripts}
  </head>
  <body>
    <header>
      <p><a href="${back}">${backTitle}</a> · <a href="${files[which][other]}" lang="${other}">${names[other]}</a></p>
      <h1>${title}</h1>
      <p>${about}</p>
      <nav aria-label="${frame.here[language]}"><ul>${links.join('')}</ul></nav>
    </header>
    <main>
${sections.join('\n')}
    </main>
  </body>
</html>
`;
}
