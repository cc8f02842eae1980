// Embeds offline: the files of embed/ and widget/ that were opened once are kept. Keeping all of them beforehand would
// take more than the page itself, and few visitors open any.
import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** The address without its query: one iframe page serves every puzzle. */
const withoutQuery = (request: Request): string => {
  const url = new URL(request.url);
  url.search = '';
  return url.href;
};

/** The network comes first, so that a new release is never mixed with an old one. */
export function keepEmbeds(scope: string): void {
  const folders = ['embed/', 'widget/'].map((folder) => new URL(folder, scope).href);
  registerRoute(
    ({ url }) => folders.some((folder) => url.href.startsWith(folder)),
    new NetworkFirst({
      plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request)) }],
    }),
  );
}

/** Parts of an earlier release have other names, which no page asks for any more. */
export const forgetEmbeds = (): Promise<boolean> => caches.delete(cacheNames.runtime);
