// oEmbed for a site whose address is known when it is built: RETRACE_SITE=https://example.org/sudoku/ npm run build.
// A description of the embed and the link in index.html by which others find it. A static host answers every address
// alike, and what is behind # never reaches it: so the board is the one that the page opens with.
import { Stop } from './run.mjs';

const size = { width: 640, height: 720 };

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
        const source = JSON.stringify(description(siteOf(site), title, puzzle), null, 2);
        this.emitFile({ type: 'asset', fileName: 'oembed.json', source: `${source}\n` });
      },
    },
  };
};

/** An address that ends in a slash, as everything in it is relative to it. @param {string | undefined} site */
export function siteOf(site = '') {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !url.pathname.endsWith('/') ||
    url.search ||
    url.hash
  ) {
    throw new Stop(
      `RETRACE_SITE is no address of a folder, such as https://example.org/sudoku/: ${site}`,
    );
  }
  return url;
}

/** @param {URL} site @param {string} title @param {string} puzzle */
function description(site, title, puzzle) {
  const frame = new URL(`embed/?puzzle=${puzzle}`, site).href;
  const { width, height } = size;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Retrace',
    provider_url: site.href,
    html: `<iframe src="${frame}" title="${title}" width="${width}" height="${height}" style="border: 0" loading="lazy"></iframe>`,
    width,
    height,
  };
}
