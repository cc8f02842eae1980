// The settings and messages of an embedding page for the iframe page: in its address, and later in messages.

/** Said in every message; another number is another language. */
export const embedVersion = 1;

/** The element's events that are passed on to the embedding page, without `retrace-`. */
export const embedEvents = [
  'change',
  'step',
  'explain',
  'hint',
  'answer',
  'solve',
  'complete',
  'error',
] as const;

/** From the iframe page to the page around. */
export type EmbedNews =
  /** The board is there. */
  | { retrace: typeof embedVersion; type: 'ready' }
  /** The height that the board needs, in CSS pixels. */
  | { retrace: typeof embedVersion; type: 'height'; height: number }
  /** Told only where the address names an origin: it says what the visitor does. */
  | {
      retrace: typeof embedVersion;
      type: 'event';
      event: (typeof embedEvents)[number];
      detail: unknown;
    };

/** Attributes of the element by name; null takes one away, and those that are not there stay. */
export type EmbedSettings = ReadonlyMap<string, string | null>;

/** From the page around, each beside `retrace: 1`. */
export type EmbedWish =
  | { type: 'settings'; settings: EmbedSettings }
  | { type: 'command'; command: 'play' | 'pause' | 'solve' | 'reset' }
  | { type: 'command'; command: 'step' | 'seek'; value: number }
  /** The colours around the frame; anybody may tell them, since they are no secret and do no harm. */
  | { type: 'scheme'; scheme: EmbedScheme }
  /** Tell once more whether it is ready, and its height. */
  | { type: 'ask' };

export type EmbedScheme = 'light' | 'dark';

/** The element reads the values, and tells which it refuses. */
const fields: ReadonlySet<string> = new Set([
  ...[
    'puzzle',
    'progress',
    'trace',
    'poster',
    'mode',
    'strategy',
    'speed',
    'at',
    'from',
    'to',
    'order',
  ],
  ...['techniques', 'hints', 'lesson', 'autoplay', 'loop', 'presents', 'readonly', 'controls'],
  ...['lang', 'theme'],
]);
/** The characters of the longest value, a puzzle with rules of its own. */
const longest = 20_000;

/** Unknown fields are left out. Numbers and booleans count as their texts. */
export function readSettings(given: Iterable<readonly [string, unknown]>): EmbedSettings {
  const settings = new Map<string, string | null>();
  for (const [name, value] of given) {
    if (!fields.has(name)) continue;
    if (value === null) settings.set(name, null);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      settings.set(name, String(value).slice(0, longest));
    }
  }
  return settings;
}

type Read = (data: Readonly<Record<string, unknown>>) => EmbedWish | undefined;

const wishes: Readonly<Record<string, Read>> = {
  settings: ({ settings }) =>
    isRecord(settings)
      ? { type: 'settings', settings: readSettings(Object.entries(settings)) }
      : undefined,
  command: readCommand,
  scheme: ({ scheme }) =>
    scheme === 'light' || scheme === 'dark' ? { type: 'scheme', scheme } : undefined,
  ask: () => ({ type: 'ask' }),
};

function readCommand({ command, value }: Readonly<Record<string, unknown>>): EmbedWish | undefined {
  switch (command) {
    case 'play':
    case 'pause':
    case 'solve':
    case 'reset':
      return { type: 'command', command };
    case 'step':
    case 'seek':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
      return command === 'seek' && value < 0 ? undefined : { type: 'command', command, value };
    default:
      return undefined;
  }
}

/** Undefined where it is no message of this version. */
export function readMessage(data: unknown): EmbedWish | undefined {
  if (!isRecord(data) || data.retrace !== embedVersion || typeof data.type !== 'string') {
    return undefined;
  }
  return Object.hasOwn(wishes, data.type) ? wishes[data.type]?.(data) : undefined;
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

/** The embedding page's origin as the address names it, where it is one. */
export function readOrigin(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** The height an iframe page tells, in a message `{ retrace: 1, type: 'height', height }`. */
export function readHeight(data: unknown): number | undefined {
  if (!isRecord(data) || data.retrace !== embedVersion || data.type !== 'height') return undefined;
  const { height } = data;
  return typeof height === 'number' && height > 0 && height < 100_000
    ? Math.ceil(height)
    : undefined;
}
