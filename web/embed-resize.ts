// A script for pages with iframes of this site: gives each iframe the height that its board needs, and tells it whether
// its surroundings are light or dark.
import { embedVersion, readHeight, type EmbedWish } from './core/embed-settings';
import { throttle } from './core/throttle';
import { isBackdropDark } from './element/shared/look/backdrop';

const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
const folder = new URL('.', script);

const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(folder.href));

const say = (frame: HTMLIFrameElement, wish: EmbedWish) => {
  frame.contentWindow?.postMessage({ retrace: embedVersion, ...wish }, '*');
};

const tellScheme = (frame: HTMLIFrameElement) => {
  say(frame, { type: 'scheme', scheme: isBackdropDark(frame) ? 'dark' : 'light' });
};

const { run: sometimes } = throttle((call) => setTimeout(call, 100));

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  // A sandboxed frame has the origin `null`.
  const height = [folder.origin, 'null'].includes(origin) ? readHeight(data) : undefined;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame || height === undefined) return;
  sometimes(String(frames().indexOf(frame)), () => {
    frame.style.height = `${height}px`;
    tellScheme(frame);
  });
});

// Asks boards that reported their height before this script was loaded.
for (const frame of frames()) say(frame, { type: 'ask' });

/** Requested at most once a frame, however much of the page has changed. */
let frameDue = 0;
function look(): void {
  cancelAnimationFrame(frameDue);
  frameDue = requestAnimationFrame(() => {
    for (const frame of frames()) tellScheme(frame);
  });
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
addEventListener('transitionend', ({ propertyName }) => {
  if (propertyName.endsWith('color')) look();
});
const themes = new MutationObserver(look);
for (const root of [document.documentElement, document.body]) {
  themes.observe(root, { attributes: true });
}
