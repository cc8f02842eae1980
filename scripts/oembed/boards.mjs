// A page for one board, to be pasted where oEmbed is read: a static host never sees the part after `#`, so each board
// gets its own folder, with the description and a way on to the page.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { description } from '../oembed.mjs';
import { Stop } from '../run.mjs';

/** The title of each mode that can be embedded, by language; tests/e2e/oembed.spec.ts holds the modes to web/core/mode.ts. */
const titles = {
  en: {
    solve: 'Sudoku to solve',
    play: 'Sudoku to play',
    watch: 'Sudoku: a backtracking search, step by step',
    race: 'Sudoku: searches race each other',
    explain: 'Sudoku explained, step by step',
    lesson: 'A lesson on backtracking',
  },
  ko: {
    solve: '풀어 보는 스도쿠',
    play: '직접 푸는 스도쿠',
    watch: '스도쿠 백트래킹 탐색 한 단계씩 보기',
    race: '스도쿠 탐색 전략 경주',
    explain: '스도쿠 풀이 한 단계씩 보기',
    lesson: '백트래킹 레슨',
  },
};

/** The fields of the page's links (web/core/link.ts), those of the iframe page (web/core/embed-settings.ts), and their values. */
const fields = /** @type {const} */ ([
  ['p', 'puzzle', /^[0-9.]{81}$/],
  ['v', 'puzzle', /^[^<>]{1,20000}$/],
  ['s', 'strategy', /^[a-z-]{1,40}$/],
  ['m', 'mode', new RegExp(`^(${Object.keys(titles.en).join('|')})$`)],
  ['l', 'lesson', /^[a-z0-9-]{1,40}$/],
  ['o', 'order', /^[a-z]{1,40}$/],
  ['u', 'techniques', /^[a-z0-9,-]{1,2000}$/],
  ['at', 'at', /^\d{1,15}$/],
]);

/** Modes that the page alone has, and what shows the same in a post. @type {Readonly<Record<string, string>>} */
const ofPage = { varied: 'play', learn: 'lesson' };

/** @typedef {keyof typeof titles} Language */
/** @param {string} text @returns {text is Language} */
export const isLanguage = (text) => Object.hasOwn(titles, text);

/**
 * The address of the iframe page that shows the board of a page's address.
 * @param {URL} site @param {string} address @param {Language} lang
 */
export function frameOf(site, address, lang) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== site.origin || url.pathname !== site.pathname) {
    throw new Stop(`${address} is no address of a board at ${site.href}`);
  }
  const link = new URLSearchParams(url.hash.slice(1));
  const frame = new URL('embed/', site);
  for (const [short, name, form] of fields) {
    const given = link.get(short);
    if (given === null) continue;
    const text = short === 'm' ? (ofPage[given] ?? given) : given;
    if (!form.test(text)) throw new Stop(`${address}: ${short}=${text} cannot be embedded`);
    frame.searchParams.set(name, text);
  }
  const { searchParams: given } = frame;
  if (!given.has('puzzle') && given.get('mode') !== 'lesson')
    throw new Stop(`${address} has neither a puzzle nor lessons`);
  frame.searchParams.set('lang', lang);
  return frame;
}

/**
 * Writes the page of a board into the folder of a site; gives its address.
 * @param {string} folder @param {URL} site @param {string} address @param {Language} lang
 */
export function writeBoard(folder, site, address, lang) {
  const frame = frameOf(site, address, lang);
  const name = createHash('sha256').update(frame.search).digest('hex').slice(0, 12);
  const there = new URL(`boards/${name}/`, site);
  const mode = /** @type {keyof typeof titles.en} */ (frame.searchParams.get('mode') ?? 'solve');
  const title = titles[lang][mode];
  const json = new URL('oembed.json', there).href;
  const hash = new URL(address).hash;
  mkdirSync(join(folder, 'boards', name), { recursive: true });
  const put = (/** @type {string} */ file, /** @type {string} */ text) => {
    writeFileSync(join(folder, 'boards', name, file), text);
  };
  put('oembed.json', `${JSON.stringify(description(site, title, frame), null, 2)}\n`);
  put('index.html', pageOf({ lang, title, json, there: there.href, board: `../../${hash}`, site }));
  return there.href;
}

/** @param {{ lang: string, title: string, json: string, there: string, board: string, site: URL }} of */
const pageOf = ({ lang, title, json, there, board, site }) => {
  const to = board.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="alternate" type="application/json+oembed" href="${json}" title="${title}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:type" content="website" />
    <meta property="og:url" content="${there}" />
    <meta property="og:image" content="${new URL('app-icons/icon-512.png', site).href}" />
    <meta http-equiv="refresh" content="0; url=${to}" />
  </head>
  <body>
    <p><a href="${to}">${title}</a></p>
  </body>
</html>
`;
};
