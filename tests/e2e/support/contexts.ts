// Browser contexts and pages that tests reuse one after another; each test finds no traces of earlier tests.
import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';

/** The hosts of the pages that tests open. A small page of each host stays open to keep the process, its fonts and its files. */
const hosts = ['localhost', '127.0.0.1'];

/** Playwright's functions with a lasting effect on a page; a page on which a test has called one is not reused. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] as const;

/** The media settings that pages of a context have until a test sets others. */
export type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
/** The media settings of the shared contexts, which the tests use that `isUsual` in test.ts picks. */
const usualMedia: Media = {
  media: null,
  colorScheme: 'light',
  forcedColors: null,
  reducedMotion: null,
};

/** The events to which tests listen. */
const heard = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'] as const;

interface Shared {
  readonly key: string;
  readonly context: BrowserContext;
  readonly media: Media;
  /** Pages that stay open, one for each host. */
  readonly keepers: readonly Page[];
  /** The page that the next test gets. */
  page?: Page | undefined;
}

/**
 * Contexts and pages are shared because a new context with a page and process takes half of the time of a short test: fonts and
 * files are read again, and Firefox opens a window.
 */
export class SharedContexts {
  readonly #browser: Browser;
  #shared: Shared[] = [];
  readonly #spent = new WeakSet<Page>();
  /** Pages on which a test has set a colour scheme or other media. */
  readonly #emulating = new WeakSet<Page>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * The context for the running test, identified by `key`.
   * @param baseURL of the site, whose storage is cleared after each test
   * @param media that differ from the usual ones
   */
  async take(key: string, baseURL: string, media: Media = {}): Promise<Shared> {
    const found = this.#shared.find((each) => each.key === key);
    // Each context holds two processes, so only two contexts stay open.
    const shared = found ?? (await this.#open(key, baseURL, { ...usualMedia, ...media }));
    this.#shared = [shared, ...this.#shared.filter((each) => each !== shared)];
    for (const { context } of this.#shared.splice(2)) await context.close();
    return shared;
  }

  async #open(key: string, baseURL: string, media: Media): Promise<Shared> {
    const context = await this.#browser.newContext();
    // A stopped clock would stay stopped in all later pages.
    context.clock.install = () => Promise.reject(new Error('a clock is for an own context'));
    const keepers: Page[] = [];
    for (const hostname of hosts) {
      const page = await pageOf(context);
      await page.goto(Object.assign(new URL('/404.html', baseURL), { hostname }).href);
      keepers.push(page);
    }
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = (page) => {
      // A session can do anything to a page, so the page is not reused.
      this.#spent.add('context' in page ? page : page.page());
      return newSession(page);
    };
    return { key, context, media, keepers };
  }

  /** Writes a note into the site's storage, as an earlier visit would have done. */
  async note({ keepers: [keeper] }: Shared, name: string, value: string): Promise<void> {
    await keeper?.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
      },
      [name, value] as const,
    );
  }

  /** A blank page in this context: the page of the last test, if that test has left it clean. */
  async pageIn(context: BrowserContext): Promise<Page> {
    const shared = this.#shared.find((each) => each.context === context);
    if (!shared) return pageOf(context);
    const page = (shared.page ??= this.#watched(await pageOf(context)));
    // Another page, closed by now, may have been in front and had the focus.
    await page.bringToFront();
    // Chromium refuses a second download without a click, so a page with a download is not reused.
    page.once('download', () => this.#spent.add(page));
    // Firefox does not report the end of earlier pages' workers, so they are left out here.
    const before = new Set(workersOf(page));
    page.workers = () => workersOf(page).filter((worker) => !before.has(worker));
    return page;
  }

  #watched(page: Page): Page {
    for (const name of lasting) {
      const original = page[name].bind(page) as (...given: unknown[]) => Promise<never>;
      page[name] = (...given: unknown[]) => {
        this.#spent.add(page);
        return original(...given);
      };
    }
    const emulateMedia = page.emulateMedia.bind(page);
    page.emulateMedia = (media) => {
      this.#emulating.add(page);
      return emulateMedia(media);
    };
    return page;
  }

  /** Removes the traces of a test. */
  async leave(shared: Shared, size: { width: number; height: number }): Promise<void> {
    const { context, keepers, page, media } = shared;
    if (page && !(await this.#isBlankAgain(page, size, media))) shared.page = undefined;
    const stay = [...keepers, shared.page];
    const others = context.pages().filter((each) => !stay.includes(each));
    await Promise.all(others.map((each) => each.close()));
    await Promise.all([
      context.unrouteAll(),
      context.clearPermissions(),
      context.clearCookies(),
      ...keepers.map((keeper) => keeper.evaluate(clearStorage)),
    ]);
  }

  async #isBlankAgain(
    page: Page,
    size: { width: number; height: number },
    media: Media,
  ): Promise<boolean> {
    if (page.isClosed() || this.#spent.has(page)) return false;
    try {
      for (const event of heard) page.removeAllListeners(event);
      await page.unrouteAll();
      const timeout = 5000;
      await within(timeout, page.evaluate(forgetOwn));
      await page.goto('about:blank', { timeout });
      if (this.#emulating.has(page)) await page.emulateMedia(media);
      this.#emulating.delete(page);
      const now = page.viewportSize();
      if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      return true;
    } catch {
      return false; // The page crashed, or does not answer.
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#shared) await context.close();
  }
}

/** A new page. Firefox refuses one while a window of an earlier context is being closed, so a second try follows. */
const pageOf = (context: BrowserContext): Promise<Page> =>
  context.newPage().catch(() => context.newPage());

/** All workers of a page, also where `page.workers` is replaced by the list of those of its test. */
function workersOf(page: Page): Worker[] {
  const prototype = Object.getPrototypeOf(page) as Page;
  return prototype.workers.call(page);
}

/** Clears the page's window name and session storage, which the next page would share. */
function forgetOwn(): void {
  window.name = '';
  // A blank page or one without storage has nothing to clear.
  if (origin !== 'null') sessionStorage.clear();
}

/** Rejects after `timeout` milliseconds; `page.waitForFunction` would inject Playwright's scripts into the page. */
async function within<T>(timeout: number, result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer in ${String(timeout)} ms`));
    }, timeout);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Clears the storage of the origin of the page in which this runs. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.onsuccess = resolve;
          deleting.onerror = reject;
        }),
    ),
  );
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
