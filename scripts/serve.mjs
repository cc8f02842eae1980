// Serves dist/ to this machine as in production; run with a port by the tests, or by `npm start`.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Stop, command, root } from './run.mjs';
import { answerFrom } from './site.mjs';

const dist = join(root, 'dist');

/** `localhost` may mean either; on a machine without IPv6 only the first is served. */
const loopbacks = ['127.0.0.1', '::1'];

/**
 * Starts serving to this machine; resolves once requests are answered.
 * @param {number} port
 * @param {{ orNextFree: boolean } & Partial<import('./site.mjs').Site>} options only tests use another folder or path
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serve(port, { orNextFree, folder = dist, base = '/', compressed = true }) {
  const answer = answerFrom({ folder, base, compressed });
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
 * @returns {Promise<import('node:http').Server[] | undefined>} undefined when the port is taken
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
