// The techniques that can be practised, in the order of the course, and how often a person has found each.
import { exampleOf } from '../../../core/techniques/technique-examples';
import { techniques, type TechniqueName } from '../../../core/techniques/technique';
import { givenPuzzles } from '../given-puzzles';

/** After so many finds a technique is learned. */
export const goal = 3;

/**
 * These cannot be practised, since they appear on no path in the teaching order, or on no known one without chains of 8.5
 * or more; nor can those that appear on no path at all.
 */
const unpractised: readonly TechniqueName[] = [
  'sk-loop',
  'mutant-fish',
  'aic',
  'aic-loop',
  'aligned-pair-sets',
  'multi-sector-set',
];

/** Family by family, as the table has them. */
export const practisable = techniques.filter(
  ({ name }) => exampleOf(name) !== undefined && !unpractised.includes(name),
);

export const families = [...new Set(practisable.map(({ family }) => family))];
const inOrder = families.flatMap((family) => practisable.filter((each) => each.family === family));

/** The technique that the course has after this one. */
export const nextOf = (technique: TechniqueName): TechniqueName | undefined =>
  inOrder[inOrder.findIndex(({ name }) => name === technique) + 1]?.name;

/** The number of finds by technique. */
export function foundCounts(): ReadonlyMap<TechniqueName, number> {
  const counts = new Map<TechniqueName, number>();
  for (const { purpose, solved } of givenPuzzles()) {
    if (purpose.kind !== 'technique' || solved === undefined) continue;
    counts.set(purpose.technique, (counts.get(purpose.technique) ?? 0) + 1);
  }
  return counts;
}

export const foundIn = (technique: TechniqueName): number => foundCounts().get(technique) ?? 0;

/** The first technique that is not learned yet; undefined once all are. */
export function dueIn(counts: ReadonlyMap<TechniqueName, number>): TechniqueName | undefined {
  return inOrder.find(({ name }) => (counts.get(name) ?? 0) < goal)?.name;
}
