// The digits on the board that leave a hidden single its one cell: each takes it from other blanks of the house.
import { cellsOf, peersOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import type { Deduction } from '../../../core/techniques/deduction';

/** As few cells as take the most blanks each; none for another technique. */
export function excludersOf({ technique, placement, evidence }: Deduction, digits: Grid): number[] {
  const isHidden = technique === 'hidden-single-box' || technique === 'hidden-single-line';
  if (!isHidden || !placement) return [];
  const { cell: single, digit } = placement;
  const others = (cell: number) => cell !== single && digitAt(digits, cell) === 0;
  let left = evidence.houses.flatMap(cellsOf).filter(others);
  const chosen: number[] = [];
  for (;;) {
    const sights = new Map<number, number>();
    for (const peer of left.flatMap(peersOf)) {
      if (digitAt(digits, peer) === digit) sights.set(peer, (sights.get(peer) ?? 0) + 1);
    }
    const [best] = [...sights].toSorted(([, one], [, other]) => other - one);
    // A step before has crossed out the digit in the cells that are left.
    if (!best) return chosen;
    const [excluder] = best;
    chosen.push(excluder);
    left = left.filter((cell) => !peersOf(cell).includes(excluder));
  }
}
