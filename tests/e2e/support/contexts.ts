// Browser contexts and pages that tests use one after another: each finds nothing of those before.
import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';

/** Something small of each origin that tests open; it also keeps the process that its pages find fonts and files in. */
const hosts = ['localhost', '127.0.0.1'];

/** Functions whose effect would stay with a page: a test that calls one has the page for good. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] as const;

/** The media that a context's pages have until a test sets others. */
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
  /** Stay open, one of each host. */
  readonly keepers: readonly Page[];
  /** The page of the next test. */
  page?: Page | undefined;
}

/**
 * Half of the time of a short test would go by while a context, a page and their process come up: fonts are found and files
 * read once more, and Firefox opens a window.
 */
export class SharedContexts {
  readonly #browser: Browser;
  #shared: Shared[] = [];
  readonly #spent = new WeakSet<Page>();
  /** Pages on which a test has set a colour scheme or the like. */
  readonly #emulating = new WeakSet<Page>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A context as the running test wants it, which `key` stands for.
   * @param baseURL of the site, whose storage is cleared after each test
   * @param media of its own, beside the usual ones
   */
  async take(key: string, baseURL: string, media: Media = {}): Promise<Shared> {
    const found = this.#shared.find((each) => each.key === key);
    // Each holds two processes.
    const shared = found ?? (await this.#open(key, baseURL, { ...usualMedia, ...media }));
    this.#shared = [shared, ...this.#shared.filter((each) => each !== shared)];
    for (const { context } of this.#shared.splice(2)) await context.close();
    return shared;
  }

  async #open(key: string, baseURL: string, media: Media): Promise<Shared> {
    const context = await this.#browser.newContext();
    // It would stay, for every page to come.
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
      // A session can do anything to a page.
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

  /** The page of a test in this context, blank: the one of the test before, where that left it as it was. */
  async pageIn(context: BrowserContext): Promise<Page> {
    const shared = this.#shared.find((each) => each.context === context);
    if (!shared) return context.newPage();
    const page = (shared.page ??= this.#watched(await context.newPage()));
    // Another one that is closed by now may have been before it, and has the focus.
    await page.bringToFront();
    // Chromium refuses a second one that nobody clicked for just before.
    page.once('download', () => this.#spent.add(page));
    // Firefox does not tell that those of the pages before have ended.
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

  /** Takes away what a test has left. */
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
      return false; // It crashed, or does not answer.
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#shared) await context.close();
  }
}

/** The workers of a page, also where the page lists only those of its test. */
function workersOf(page: Page): Worker[] {
  const prototype = Object.getPrototypeOf(page) as Page;
  return prototype.workers.call(page);
}

/** Forgets the page's own state, which the next page would have as well. */
function forgetOwn(): void {
  window.name = '';
  // A blank page or one without storage has none.
  if (origin !== 'null') sessionStorage.clear();
}

/** A race against a timer: `page.waitForFunction` would load all the code that finds elements into the page. @param timeout in milliseconds */
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

/** In a page of the origin. */
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
