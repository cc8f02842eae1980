// The orders in which techniques are tried.

/** As a person would, or as Sudoku Explainer 1.2.1 does, which gives the rating. */
export const techniqueOrders = ['teaching', 'classic'] as const;
export type TechniqueOrder = (typeof techniqueOrders)[number];

export const defaultOrder: TechniqueOrder = 'teaching';
