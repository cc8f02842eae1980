// Chooses the levels of a long path that the tree shows: the first, the last, and those whose failed choices cost
// the most steps.
import type { Level } from '../../../core/watched-search';

export type TreeRow =
  | { kind: 'level'; depth: number; level: Level }
  /** `count` hidden levels between two shown ones. */
  | { kind: 'gap'; count: number };

/** The number of levels shown at the root and around the current one. */
const atRoot = 2;
const atWork = 6;
/** How many of the levels between them are shown: those that cost the most. */
const dearest = 4;

const costOf = (level: Level | undefined) =>
  level?.tried.reduce((sum, { steps }) => sum + steps, 0) ?? 0;

export function folded(stack: readonly Level[], unfolded: boolean): TreeRow[] {
  const depths = stack.map((_, depth) => depth);
  const middle = depths.slice(atRoot, -atWork);
  const dear = middle
    .filter((depth) => costOf(stack[depth]) > 0)
    .sort((a, b) => costOf(stack[b]) - costOf(stack[a]))
    .slice(0, dearest);
  const isShown = (depth: number) =>
    unfolded || depth < atRoot || depth >= stack.length - atWork || dear.includes(depth);
  const rows: TreeRow[] = [];
  stack.forEach((level, depth) => {
    const last = rows.at(-1);
    if (isShown(depth)) rows.push({ kind: 'level', depth, level });
    else if (last?.kind === 'gap') last.count += 1;
    else rows.push({ kind: 'gap', count: 1 });
  });
  return rows;
}
