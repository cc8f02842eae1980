// Serves dist/ as production should: strict headers, compressed, hashed files cached for good.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersOf } from './headers.mjs';
import { Stop, command, root } from './run.mjs';

const dist = join(root, 'dist');

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * What is served, and under which path; both are for tests alone.
 * @typedef {{ folder: string, base: string }} Site
 */

/** The file a request path names, or undefined when there is none in the site. @param {string} url @param {Site} site */
function fileOf(url, { folder, base }) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || !path.startsWith(base)) return undefined;
  const within = path.slice(base.length - 1);
  const file = normalize(join(folder, within.endsWith('/') ? `${within}index.html` : within));
  if (!file.startsWith(folder + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Vite puts a content hash into the name of everything in assets/. @param {string} path within the site */
const isHashed = (path) => path.startsWith('assets/');

/** @type {Map<string, Buffer>} compressed bodies by encoding, file and time of change */
const compressed = new Map();

/** @param {string} file @param {string} accepted the request's Accept-Encoding */
function compressedBody(file, accepted) {
  if (!/\.(html|m?js|css|json|map|txt|wasm|webmanifest|svg)$/.test(file)) return undefined;
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return undefined;
  const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
  let body = compressed.get(key);
  if (!body) {
    const bytes = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    body = encoding === 'br' ? brotliCompressSync(bytes, quality) : gzipSync(bytes);
    compressed.set(key, body);
  }
  return { encoding, body };
}

/** @param {Site} site @returns {import('node:http').RequestListener} */
const answerFrom = (site) => (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headersOf(''), Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(request.url ?? '/', site);
  if (!file) {
    response.writeHead(404, { ...headersOf(''), 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const path = relative(site.folder, file).replaceAll(sep, '/');
  const body = compressedBody(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...headersOf(path),
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(body && { 'Content-Encoding': body.encoding }),
    'Content-Length': body ? body.body.length : statSync(file).size,
  });
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body.body);
  else createReadStream(file).pipe(response);
};

/** `localhost` may mean either; where the machine has no IPv6, the first alone serves. */
const loopbacks = ['127.0.0.1', '::1'];

/**
 * Starts serving to this machine; resolves once requests are answered.
 * @param {number} port
 * @param {{ orNextFree: boolean } & Partial<Site>} options
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serve(port, { orNextFree, folder = dist, base = '/' }) {
  const answer = answerFrom({ folder, base });
  const last = orNextFree ? Math.min(port + 20, 65535) : port;
  for (let candidate = port; candidate <= last; candidate += 1) {
    const servers = await listenOnLoopbacks(candidate, answer);
    if (servers) return { port: candidate, close: () => closeAll(servers) };
  }
  const tried = last > port ? `Ports ${port} to ${last} are` : `Port ${port} is`;
  throw new Stop(`${tried} in use; choose another: npm start -- --port N`, 2);
}

/**
 * @param {number} port
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<import('node:http').Server[] | undefined>} nothing when someone else has the port
 */
async function listenOnLoopbacks(port, answer) {
  /** @type {import('node:http').Server[]} */
  const servers = [];
  for (const host of loopbacks) {
    const server = createServer(answer);
    const code = await listen(server, port, host);
    if (code === undefined) servers.push(server);
    else if (code === 'EADDRINUSE') {
      closeAll(servers);
      return undefined;
    } else if (code === 'EACCES') {
      throw new Stop(`Port ${port} may not be used by this user; choose one above 1023`, 2);
    }
  }
  if (servers.length === 0) throw new Stop(`Port ${port} cannot be opened on ${loopbacks[0]}`);
  return servers;
}

/** @param {readonly import('node:http').Server[]} servers */
function closeAll(servers) {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code, if it cannot listen
 */
function listen(server, port, host) {
  return new Promise((resolve) => {
    server.once('listening', () => resolve(undefined));
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? ''));
    server.listen({ port, host, ipv6Only: host === '::1' });
  });
}

// Playwright and the other browser runs start the built page with: node scripts/serve.mjs PORT
if (process.argv[1]?.endsWith('serve.mjs')) {
  await command(async () => {
    const { port } = await serve(Number(process.argv[2] ?? 4173), { orNextFree: false });
    console.log(`http://localhost:${port}`);
  });
}
