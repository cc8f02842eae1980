// Browser contexts and pages that tests reuse one after another; each test finds no traces of the tests before.
import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';

/** The hosts that tests open. A small page of each stays open, which keeps the process with its fonts and files. */
const hosts = ['localhost', '127.0.0.1'];

/** Functions with a lasting effect on a page: a test that calls one keeps the page for itself. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] as const;

/** The media settings that pages of a context have until a test sets others. */
export type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
/** See `isUsual` in test.ts. */
const usualMedia: Media = {
  media: null,
  colorScheme: 'light',
  forcedColors: null,
  reducedMotion: null,
};

/** The events that tests listen to. */
const heard = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'] as const;

interface Shared {
  readonly key: string;
  readonly context: BrowserContext;
  readonly media: Media;
  /** Blank pages that stay open, one of each host. */
  readonly keepers: readonly Page[];
  /** The page of the next test. */
  page?: Page | undefined;
}

/**
 * Creating a context, a page and its process would take half of the time of a short test: fonts and files are read again,
 * and Firefox opens a window.
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
   * A context as the running test wants it, identified by `key`.
   * @param baseURL of the site, whose storage is cleared after each test
   * @param media of its own, beside the usual ones
   */
  async take(key: string, baseURL: string, media: Media = {}): Promise<Shared> {
    const found = this.#shared.find((each) => each.key === key);
    // Each context holds two processes.
    const shared = found ?? (await this.#open(key, baseURL, { ...usualMedia, ...media }));
    this.#shared = [shared, ...this.#shared.filter((each) => each !== shared)];
    for (const { context } of this.#shared.splice(2)) await context.close();
    return shared;
  }

  async #open(key: string, baseURL: string, media: Media): Promise<Shared> {
    const context = await this.#browser.newContext();
    // The function's effect would stay for all later pages.
    context.clock.install = () => Promise.reject(new Error('a clock is for an own context'));
    const keepers = await Promise.all(
      hosts.map(async (hostname) => {
        const page = await context.newPage();
        await page.goto(Object.assign(new URL('/404.html', baseURL), { hostname }).href);
        return page;
      }),
    );
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = (page) => {
      // A session can do anything to a page, so the page is not reused.
      this.#spent.add('context' in page ? page : page.page());
      return newSession(page);
    };
    return { key, context, media, keepers };
  }

  /** A note in the storage of the site, as of an earlier visit. */
  async note({ keepers: [keeper] }: Shared, name: string, value: string): Promise<void> {
    await keeper?.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
      },
      [name, value] as const,
    );
  }

  /** A blank page in this context: the one of the test before, if that left it as it was. */
  async pageIn(context: BrowserContext): Promise<Page> {
    const shared = this.#shared.find((each) => each.context === context);
    if (!shared) return context.newPage();
    const page = (shared.page ??= this.#watched(await context.newPage()));
    // A page that is closed by now may have been in front and had the focus.
    await page.bringToFront();
    // Chromium refuses a second download that nobody clicked for just before.
    page.once('download', () => this.#spent.add(page));
    // Firefox does not report that the workers of earlier pages have ended.
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

/** All workers of a page; `page.workers()` may list only those of its test. */
function workersOf(page: Page): Worker[] {
  const prototype = Object.getPrototypeOf(page) as Page;
  return prototype.workers.call(page);
}

/** Clears the page's own session, which the next page would share. */
function forgetOwn(): void {
  window.name = '';
  // A blank page or one without storage has nothing to clear.
  if (origin !== 'null') sessionStorage.clear();
}

/** Races against a timer: `page.waitForFunction` would inject Playwright's selectors. @param timeout in milliseconds */
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

/** Runs in a page of the origin. */
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
