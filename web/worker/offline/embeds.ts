// Embeds offline: what of embed/ and widget/ was opened once is kept. All of it beforehand would be more than the
// page itself, and few visitors open any.
import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** An address without its query: one iframe page serves every puzzle. */
const withoutQuery = (request: Request): string => {
  const url = new URL(request.url);
  url.search = '';
  return url.href;
};

/** From the network where there is one, so that a new release is never mixed with an old one. */
export function keepEmbeds(scope: string): void {
  const folders = ['embed/', 'widget/'].map((folder) => new URL(folder, scope).href);
  registerRoute(
    ({ url }) => folders.some((folder) => url.href.startsWith(folder)),
    new NetworkFirst({
      plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request)) }],
    }),
  );
}

/** The parts of the release before have other names, and nobody asks for them any more. */
export const forgetEmbeds = (): Promise<boolean> => caches.delete(cacheNames.runtime);
