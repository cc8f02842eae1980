// The strategies by name, in the order they are shown.

const table = [
  { name: 'scan-blanks', rowMajor: true, hasSteps: true },
  { name: 'copied-blanks', rowMajor: true, hasSteps: true },
  { name: 'nested-vectors', rowMajor: true, hasSteps: true },
  { name: 'used-flags', rowMajor: true, hasSteps: true },
  { name: 'scan-cells', rowMajor: true, hasSteps: true },
  { name: 'candidate-list', rowMajor: true, hasSteps: true },
  { name: 'first-blank', rowMajor: true, hasSteps: true },
  { name: 'greedy', rowMajor: true, hasSteps: true },
  { name: 'house-masks', rowMajor: true, hasSteps: true },
  { name: 'fewest-candidates', rowMajor: false, hasSteps: true },
  { name: 'propagation', rowMajor: false, hasSteps: true },
  { name: 'exact-cover', rowMajor: false, hasSteps: true },
  { name: 'fast', rowMajor: false, hasSteps: false },
] as const;

export type StrategyName = (typeof table)[number]['name'];

/** A strategy that can be watched. */
export type SteppedStrategyName = Extract<(typeof table)[number], { hasSteps: true }>['name'];

export interface Strategy {
  name: StrategyName;
  /** Fills blanks from the first cell on, so its first find is the lexicographically first solution. */
  rowMajor: boolean;
  /** `fast` answers at once and has no steps to count, trace or watch. */
  hasSteps: boolean;
}

export const strategies: readonly Strategy[] = table;

/** What answers at once: most who open a page with a puzzle want the answer. */
export const defaultStrategy: StrategyName = 'fast';

/** What is watched where the strategy chosen has no steps. */
export const defaultSteppedStrategy: SteppedStrategyName = 'used-flags';

/** The strategies that can be watched and raced, in the order they are shown. */
export const steppedStrategies: readonly SteppedStrategyName[] = table.flatMap((row) =>
  row.hasSteps ? [row.name] : [],
);

export const hasSteps = (name: StrategyName): name is SteppedStrategyName => name !== 'fast';

/** The strategy name that a text is, or undefined. */
export function strategyNameOf(text: string): StrategyName | undefined {
  return strategies.find(({ name }) => name === text)?.name;
}
