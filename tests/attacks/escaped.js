// Stands in for a worker of the sandbox that a program has taken over whole: it is any script, tries every way out, and tells what it got.
self.onmessage = async ({ ports: [port] }) => {
  const site = 'SITE';
  const got = [];
  const tries = async (way, reach) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 2000));
    try {
      const found = await Promise.race([reach(), late]);
      if (found !== undefined) got.push(`${way}: ${String(found)}`);
    } catch {
      // Refused, as it should be.
    }
  };
  const opened = (made, event) =>
    new Promise((resolve, reject) => {
      made[`on${event}`] = () => resolve(event);
      made.onerror = reject;
    });
  await Promise.all([
    tries('origin', async () => (self.origin === 'null' ? undefined : self.origin)),
    tries('fetch', () => fetch(`${site}/leak-fetch`)),
    tries('fetch without CORS', () => fetch(`${site}/leak-no-cors`, { mode: 'no-cors' })),
    tries('fetch elsewhere', () => fetch('http://127.0.0.1:1/leak')),
    tries('fetch of data', () => fetch('data:text/plain,x')),
    tries('XMLHttpRequest', () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${site}/leak-xhr`);
      request.send();
      return opened(request, 'load');
    }),
    tries('WebSocket', () => opened(new WebSocket(`${site.replace('http', 'ws')}/leak`), 'open')),
    tries('EventSource', () => opened(new EventSource(`${site}/leak-events`), 'open')),
    tries('WebTransport', () => new WebTransport(`${site}/leak`).ready),
    tries('importScripts', async () => importScripts(`${site}/leak.js`) ?? 'imported'),
    tries('import', () => import(`${site}/leak-module.js`)),
    tries('import of data', () => import('data:text/javascript,export default 1')),
    tries('Worker', () => opened(new Worker(`${site}/leak-worker.js`), 'message')),
    tries('eval', async () => (0, eval)('1')),
    tries('Function', async () => new Function('return 1')()),
    tries('caches', async () => {
      for (const name of await caches.keys()) return name;
      const mine = await caches.open('x');
      return (await caches.match(`${site}/index.html`)) && mine;
    }),
    tries('indexedDB', () => opened(indexedDB.open('leak'), 'success')),
    tries('files', () => navigator.storage.getDirectory()),
    tries('locks', () => navigator.locks.request('leak', () => 'held')),
    tries('serviceWorker', async () => {
      const [known] = await navigator.serviceWorker.getRegistrations();
      return known?.scope;
    }),
  ]);
  // The page notes what comes by this name, and a page of its own origin would hear it.
  await tries('BroadcastChannel', async () => new BroadcastChannel('leak').postMessage('x'));
  self.postMessage('x');
  port.onmessage = ({ data: { type } }) => {
    const say = (message) => port.postMessage(message);
    if (type === 'load') say({ type: 'loaded' });
    if (type === 'prepare') say({ type: 'prepared', diagnostics: [] });
    if (type !== 'run') return;
    say({ type: 'started' });
    say({ type: 'printed', text: JSON.stringify(got) });
    say({ type: 'ended', ending: { kind: 'finished', exitCode: 0 }, milliseconds: 1 });
  };
};
