// Other people's pages: a server of another origin whose documents and headers a test chooses.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test';

export interface HostPage {
  html: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Host {
  readonly origin: string;
  /** Adds a page to the server and gives its address. */
  put(page: HostPage): string;
}

interface Embedding {
  /** The policy of the post, in which ORIGIN stands for the origin of the widget. */
  policy?: string;
  /** The address of the script; by default that of the widget. */
  script?: string;
}

interface Fixtures {
  host: Host;
  /** Opens a post that has this in its body, and the widget. */
  embed: (body: string, how?: Embedding) => Promise<void>;
  /** The address of the widget, which is of another origin. */
  widget: string;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  host: async ({}, use) => {
    const pages = new Map<string, HostPage>();
    const server = createServer((request, response) => {
      if (request.url === '/favicon.ico') {
        response.writeHead(204).end();
        return;
      }
      const page = pages.get(request.url ?? '');
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers };
      response.writeHead(page ? 200 : 404, headers).end(page?.html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${String(port)}`;
    await use({
      origin,
      put: (page) => {
        const path = `/${String(pages.size)}.html`;
        pages.set(path, page);
        return origin + path;
      },
    });
    server.close();
    server.closeAllConnections();
  },
  widget: async ({ baseURL }, use) => {
    await use(`${baseURL ?? ''}/widget/retrace.js`);
  },
  embed: async ({ page, host, widget }, use) => {
    await use(async (body, { policy = '', script = widget } = {}) => {
      const origin = new URL(script).origin;
      const headers = policy && { 'Content-Security-Policy': policy.replace('ORIGIN', origin) };
      await page.goto(host.put({ html: post(script, body), ...(headers && { headers }) }));
    });
  },
});

export { expect } from './test';

/** A blog post that contains the widget; its nonce is that of a policy in policies.ts. */
export const post = (script: string, body: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>A post about backtracking</title></head>
  <body>
    <h1>A post about backtracking</h1>
    ${body}
    <script nonce="post" type="module" src="${script}"></script>
  </body>
</html>`;

/** Messages about requests that the policies here block on purpose, and about the icon that none of them allows. */
export const blocked = [
  /favicon\.ico/,
  /Creating a worker from 'blob:/,
  /blocked a worker script/,
  /blocked WebAssembly/,
];
