// The service worker: serves the whole page offline, and embeds that were opened; activates a new version only when asked
// to; hands what is shared to the installed app to the page.
import { sharedKey } from '../../core/intake';
import { keptValues } from '../../core/kept-values';
import { answerWith, fileAt, forgetOthers, keepPage } from './offline-files';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(self.registration.active !== null));
});

self.addEventListener('message', ({ data }) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

// From the first visit on, the page's later requests come from the cache.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const isShare = new URL('share', self.registration.scope).href === url;
  if (method === 'POST' && isShare) event.respondWith(takeShared(event.request));
  const file = method === 'GET' ? fileAt(url) : undefined;
  if (file) event.respondWith(answerWith(file, event));
});

async function takeShared(request: Request): Promise<Response> {
  const page = new URL('./#shared', self.registration.scope);
  try {
    const form = await request.formData();
    const file = form.get('puzzles');
    const texts = ['text', 'url', 'title'].map((name) => form.get(name));
    // The page itself reads the shared file, and says what is wrong with it.
    const shared = file instanceof File && file.size > 0 ? file : texts.filter(Boolean);
    await keptValues.put([sharedKey, shared]);
  } catch {
    return Response.redirect(new URL('./', page), 303);
  }
  return Response.redirect(page, 303);
}

const isSkipWaiting = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
