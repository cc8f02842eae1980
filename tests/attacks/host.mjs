// Serves the built page as a host with the documented headers does, or as one that sends none; and notes what is asked for.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { headersOf } from '../../scripts/headers.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../../scripts/run.mjs';
import { answerFrom } from '../../scripts/site.mjs';

const ours = new Set(Object.keys(headersOf('index.html')));

/**
 * `replaced`: scripts to serve in place of those of the build whose names begin so; SITE in them becomes the host's own address.
 * `policy`: to send in place of the documented one.
 * @param {{ sendsHeaders: boolean, policy?: string, replaced?: Readonly<Record<string, string>> }} how
 */
export async function openHost({ sendsHeaders, policy, replaced = {} }) {
  const answer = answerFrom({ folder: join(root, 'dist'), base: '/', compressed: false });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (ours.has(name) && !sendsHeaders) return response;
      return set(name, name === 'Content-Security-Policy' ? (policy ?? value) : value);
    };
    const script = Object.entries(replaced).find(([name]) => path.startsWith(`/assets/${name}-`));
    if (!script) return answer(request, response);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(script[1].replaceAll('SITE', origin));
  });
  await new Promise((resolve) => server.listen(port, 'localhost', () => resolve(undefined)));
  return {
    origin,
    /** The paths asked for so far that a program must not reach. */
    reached: () => asked.filter((path) => path.includes('leak')),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
