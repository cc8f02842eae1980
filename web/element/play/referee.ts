// Checks entries and finds where they went wrong, with the worker for questions. Loaded when first asked.
import { QuestionsClient } from '../../client/questions/questions-client';
import { cellCount } from '../../core/cell';
import { digitAt, emptyGrid, type Grid } from '../../core/grid';
import type { BoardPosition } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import type { Finding, Mistake } from '../../core/finding';

const client = new QuestionsClient();

/** How the entries stand to the givens; where there are none, what is entered is the puzzle. */
export async function checked({ givens, digits }: BoardPosition): Promise<Finding> {
  if (givens === emptyGrid && digits !== emptyGrid) return typed(digits);
  const check = await client.ask('check', { givens, digits });
  const isMixed = check.givensSolvable && !check.solvable && check.wrong.length === 0;
  const together = isMixed
    ? (await conflictIn(digits)).filter((cell) => digitAt(givens, cell) === 0)
    : [];
  return { text: { kind: 'checked', check, together }, cells: [...check.wrong, ...together] };
}

async function typed(digits: Grid): Promise<Finding> {
  const { solvable, several } = await client.ask('check', { givens: digits, digits });
  if (solvable) {
    const solutions = several ? 'several' : 'one';
    return { text: { kind: 'typed', solutions, conflict: [] }, cells: [] };
  }
  const conflict = await conflictIn(digits);
  return { text: { kind: 'typed', solutions: 'none', conflict }, cells: conflict };
}

/** The fewest digits, as far as is known, that leave no solution. */
async function conflictIn(puzzle: Grid): Promise<readonly number[]> {
  const certificate = await client.ask('certificate', { puzzle });
  return certificate.kind === 'none' ? certificate.conflict.cells : [];
}

/** The change after which no solution was left, among those made on these givens. */
export async function mistakeIn({ past, present }: ExtraHost['positions']): Promise<Finding> {
  const positions = [...past, present];
  const first = positions.findLastIndex(({ givens }) => givens !== present.givens) + 1;
  const own = positions.slice(first);
  // Entries that came with a link have no past: the givens alone stand before them.
  const digits = own.map((position) => position.digits);
  const solvable = await client.ask('mistake', { positions: [present.givens, ...digits] });
  if (solvable === undefined) return { text: { kind: 'no-mistake', because: 'givens' }, cells: [] };
  const before = solvable - 1; // an index into `own`; -1: the givens alone
  const after = own[before + 1];
  if (!after) return { text: { kind: 'no-mistake', because: 'none' }, cells: [] };
  const cell = changedCell(own[before]?.digits ?? present.givens, after.digits);
  const changesTo = (index: number) =>
    own.slice(1, index + 1).filter((each, at) => each.digits !== own[at]?.digits).length;
  const mistake: Mistake = {
    cell,
    digit: digitAt(after.digits, cell),
    change: changesTo(before + 1),
    of: changesTo(own.length - 1),
  };
  const undos = own.length - 1 - Math.max(before, 0);
  return { text: { kind: 'mistake', mistake }, cells: [cell], undos };
}

function changedCell(before: Grid, after: Grid): number {
  for (let cell = 0; cell < cellCount; cell++) {
    if (digitAt(before, cell) !== digitAt(after, cell)) return cell;
  }
  return 0;
}
