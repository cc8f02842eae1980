// The techniques, as cpp/sudoku/techniques/techniques.json has them.
import rows from 'virtual:techniques/family,level,rating,needsUniqueness';
import type table from '../../../cpp/sudoku/techniques/techniques.json';

/** The families of techniques, from the plainest; technique-examples.md (`npm run docs`) has a section for each. */
export type TechniqueFamily =
  | 'singles'
  | 'locked'
  | 'subsets'
  | 'fish'
  | 'single-digit'
  | 'wings'
  | 'uniqueness'
  | 'exclusion'
  | 'chains'
  | 'forcing'
  | 'rare';

export type TechniqueName = keyof (typeof table)['techniques'];

export interface Technique {
  readonly name: TechniqueName;
  readonly family: TechniqueFamily;
  /** The skill that it takes. */
  readonly level: 'beginner' | 'usual' | 'expert';
  /** In tenths, the least that it gives; 0: not on the classic scale. */
  readonly rating: number;
  /** Holds only where the puzzle has one solution. */
  readonly needsUniqueness: boolean;
}

/** In the order of the core's ids. */
export const techniques: readonly Technique[] = rows.map(
  ([name, family, level, rating, needsUniqueness = false]) => ({
    name,
    family,
    level,
    rating: rating ?? 0,
    needsUniqueness,
  }),
);

const byName = new Map<string, Technique>(techniques.map((each) => [each.name, each]));

export const techniqueNamed = (name: unknown): TechniqueName | undefined =>
  techniques.find((each) => each.name === name)?.name;

export function techniqueOf(name: TechniqueName): Technique {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no technique ${name}`);
  return found;
}
