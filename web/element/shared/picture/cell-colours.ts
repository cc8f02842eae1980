// The colours of cells for pictures and links, which the page's styles do not reach: those of play/play-styles.ts
// over white.

const tones = [
  'colour-1',
  'colour-2',
  'colour-3',
  'colour-4',
  'colour-5',
  'colour-6',
  'colour-7',
  'colour-8',
  'colour-9',
] as const;

export type ColourTone = (typeof tones)[number];

/** Undefined for 0, a cell without a colour. */
export const toneOf = (colour: number): ColourTone | undefined => tones[colour - 1];

export const cellColours: Readonly<Record<ColourTone, string>> = {
  'colour-1': '#d3d4d8',
  'colour-2': '#b2debe',
  'colour-3': '#d9c4f3',
  'colour-4': '#f9d3b0',
  'colour-5': '#f5b9bb',
  'colour-6': '#f3e79e',
  'colour-7': '#b4d1f6',
  'colour-8': '#a5dddd',
  'colour-9': '#f5c6e2',
};
