// Checks entries and finds where they went wrong, with the desk's worker. Loaded when first asked.
import { QuestionsClient } from '../../client/questions/questions-client';
import { cellCount } from '../../core/cell';
import type { Check } from '../../core/questions/questions';
import { digitAt, type Grid } from '../../core/grid';
import type { BoardPosition, ExtraHost } from '../contract';
import type { Mistake, Verdict } from './mistake';

const client = new QuestionsClient();

export function checked({ givens, digits }: BoardPosition): Promise<Check> {
  return client.ask('check', { givens, digits });
}

/** The change after which no solution was left, among those made on these givens. */
export async function mistakeIn({ past, present }: ExtraHost['positions']): Promise<Verdict> {
  const positions = [...past, present];
  const first = positions.findLastIndex(({ givens }) => givens !== present.givens) + 1;
  const own = positions.slice(first);
  // Entries that came with a link have no past: the givens alone stand before them.
  const digits = own.map((position) => position.digits);
  const solvable = await client.ask('mistake', { positions: [present.givens, ...digits] });
  if (solvable === undefined) return 'givens';
  const before = solvable - 1; // an index into `own`; -1: the givens alone
  const after = own[before + 1];
  if (!after) return 'none';
  const cell = changedCell(own[before]?.digits ?? present.givens, after.digits);
  const changesTo = (index: number) =>
    own.slice(1, index + 1).filter((each, at) => each.digits !== own[at]?.digits).length;
  const mistake: Mistake = {
    cell,
    digit: digitAt(after.digits, cell),
    change: changesTo(before + 1),
    of: changesTo(own.length - 1),
    undos: own.length - 1 - Math.max(before, 0),
  };
  return mistake;
}

function changedCell(before: Grid, after: Grid): number {
  for (let cell = 0; cell < cellCount; cell++) {
    if (digitAt(before, cell) !== digitAt(after, cell)) return cell;
  }
  return 0;
}
