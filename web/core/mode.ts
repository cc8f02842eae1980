// What the element can do with a puzzle, by name, and what a person wants of it.

/** The places of the page: what a person wants. Each mode belongs to one. */
export const places = ['play', 'search', 'learn', 'make'] as const;
export type PlaceName = (typeof places)[number];

export const modes = ['solve', 'watch', 'race', 'learn', 'make', 'bulk'] as const;
export type Mode = (typeof modes)[number];

export const defaultMode: Mode = 'solve';

/** Those that an embed may have; the others are the page's. */
export const embeddedModes = ['solve', 'watch', 'race'] as const satisfies readonly Mode[];
export type EmbeddedMode = (typeof embeddedModes)[number];

export const isEmbeddedMode = (mode: Mode): mode is EmbeddedMode =>
  embeddedModes.some((name) => name === mode);

/** The mode that a text is, or undefined. */
export function modeNameOf(text: string | null | undefined): Mode | undefined {
  return modes.find((mode) => mode === text);
}
