// The mode that is always there, the places of the page, and the modes that other pages may count on.

/** The places of the page: what a person wants. Each mode belongs to one. */
export const places = ['play', 'search', 'learn', 'make'] as const;
export type PlaceName = (typeof places)[number];

export const defaultMode = 'solve';

/** Modes that show steps: `at`, play(), step() and seek() are about these. */
const modesWithSteps: readonly string[] = ['watch', 'explain'];

export const showsSteps = (mode: string): boolean => modesWithSteps.includes(mode);

/** The modes that widget, package and iframe page promise; every other mode is the page's own, in its folder. */
export const embeddedModes = [defaultMode, 'play', 'watch', 'race', 'explain', 'lesson'] as const;
export type EmbeddedMode = (typeof embeddedModes)[number];

export const isEmbeddedMode = (mode: string): mode is EmbeddedMode =>
  embeddedModes.some((name) => name === mode);
