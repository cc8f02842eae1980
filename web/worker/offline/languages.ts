// Scripts of a language that was fetched once are there offline: they were kept with its pieces, by the worker that runs them.
import { registerRoute } from 'workbox-routing';

export function serveKeptScripts(scope: string): void {
  const folder = new URL('python/', scope).href;
  registerRoute(
    ({ url }) => url.href.startsWith(folder) && url.pathname.endsWith('.mjs'),
    async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
  );
}
