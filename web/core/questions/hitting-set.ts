// Fewest elements that hit every set of a family: what both smallest proofs come down to.

export interface Hitting {
  elements: readonly number[];
  /** No smaller one hits them all. */
  isSmallest: boolean;
}

/** Hits every set, by iterative deepening; after `outOfTime` the greedy answer, which may be larger. */
export function smallestHitting(
  sets: readonly (readonly number[])[],
  outOfTime: () => boolean,
): Hitting {
  const greedy = greedyHitting(sets);
  for (let size = disjointSets(sets); size < greedy.length; size++) {
    const found = hittingOf(sets, size, [], outOfTime);
    if (found === 'out of time') return { elements: greedy, isSmallest: false };
    if (found) return { elements: found, isSmallest: true };
  }
  return { elements: greedy, isSmallest: true };
}

/** The element that hits most, again and again. */
export function greedyHitting(sets: readonly (readonly number[])[]): number[] {
  const chosen: number[] = [];
  for (let open = sets; open.length > 0;) {
    const hits = new Map<number, number>();
    for (const element of open.flat()) hits.set(element, (hits.get(element) ?? 0) + 1);
    let best = -1;
    for (const [element, count] of hits) if (count > (hits.get(best) ?? 0)) best = element;
    if (best < 0) break; // an empty set is hit by nothing
    chosen.push(best);
    open = open.filter((set) => !set.includes(best));
  }
  return withoutSpare(chosen, sets);
}

function withoutSpare(chosen: readonly number[], sets: readonly (readonly number[])[]): number[] {
  let kept = [...chosen];
  for (const element of chosen) {
    const rest = kept.filter((other) => other !== element);
    if (sets.every((set) => set.some((other) => rest.includes(other)))) kept = rest;
  }
  return kept;
}

/** A lower bound: each of these takes an element of its own. */
function disjointSets(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of sets.toSorted((a, b) => a.length - b.length)) {
    if (set.some((element) => used.has(element))) continue;
    for (const element of set) used.add(element);
    count++;
  }
  return count;
}

function hittingOf(
  sets: readonly (readonly number[])[],
  size: number,
  chosen: readonly number[],
  outOfTime: () => boolean,
): readonly number[] | 'out of time' | undefined {
  if (sets.length === 0) return chosen;
  if (disjointSets(sets) > size) return undefined;
  if (outOfTime()) return 'out of time';
  const smallest = sets.reduce((best, set) => (set.length < best.length ? set : best));
  for (const element of smallest) {
    const open = sets.filter((set) => !set.includes(element));
    const found = hittingOf(open, size - 1, [...chosen, element], outOfTime);
    if (found) return found;
  }
  return undefined;
}
