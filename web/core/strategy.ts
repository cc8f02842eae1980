// The strategies by name, in the order they are shown, with what the rest asks of them: no name is asked for
// elsewhere.

interface Row {
  name: string;
  /** A write-up of a program that was submitted, or beyond them. */
  from: 'write-up' | 'beyond';
  /** Fills blanks from the first cell on, so its first find is the lexicographically first solution. */
  rowMajor: boolean;
  /** `fast` answers at once and has no steps to count, trace or watch. */
  hasSteps: boolean;
  /** Stops at its first dead end. */
  neverTakesBack?: true;
  /** One alone: the quickest of those row by row, which all take the same steps as long as they take back. */
  quickestRowMajor?: true;
}

const table = [
  { name: 'scan-blanks', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'copied-blanks', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'nested-vectors', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'copied-board', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'used-flags', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'scan-cells', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'candidate-list', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'first-blank', from: 'write-up', rowMajor: true, hasSteps: true },
  { name: 'greedy', from: 'write-up', rowMajor: true, hasSteps: true, neverTakesBack: true },
  { name: 'house-masks', from: 'beyond', rowMajor: true, hasSteps: true, quickestRowMajor: true },
  { name: 'fewest-candidates', from: 'beyond', rowMajor: false, hasSteps: true },
  { name: 'propagation', from: 'beyond', rowMajor: false, hasSteps: true },
  { name: 'exact-cover', from: 'beyond', rowMajor: false, hasSteps: true },
  { name: 'fast', from: 'beyond', rowMajor: false, hasSteps: false },
] as const satisfies readonly Row[];

export type StrategyName = (typeof table)[number]['name'];

/** A strategy that can be watched. */
export type SteppedStrategyName = Extract<(typeof table)[number], { hasSteps: true }>['name'];

export interface Strategy extends Row {
  name: StrategyName;
}

export const strategies: readonly Strategy[] = table;

/** The strategy that answers at once: most people who open a page with a puzzle want the answer. */
export const defaultStrategy: StrategyName = 'fast';

/** The strategy that is watched where the chosen one has no steps. */
export const defaultSteppedStrategy: SteppedStrategyName = 'used-flags';

/** The strategies that can be watched and raced, in the order they are shown. */
export const steppedStrategies: readonly SteppedStrategyName[] = table.flatMap((row) =>
  row.hasSteps ? [row.name] : [],
);

export const hasSteps = (name: StrategyName): name is SteppedStrategyName =>
  steppedStrategies.some((stepped) => stepped === name);

/** Whether it has no steps; what is no strategy is neither. */
export const answersAtOnce = (
  name: StrategyName,
): name is Exclude<StrategyName, SteppedStrategyName> =>
  strategies.some((row) => row.name === name && !row.hasSteps);

/** The strategy whose steps are those of every row-major strategy that takes back. */
export const quickestRowMajor: SteppedStrategyName =
  table.find((row) => 'quickestRowMajor' in row)?.name ?? defaultSteppedStrategy;

/** Whether it takes the very steps of `quickestRowMajor`. */
export const takesRowMajorSteps = (strategy: StrategyName): boolean =>
  strategies.some(
    ({ name, rowMajor, neverTakesBack }) => name === strategy && rowMajor && !neverTakesBack,
  );

/** The strategy name that a text is, or undefined. */
export function strategyNameOf(text: string): StrategyName | undefined {
  return strategies.find(({ name }) => name === text)?.name;
}
