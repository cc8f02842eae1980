// The iframe page: the widget with the settings of its address, and messages to and from the page around.
import {
  embedEvents,
  embedVersion,
  readMessage,
  readOrigin,
  readSettings,
  type EmbedNews,
  type EmbedSettings,
} from './core/embed-settings';
import { languageOf } from './core/language';
import { throttle } from './core/throttle';
import { FrameScheme } from './embed/scheme';
import { obey, type Command } from './embed/wishes';

const query = new URLSearchParams(location.search);
const sudoku = document.querySelector('retrace-sudoku');
/** The origin whose settings and commands are heard; without one, none are. */
const origin = readOrigin(query.get('origin'));
const retrace = embedVersion;
const scheme = new FrameScheme();

function follow(settings: EmbedSettings): void {
  for (const [name, value] of settings) {
    if (value === null) sudoku?.removeAttribute(name);
    else sudoku?.setAttribute(name, value);
  }
  const lang = settings.get('lang');
  if (lang && languageOf(lang)) document.documentElement.lang = lang;
  const theme = settings.get('theme');
  if (theme !== undefined) scheme.choose(theme ?? 'auto');
}

/** Heights are not secret: where no origin is named, they are sent to any page that frames this one. */
function tell(news: EmbedNews): void {
  if (parent !== window) parent.postMessage(news, origin ?? '*');
}

/** The file names of the widget's parts, from scripts/widget/builds.mjs. */
declare const WIDGET_PARTS: Readonly<
  Record<
    | 'board'
    | 'shared'
    | 'sentences'
    | 'watch'
    | 'race'
    | 'explain'
    | 'learn'
    | 'searches'
    | 'paths'
    | 'recordings',
    string
  >
>;

/** The parts that a mode needs in addition to the board. */
function partsOf(mode: string | undefined, trace: string | undefined): string[] {
  const { shared, sentences, watch, explain, learn, searches, paths, recordings } = WIDGET_PARTS;
  if (trace !== undefined) return [watch, shared, recordings];
  if (mode === 'lesson') return [learn, watch, shared, searches];
  if (mode === 'watch' || mode === 'race') return [WIDGET_PARTS[mode], shared, searches];
  return mode === 'explain' ? [explain, shared, sentences, paths] : [];
}

/** Has these parts fetched together with the widget, not after it. */
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

/** The element, once its mode is drawn: in a frame out of sight no observer would report that it has grown. */
async function upgraded(): Promise<HTMLElementTagNameMap['retrace-sudoku'] | undefined> {
  await customElements.whenDefined('retrace-sudoku');
  await sudoku?.whole();
  return sudoku ?? undefined;
}
const ready = upgraded();

/** The last height that was sent. */
let knownHeight = 0;

/** The room around the element, in CSS pixels. */
const margins = 12;

/**
 * The height without a scroll bar, which would take some of the width. A frame of that height has none; measured with
 * one, the text would be higher than the frame, and Firefox would keep the scroll bar.
 */
function neededHeight(): number {
  const { documentElement: root } = document;
  root.style.overflow = 'hidden';
  const height = Math.ceil((sudoku?.naturalHeight ?? 0) + margins);
  if (innerHeight < height && !sudoku?.hasAttribute('fits')) root.style.overflow = '';
  return height;
}

/** Whether the page around has given the frame the height that was sent: from then on it follows, and need not be fitted. */
function noticeFollowing(): void {
  if (knownHeight > 0 && innerHeight === knownHeight) sudoku?.classList.add('followed');
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

/** Throttled: a page that frames this one may send any number of messages. */
const later = (call: () => void) => setTimeout(call, 100);
const { run: sometimes } = throttle(later);
const wished = obey(
  {
    follow,
    run: (command, value) => {
      // Errors are reported by an event, and a command that a newer one has ended needs no report.
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

// Waits for the board: until then this would send the height of an empty page.
void ready.then(() => {
  tellReady();
  const sizes = new ResizeObserver(tellHeight);
  // The content grows also where the element itself has the height of the frame.
  for (const part of sudoku ? [sudoku, sudoku.renderRoot] : []) {
    if (part instanceof Element) sizes.observe(part);
  }
  addEventListener('resize', () => {
    noticeFollowing();
    tellHeight();
  });
});
