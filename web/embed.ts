// The iframe page: the widget with what the address says, and messages with the page around.
import {
  embedEvents,
  embedVersion,
  readMessage,
  readOrigin,
  readSettings,
  type EmbedNews,
  type EmbedSettings,
} from './core/embed';
import { throttle } from './core/throttle';
import { FrameScheme } from './embed/scheme';
import { obey, type Command } from './embed/wishes';

const query = new URLSearchParams(location.search);
const sudoku = document.querySelector('retrace-sudoku');
/** Settings and commands are heard from this origin alone; without one, from nobody. */
const origin = readOrigin(query.get('origin'));
const retrace = embedVersion;
const scheme = new FrameScheme();

function follow(settings: EmbedSettings): void {
  for (const [name, value] of settings) {
    if (value === null) sudoku?.removeAttribute(name);
    else sudoku?.setAttribute(name, value);
  }
  const lang = settings.get('lang');
  if (lang) document.documentElement.lang = lang;
  const theme = settings.get('theme');
  if (theme !== undefined) scheme.choose(theme ?? 'auto');
}

/** Heights are no secret: where no origin is named, whoever frames this page may hear them. */
function tell(news: EmbedNews): void {
  if (parent !== window) parent.postMessage(news, origin ?? '*');
}

/** Paths beside the widget, from scripts/widget/embed-config.mjs. */
declare const WIDGET_PARTS: Readonly<
  Record<
    'board' | 'shared' | 'watch' | 'race' | 'explain' | 'searches' | 'paths' | 'recordings',
    string
  >
>;

/** The parts that a mode needs beside the board. */
function partsOf(mode: string | undefined, trace: string | undefined): string[] {
  const { shared, watch, explain, searches, paths, recordings } = WIDGET_PARTS;
  if (trace !== undefined) return [watch, shared, recordings];
  if (mode === 'watch' || mode === 'race') return [WIDGET_PARTS[mode], shared, searches];
  return mode === 'explain' ? [explain, shared, paths] : [];
}

/** They come along with the widget, not behind it. */
function preloadParts(mode: string | undefined, trace: string | undefined): void {
  for (const part of [WIDGET_PARTS.board, ...partsOf(mode, trace)]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `../widget/${part}`;
    document.head.append(link);
  }
}

const settings = readSettings(query);
preloadParts(settings.get('mode') ?? undefined, settings.get('trace') ?? undefined);
follow(settings);

/** The element, once its mode is drawn: where nobody sees the frame no observer would tell that it has become higher. */
async function upgraded(): Promise<HTMLElementTagNameMap['retrace-sudoku'] | undefined> {
  await customElements.whenDefined('retrace-sudoku');
  await sudoku?.whole();
  return sudoku ?? undefined;
}
const ready = upgraded();

/** The height that the page around knows. */
let knownHeight = 0;

/**
 * The height without a scroll bar, which takes some of the width. Where the frame is as high, there is none: its own width would
 * make the text higher than the frame, and so keep it there in Firefox.
 */
function neededHeight(): number {
  const { documentElement: root, body } = document;
  root.style.overflow = 'hidden';
  const height = Math.ceil(body.getBoundingClientRect().height);
  if (innerHeight < height) root.style.overflow = '';
  return height;
}

function tellHeight(): void {
  const height = neededHeight();
  if (height === knownHeight) return;
  knownHeight = height;
  tell({ retrace, type: 'height', height });
}

function tellReady(): void {
  tell({ retrace, type: 'ready' });
  knownHeight = 0;
  tellHeight();
}

const does = async (
  board: HTMLElementTagNameMap['retrace-sudoku'] | undefined,
  command: Command,
  value: number,
): Promise<void> => {
  await (command === 'step' || command === 'seek' ? board?.[command](value) : board?.[command]());
};

/** A page that frames this one may send as many messages as it likes. */
const later = (call: () => void) => setTimeout(call, 100);
const { run: sometimes } = throttle(later);
const wished = obey(
  {
    follow,
    run: (command, value) => {
      // An event reports what goes wrong; what something newer has ended needs no report.
      ready.then((board) => does(board, command, value)).catch(() => undefined);
    },
  },
  later,
);

addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
  const wish = source === parent ? readMessage(data) : undefined;
  if (wish?.type === 'ask') {
    sometimes('ask', () => void ready.then(tellReady));
  }
  if (wish?.type === 'scheme') {
    sometimes('scheme', () => {
      scheme.follow(wish.scheme);
    });
  }
  if (wish && origin !== undefined && from === origin) wished(wish);
});

for (const event of origin === undefined ? [] : embedEvents) {
  sudoku?.addEventListener(`retrace-${event}`, ({ detail }) => {
    tell({ retrace, type: 'event', event, detail });
  });
}

// Before that it would tell the height of an empty page.
void ready.then(() => {
  tellReady();
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener('resize', tellHeight);
});
