// The pages that an embed is read on: light and dark ones that say so in every way, or not at all, for readers whose system is
// light or dark. The contrast of every text is computed from pixels.
import type { Browser, Page } from '@playwright/test';
import { contrasts } from './support/contrast';
import { expect, test as onHosts } from './support/hosts';
import { inkala } from './support/puzzles';

const test = onHosts.extend<{ inSystem: (scheme: Scheme, address: string) => Promise<Page> }>({
  // Firefox takes the system's theme from a preference at its start, so each scheme has a Firefox of its own.
  inSystem: async ({ page, playwright, browserName, channel, launchOptions }, use) => {
    const firefoxes: Browser[] = [];
    const pages = new Map<Scheme, Page>();
    const startFirefox = async (scheme: Scheme) => {
      const browser = await playwright.firefox.launch({
        ...launchOptions,
        ...(channel !== undefined && { channel }),
        firefoxUserPrefs: {
          ...launchOptions.firefoxUserPrefs,
          'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
        },
      });
      firefoxes.push(browser);
      return browser.newPage();
    };
    await use(async (scheme, address) => {
      const shown =
        pages.get(scheme) ?? (browserName === 'firefox' ? await startFirefox(scheme) : page);
      pages.set(scheme, shown);
      await shown.emulateMedia({ colorScheme: scheme });
      if (shown.url() === address) return shown;
      // The window is as tall as the board, so that one picture shows all of it.
      await shown.setViewportSize({ width: 800, height: 1140 });
      await shown.goto(address);
      await expect(shown.getByRole('gridcell')).toHaveCount(81);
      await expect(shown.frameLocator('iframe').getByRole('gridcell')).toHaveCount(81);
      return shown;
    });
    for (const browser of firefoxes) await browser.close();
  },
});

test.use({
  // Playwright writes an inline style into every frame of which Firefox takes a picture.
  allowedFaults: [[/blocked an inline style/], { scope: 'test' }],
});

const grounds = { light: '#fff', dark: '#111' } as const;
type Scheme = keyof typeof grounds;
const schemes = ['light', 'dark'] as const;

interface Post {
  head?: string;
  around?: string;
  /** The colour scheme of the page around the frame, where the page declares one. */
  place?: Scheme;
  /** Whether the page lacks the script that tells a frame the scheme of its surroundings. */
  isFrameAlone?: boolean;
}

const ground = (scheme: Scheme) =>
  `<style>body { background: ${grounds[scheme]}; color: ${scheme === 'dark' ? '#eee' : '#111'} }</style>`;

/** The ways in which a page declares its colour scheme. */
const saying: Readonly<Record<string, (scheme: string) => Post>> = {
  'a meta element': (scheme) => ({ head: `<meta name="color-scheme" content="${scheme}">` }),
  'its root': (scheme) => ({ head: `<style>:root { color-scheme: ${scheme} }</style>` }),
  'an ancestor': (scheme) => ({ around: `color-scheme: ${scheme}` }),
  nothing: () => ({}),
};

const posts = new Map<string, Post>();
for (const place of schemes) {
  for (const [name, say] of Object.entries(saying)) {
    const { head = '', around } = say(place);
    posts.set(`a ${place} page that says so by ${name}`, {
      head: head + ground(place),
      ...(around !== undefined && { around }),
      place,
    });
  }
  const other = place === 'light' ? 'dark' : 'light';
  posts.set(`a ${place} page that says it has both, and has not`, {
    head: `<meta name="color-scheme" content="light dark">${ground(place)}`,
    place,
  });
  posts.set(`a ${place} page that says it is ${other}`, {
    head: `<style>:root { color-scheme: ${other} }</style>${ground(place)}`,
    place,
  });
  posts.set(`a ${place} card on a page of the other kind`, {
    head: ground(other),
    around: `background: ${grounds[place]}; color: ${grounds[other]}; padding: 1rem`,
    place,
  });
  posts.set(`a ${place} page without the script for frames`, {
    head: ground(place),
    isFrameAlone: true,
  });
  posts.set(`a picture, on a ${place} page`, {
    head: ground(place),
    around: 'background: repeating-linear-gradient(45deg, #000 0 9px, #fff 9px 18px)',
  });
}
posts.set('a page that has both', {
  head: `<style>:root { color-scheme: light dark } body { background: light-dark(#fff, #111) }</style>`,
});

/** Whether the frame has a dark ground. */
const isFrameDark = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return Number(/\d+/.exec(backgroundColor)?.[0]) < 128;
  });

test('every text is readable on any page, whatever the system’s theme', async ({
  host,
  widget,
  baseURL,
  inSystem,
}) => {
  // Firefox takes pictures slowly, and each page needs two.
  test.slow();
  const site = baseURL ?? '';
  for (const [name, { head = '', around = '', place, isFrameAlone }] of posts) {
    const html = `<!doctype html><html lang="en"><head><title>A post</title>${head}
      <style>main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start }
        iframe { border: 0; inline-size: 100% }</style>
      <script type="module" src="${widget}"></script>
      ${isFrameAlone ? '' : `<script async src="${site}/embed/resize.js"></script>`}</head>
      <body><main style="${around}">
      <retrace-sudoku puzzle="${inkala}"></retrace-sudoku>
      <iframe title="Sudoku" height="1400" src="${site}/embed/?puzzle=${inkala}&lang=en"></iframe>
      </main></body></html>`;
    const address = host.put({ html });
    for (const colorScheme of schemes) {
      const page = await inSystem(colorScheme, address);
      const message = `on ${name}, in a ${colorScheme} system`;
      if (place) {
        await expect.poll(() => isFrameDark(page), { message }).toBe(place === 'dark');
      }
      await expect
        .poll(async () => (await contrasts(page)).filter(({ contrast }) => contrast < 4.5), {
          message,
        })
        .toEqual([]);
    }
  }
});
