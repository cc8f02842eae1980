// The table of techniques, as cpp/sudoku/techniques/technique.cpp has it; tests/wasm/techniques holds the two together.

/** The families of techniques, from the plainest; docs/technique-examples.md has a section for each. */
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

interface Row<Name extends string> {
  readonly name: Name;
  readonly family: TechniqueFamily;
  /** In tenths, the least that it gives; 0: not on the classic scale. */
  readonly rating: number;
  /** Holds only where the puzzle has one solution. */
  readonly needsUniqueness: boolean;
}

const row = <Name extends string>(
  name: Name,
  family: TechniqueFamily,
  rating: number,
  needsUniqueness = false,
): Row<Name> => ({ name, family, rating, needsUniqueness });

/** In the order of the core's ids. */
export const techniques = [
  row('full-house', 'singles', 10),
  row('hidden-single-box', 'singles', 12),
  row('hidden-single-line', 'singles', 15),
  row('direct-pointing', 'locked', 17),
  row('direct-claiming', 'locked', 19),
  row('direct-hidden-pair', 'subsets', 20),
  row('naked-single', 'singles', 23),
  row('direct-hidden-triplet', 'subsets', 25),
  row('pointing', 'locked', 26),
  row('claiming', 'locked', 28),
  row('naked-pair', 'subsets', 30),
  row('x-wing', 'fish', 32),
  row('hidden-pair', 'subsets', 34),
  row('naked-triplet', 'subsets', 36),
  row('swordfish', 'fish', 38),
  row('hidden-triplet', 'subsets', 40),
  row('xy-wing', 'wings', 42),
  row('xyz-wing', 'wings', 44),
  row('naked-quad', 'subsets', 50),
  row('jellyfish', 'fish', 52),
  row('hidden-quad', 'subsets', 54),
  row('skyscraper', 'single-digit', 0),
  row('two-string-kite', 'single-digit', 0),
  row('empty-rectangle', 'single-digit', 0),
  row('w-wing', 'wings', 0),
  row('finned-x-wing', 'fish', 0),
  row('finned-swordfish', 'fish', 0),
  row('finned-jellyfish', 'fish', 0),
  row('unique-rectangle-1', 'uniqueness', 45, true),
  row('unique-rectangle-2', 'uniqueness', 45, true),
  row('unique-rectangle-3', 'uniqueness', 45, true),
  row('unique-rectangle-4', 'uniqueness', 45, true),
  row('unique-loop-1', 'uniqueness', 46, true),
  row('unique-loop-2', 'uniqueness', 46, true),
  row('unique-loop-3', 'uniqueness', 46, true),
  row('unique-loop-4', 'uniqueness', 46, true),
  row('hidden-rectangle', 'uniqueness', 0, true),
  row('bug-1', 'uniqueness', 56, true),
  row('bug-2', 'uniqueness', 57, true),
  row('bug-3', 'uniqueness', 58, true),
  row('bug-4', 'uniqueness', 57, true),
  row('aligned-pair-exclusion', 'exclusion', 62),
  row('x-cycle', 'chains', 65),
  row('y-cycle', 'chains', 65),
  row('x-chain', 'chains', 66),
  row('alternating-cycle', 'chains', 70),
  row('forcing-chain', 'chains', 70),
  row('aligned-triplet-exclusion', 'exclusion', 75),
  row('nishio', 'forcing', 75),
  row('cell-forcing-chains', 'forcing', 80),
  row('house-forcing-chains', 'forcing', 80),
  row('dynamic-contradiction', 'forcing', 85),
  row('dynamic-double', 'forcing', 85),
  row('dynamic-cell-forcing-chains', 'forcing', 85),
  row('dynamic-house-forcing-chains', 'forcing', 85),
  row('dynamic-chains-plus', 'forcing', 90),
  row('nested-simple-chains', 'forcing', 95),
  row('nested-multiple-chains', 'forcing', 100),
  row('nested-dynamic-chains', 'forcing', 105),
  row('twice-nested-chains', 'forcing', 110),
  row('remote-pair', 'chains', 0),
  row('simple-colouring', 'single-digit', 0),
  row('multi-colouring', 'single-digit', 0),
  row('medusa', 'chains', 0),
  row('xy-chain', 'chains', 0),
  row('wxyz-wing', 'wings', 0),
  row('larger-wing', 'wings', 0),
  row('sue-de-coq', 'subsets', 0),
  row('grouped-x-cycle', 'chains', 0),
  row('grouped-x-chain', 'chains', 0),
  row('grouped-loop', 'chains', 0),
  row('grouped-aic', 'chains', 0),
  row('als-xz', 'chains', 0),
  row('als-xz-double', 'chains', 0),
  row('als-xy-wing', 'chains', 0),
  row('als-chain', 'chains', 0),
  row('als-loop', 'chains', 0),
  row('als-aic', 'chains', 0),
  row('death-blossom', 'wings', 0),
  row('franken-fish', 'fish', 0),
  row('mutant-fish', 'fish', 0),
  row('unique-rectangle-6', 'uniqueness', 0, true),
  row('avoidable-rectangle-1', 'uniqueness', 0, true),
  row('avoidable-rectangle-2', 'uniqueness', 0, true),
  row('extended-rectangle', 'uniqueness', 0, true),
  row('firework-triple', 'rare', 0),
  row('firework-quad', 'rare', 0),
  row('exocet', 'rare', 0),
  row('tridagon', 'rare', 0),
  row('sk-loop', 'rare', 0),
  row('templates', 'single-digit', 0),
  row('turbot-fish', 'single-digit', 0),
  row('sashimi-x-wing', 'fish', 0),
  row('sashimi-swordfish', 'fish', 0),
  row('sashimi-jellyfish', 'fish', 0),
  row('siamese-fish', 'fish', 0),
  row('hidden-rectangle-2', 'uniqueness', 0, true),
  row('aic', 'chains', 0),
  row('aic-loop', 'chains', 0),
  row('kraken-fish', 'fish', 0),
  row('aligned-pair-sets', 'exclusion', 0),
  row('oddagon', 'rare', 0),
  row('distributed-subset', 'subsets', 0),
  row('multi-sector-set', 'rare', 0),
  row('rectangle-aic', 'chains', 0, true),
] as const;

export type Technique = (typeof techniques)[number];
export type TechniqueName = Technique['name'];

const byName = new Map<string, Technique>(techniques.map((each) => [each.name, each]));

export const techniqueNamed = (name: unknown): TechniqueName | undefined =>
  techniques.find((each) => each.name === name)?.name;

export function techniqueOf(name: TechniqueName): Technique {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no technique ${name}`);
  return found;
}
