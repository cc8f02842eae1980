// Words about a deduction in the names of cells: its effect on the cell, or the cell's part in it.
import type { Grid } from '../../../core/grid';
import type { Deduction } from '../../../core/techniques/deduction';
import { excludersOf } from './excluders';
import type { TechniqueMessages } from '../../../languages/en/techniques';

export function stepMarks(
  step: Deduction,
  {
    roles,
    removes,
    places,
    excludes,
  }: Pick<TechniqueMessages, 'roles' | 'removes' | 'places' | 'excludes'>,
  digits: Grid,
): ReadonlyMap<number, string> {
  const { placement, eliminations, evidence } = step;
  const marks = new Map<number, string>();
  for (const { cell, role } of [...evidence.candidates, ...evidence.cells]) {
    marks.set(cell, roles[role]);
  }
  for (const cell of excludersOf(step, digits)) marks.set(cell, excludes);
  for (const cell of new Set(eliminations.map((each) => each.cell))) {
    const digits = eliminations.filter((each) => each.cell === cell).map(({ digit }) => digit);
    marks.set(cell, removes(digits));
  }
  if (placement) marks.set(placement.cell, places(placement.digit));
  return marks;
}
