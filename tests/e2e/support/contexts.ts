// Browser contexts that tests use one after another: each has pages of its own and finds nothing of those before.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Something small of each origin whose pages are to find their process, fonts and files there. */
const hosts = ['localhost', '127.0.0.1'];

interface Shared {
  readonly key: string;
  readonly context: BrowserContext;
  /** Stay open, so that the process stays. */
  readonly keepers: ReadonlySet<Page>;
  readonly session: CDPSession;
}

/**
 * For Chromium: half of the time of a short test goes by while a new process finds its fonts and reads what another
 * one has read before.
 */
export class SharedContexts {
  readonly #browser: Browser;
  #shared: Shared[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * A context as the running test wants it, which `key` stands for.
   * @param baseURL of the site, whose storage is cleared after each test
   */
  async take(key: string, baseURL: string): Promise<Shared> {
    const found = this.#shared.find((each) => each.key === key);
    // Each holds two processes.
    const shared = found ?? (await this.#open(key, baseURL));
    this.#shared = [shared, ...this.#shared.filter((each) => each !== shared)];
    for (const { context } of this.#shared.splice(2)) await context.close();
    return shared;
  }

  async #open(key: string, baseURL: string): Promise<Shared> {
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
    const [first] = keepers;
    if (!first) throw new Error('no page');
    const session = await context.newCDPSession(first);
    return { key, context, keepers: new Set(keepers), session };
  }

  /** Takes away what a test has left. */
  async leave({ context, keepers, session }: Shared, baseURL: string): Promise<void> {
    const others = context.pages().filter((page) => !keepers.has(page));
    await Promise.all(others.map((page) => page.close()));
    await Promise.all([
      context.unrouteAll(),
      context.clearPermissions(),
      ...hosts.map((hostname) => {
        const { origin } = Object.assign(new URL(baseURL), { hostname });
        return session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      }),
    ]);
  }

  async close(): Promise<void> {
    for (const { context } of this.#shared) await context.close();
  }
}
