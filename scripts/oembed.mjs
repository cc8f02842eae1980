// oEmbed for a site whose address is known when it is built: RETRACE_SITE=https://example.org/sudoku/ npm run build.
// Adds a description of the embed, and the link in index.html by which it is found. A static host answers every address
// alike and never sees the part after #, so the description is of the board that the page opens with.
import { Stop } from './run.mjs';

/** @param {string | undefined} site where the page will be @returns {import('vite').Plugin} */
export const oEmbed = (site) => {
  let title = '';
  let puzzle = '';
  return {
    name: 'retrace-oembed',
    apply: () => site !== undefined,
    transformIndexHtml: (html) => {
      title = /<title>([^<]*)</.exec(html)?.[1] ?? '';
      puzzle = /<retrace-sudoku\s+puzzle="([^"]*)"/.exec(html)?.[1] ?? '';
      const attrs = {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: new URL('oembed.json', siteOf(site)).href,
        title,
      };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
    generateBundle: {
      order: 'post',
      handler() {
        const frame = new URL(`embed/?puzzle=${puzzle}`, siteOf(site));
        const source = JSON.stringify(description(siteOf(site), title, frame), null, 2);
        this.emitFile({ type: 'asset', fileName: 'oembed.json', source: `${source}\n` });
      },
    },
  };
};

/** The site with a slash at the end, since everything in it is relative to it. @param {string | undefined} site @param {string} [given] what has named it */
export function siteOf(site = '', given = 'RETRACE_SITE') {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !url.pathname.endsWith('/') ||
    url.search ||
    url.hash
  ) {
    throw new Stop(
      `${given} is no address of a folder, such as https://example.org/sudoku/: ${site}`,
    );
  }
  return url;
}

/** Whatever the mode, the board lays itself out to fit a frame of this size: tests/e2e/oembed.spec.ts. */
const frameSize = { width: 640, height: 640 };

/** For texts and the values of attributes. */
export const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The fields that https://oembed.com defines. @param {URL} site @param {string} title @param {URL} frame the iframe page with its fields */
export function description(site, title, frame) {
  const { width, height } = frameSize;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Retrace',
    provider_url: site.href,
    html: `<iframe src="${escaped(frame.href)}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0" loading="lazy"></iframe>`,
    ...frameSize,
  };
}
