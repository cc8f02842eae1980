// How much is given away of a step: what kind it is, where, what it does, why. In the order in which they are told.

export const hintLevels = ['nudge', 'where', 'what', 'why'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** The level that gives more away; undefined where all is told. */
export const levelAfter = (level: HintLevel): Exclude<HintLevel, 'nudge'> | undefined => {
  const next = hintLevels[hintLevels.indexOf(level) + 1];
  return next === 'nudge' ? undefined : next;
};
