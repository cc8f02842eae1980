// Answers requests for the files of a built page: with production's headers, an ETag, ranges and compression.
import { realpathSync, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { isAbsolute, join, relative, sep } from 'node:path';
import compression from 'compression';
import send from 'send';
import { headersOf, sentWith } from './headers.mjs';

/**
 * The served folder, and its path; `compressed`: false for a test that fills a cache, where compressing would take long.
 * @typedef {{ folder: string, base: string, compressed?: boolean }} Site
 */

const compress = compression({
  // A range counts the bytes of the uncompressed file, so a partial response is not compressed.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

/** @type {typeof compress} */
const asItIs = (_request, _response, next) => {
  next();
};

/** @param {Site} site @returns {import('node:http').RequestListener} */
export const answerFrom = (site) => (request, response) => {
  const first = site.compressed === false ? asItIs : compress;
  first(request, response, () => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      answer(request, response, site);
    } else {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405);
    }
  });
};

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Site} site
 */
function answer(request, response, { folder, base }) {
  const asked = pathAsked(request.url ?? '/');
  if (asked === undefined) return refuse(response, 400);
  const root = realpathSync(folder);
  if (`${asked}/` === base) return toFolder(response, asked, request.url ?? '');
  const inSite = asked.startsWith(base) ? asked.slice(base.length) : undefined;
  const path = inSite === undefined ? undefined : fileIn(root, inSite);
  if (path === undefined && inSite !== undefined && fileIn(root, `${inSite}/`) !== undefined) {
    return toFolder(response, asked, request.url ?? '');
  }
  if (path === undefined) return refuse(response, 404);
  send(request, encodeURI(path), { root, cacheControl: false, index: false })
    .on('headers', () => {
      setHeaders(response, sentWith(path));
    })
    .on('error', (/** @type {{ status: number }} */ { status }) => {
      refuse(response, status);
    })
    .pipe(response);
}

/**
 * `/embed` is redirected to `/embed/`. The address is relative to its parent, so that no path can name another host.
 * @param {import('node:http').ServerResponse} response
 * @param {string} asked
 * @param {string} url
 */
function toFolder(response, asked, url) {
  const query = url.indexOf('?');
  const name = encodeURIComponent(asked.slice(asked.lastIndexOf('/') + 1));
  response.setHeader('Location', `./${name}/${query < 0 ? '' : url.slice(query)}`);
  refuse(response, 301);
}

/** The decoded path in a request line; undefined where there is none. @param {string} url */
function pathAsked(url) {
  try {
    // Most request lines have a path, which might begin with another host; some have a whole address.
    const { pathname } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * The path of the requested file from the root. Symbolic links are resolved first, so that a file outside of the root
 * counts as missing, by whatever path.
 * @param {string} root without symbolic links
 * @param {string} asked
 */
function fileIn(root, asked) {
  try {
    const file = realpathSync(join(root, /(^|\/)$/.test(asked) ? `${asked}index.html` : asked));
    const path = relative(root, file);
    const isOutside = path.split(sep)[0] === '..' || isAbsolute(path);
    return isOutside || !statSync(file).isFile() ? undefined : path.replaceAll(sep, '/');
  } catch {
    return undefined; // no such file, a file taken for a folder, a name too long, links in a circle
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status */
function refuse(response, status) {
  if (response.headersSent) {
    response.destroy(); // reading the file failed half-way
    return;
  }
  for (const ofFile of ['Cache-Control', 'Content-Length', 'ETag', 'Last-Modified']) {
    response.removeHeader(ofFile);
  }
  setHeaders(response, { ...headersOf(''), 'Content-Type': 'text/plain; charset=utf-8' });
  response.statusCode = status;
  response.end(`${STATUS_CODES[status] ?? status}\n`);
}

/** @param {import('node:http').ServerResponse} response @param {Record<string, string>} headers */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
