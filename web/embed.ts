// The iframe page: the widget with what the address says, and messages with the page around.
import {
  embedVersion,
  readMessage,
  readOrigin,
  readSettings,
  type EmbedNews,
  type EmbedSettings,
} from './core/embed';

const query = new URLSearchParams(location.search);
const sudoku = document.querySelector('retrace-sudoku');
/** Settings are heard from this origin alone; without one, from nobody. */
const origin = readOrigin(query.get('origin'));

function follow(settings: EmbedSettings): void {
  for (const [name, value] of settings) sudoku?.setAttribute(name, value);
  const lang = settings.get('lang');
  if (lang !== undefined) document.documentElement.lang = lang;
  const theme = settings.get('theme');
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

/** Heights are no secret: where no origin is named, whoever frames this page may hear them. */
function tell(news: EmbedNews): void {
  if (parent !== window) parent.postMessage(news, origin ?? '*');
}

/** Paths beside the widget, from scripts/widget/embed-config.mjs. */
declare const WIDGET_PARTS: Readonly<Record<'board' | 'watch' | 'race', string>>;

/** The parts that a mode needs come along with the widget, not behind it. */
function preloadParts(mode: string | undefined): void {
  const parts = [WIDGET_PARTS.board];
  if (mode === 'watch' || mode === 'race') parts.push(WIDGET_PARTS[mode]);
  for (const part of parts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `../widget/${part}`;
    document.head.append(link);
  }
}

const settings = readSettings(query);
preloadParts(settings.get('mode'));
follow(settings);

addEventListener('message', (event) => {
  if (event.source !== parent || origin === undefined || event.origin !== origin) return;
  const settings = readMessage(event.data);
  if (settings) follow(settings);
});

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  tell({ retrace: embedVersion, type: 'height', height });
}).observe(document.body);

void customElements.whenDefined('retrace-sudoku').then(() => {
  tell({ retrace: embedVersion, type: 'ready' });
});
