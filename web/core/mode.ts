// What the element can do with a puzzle, by name.

export const modes = ['solve', 'watch', 'race', 'bulk'] as const;
export type Mode = (typeof modes)[number];

export const defaultMode: Mode = 'solve';

/** The mode that a text is, or undefined. */
export function modeNameOf(text: string | null | undefined): Mode | undefined {
  return modes.find((mode) => mode === text);
}

/** Files of puzzles are the page's business alone. */
export type EmbeddedMode = Exclude<Mode, 'bulk'>;
export const embeddedModes = ['solve', 'watch', 'race'] as const satisfies readonly EmbeddedMode[];
