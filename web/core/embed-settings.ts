// The settings and messages of an embedding page for the iframe page: in its address, and later in messages. Checked here,
// once.
import { languages } from './language';
import { embeddedModes } from './mode';
import { strategyNameOf } from './strategy';
import { techniqueListIn, techniqueOrders } from './techniques/technique-calls';

/** Said in every message; another number is another language. */
export const embedVersion = 1;

/** The element's events that are passed on to the embedding page, without `retrace-`. */
export const embedEvents = [
  'change',
  'step',
  'explain',
  'hint',
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

const isNumber = (text: string) => /^\d{1,15}$/.test(text);
/** The element reads it, and tells what it refuses. */
const isSwitch = (text: string) => text.length <= 40;
/** Whether this is an address from which a recording can be fetched. */
const isWebAddress = (text: string) =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const oneOf =
  (...names: readonly string[]) =>
  (text: string) =>
    names.includes(text);

/** The check of each field. A puzzle's text is read by the element as any other. */
const fields: Readonly<Record<string, (text: string) => boolean>> = {
  puzzle: (text) => text.length <= 2000,
  progress: (text) => text.length <= 2000,
  trace: isWebAddress,
  mode: oneOf(...embeddedModes),
  strategy: (text) => strategyNameOf(text) !== undefined,
  speed: (text) => text === 'max' || /^\d{1,7}(\.\d{1,3})?$/.test(text),
  at: isNumber,
  from: isNumber,
  to: isNumber,
  order: oneOf(...techniqueOrders),
  techniques: (text) => techniqueListIn(text) !== undefined,
  hints: isSwitch,
  autoplay: isSwitch,
  loop: isSwitch,
  readonly: isSwitch,
  controls: oneOf('full', 'minimal', 'none'),
  lang: oneOf(...languages.map(({ code }) => code)),
  theme: oneOf('auto', 'light', 'dark'),
};

/** Unknown fields and wrong values are left out. Numbers and booleans count as their texts. */
export function readSettings(given: Iterable<readonly [string, unknown]>): EmbedSettings {
  const settings = new Map<string, string | null>();
  for (const [name, value] of given) {
    const allows = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isWritten = ['string', 'number', 'boolean'].includes(typeof value);
    const text = isWritten ? String(value) : undefined;
    if (value === null && allows) settings.set(name, null);
    else if (text !== undefined && allows?.(text)) settings.set(name, text);
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
