// What an embedding page says to the iframe page: in its address, and later in messages. Checked here,
// once.
import { languages } from './language';
import { modeNameOf } from './mode';
import { strategyNameOf } from './strategy';

/** Said in every message; another number is another language. */
export const embedVersion = 1;

/** From the iframe page to the page around. */
export type EmbedNews =
  | { retrace: typeof embedVersion; type: 'ready' }
  /** What it needs, in CSS pixels. */
  | { retrace: typeof embedVersion; type: 'height'; height: number };

/** Attributes of the element by name; those that are not there are not set. */
export type EmbedSettings = ReadonlyMap<string, string>;

const isNumber = (text: string) => /^\d{1,15}$/.test(text);
const isSwitch = (text: string) => text === '' || text === '1' || text === 'true';
const oneOf =
  (...names: readonly string[]) =>
  (text: string) =>
    names.includes(text);

/** What each field may be. A puzzle's text is read by the element as any other. */
const fields: Readonly<Record<string, (text: string) => boolean>> = {
  puzzle: (text) => text.length <= 2000,
  mode: (text) => modeNameOf(text) !== undefined && text !== 'bulk',
  strategy: (text) => strategyNameOf(text) !== undefined,
  speed: (text) => text === 'max' || /^\d{1,7}(\.\d{1,3})?$/.test(text),
  at: isNumber,
  from: isNumber,
  to: isNumber,
  autoplay: isSwitch,
  loop: isSwitch,
  readonly: isSwitch,
  controls: oneOf('full', 'minimal', 'none'),
  lang: oneOf(...languages.map(({ code }) => code)),
  theme: oneOf('auto', 'light', 'dark'),
};

/** What is no field, or no value of it, is left out. */
export function readSettings(given: Iterable<readonly [string, unknown]>): EmbedSettings {
  const settings = new Map<string, string>();
  for (const [name, value] of given) {
    const allows = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === 'string' && allows?.(value)) settings.set(name, value);
  }
  return settings;
}

/** The settings in a message `{ retrace: 1, type: 'settings', settings: { … } }`. */
export function readMessage(data: unknown): EmbedSettings | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('retrace' in data) || data.retrace !== embedVersion) return undefined;
  if (!('type' in data) || data.type !== 'settings' || !('settings' in data)) return undefined;
  const { settings } = data;
  if (typeof settings !== 'object' || settings === null) return undefined;
  return readSettings(Object.entries(settings));
}

/** The embedding page's origin as the address names it, where it is one. */
export function readOrigin(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** The height an iframe page tells, in a message `{ retrace: 1, type: 'height', height }`. */
export function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('retrace' in data) || data.retrace !== embedVersion) return undefined;
  if (!('type' in data) || data.type !== 'height' || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && height > 0 && height < 100_000
    ? Math.ceil(height)
    : undefined;
}
