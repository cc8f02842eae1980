// The one puzzle that a text holds, in whatever form it is written.
import { gridOf, type Grid } from '../../core/grid';
import { noNotes } from '../../core/notes';
import type { Found, FoundPuzzle } from '../../core/reading';
import type { HintAsk } from '../../core/techniques/calls';
import type { Position } from './options';
import { UnreadablePuzzle } from './unreadable';

export type ReadText = (text: string) => Promise<readonly Found[]>;

/** Rejects with an `UnreadablePuzzle`. */
export async function gridIn(text: string, read: ReadText): Promise<Grid> {
  return gridOf(text) ?? onlyPuzzle(await read(text)).puzzle;
}

export async function positionIn(position: string | Position, read: ReadText): Promise<HintAsk> {
  if (typeof position !== 'string') {
    const { givens, digits = givens, notes = noNotes } = position;
    return { givens: await gridIn(givens, read), digits: await gridIn(digits, read), notes };
  }
  const grid = gridOf(position);
  if (grid) return { givens: grid, digits: grid, notes: noNotes };
  const { puzzle, digits = puzzle, notes = noNotes } = onlyPuzzle(await read(position));
  return { givens: puzzle, digits, notes };
}

function onlyPuzzle(found: readonly Found[]): FoundPuzzle {
  for (const each of found) {
    if (each.kind !== 'error') continue;
    throw new UnreadablePuzzle(each.code, each.line, each.column, each.found);
  }
  const [puzzle, second] = found.filter((each): each is FoundPuzzle => each.kind === 'puzzle');
  if (!puzzle) throw new UnreadablePuzzle('empty', 1, 1, '');
  if (second) throw new UnreadablePuzzle('several-puzzles', second.line, 1, '');
  const { rules, line } = puzzle;
  if (rules) throw new UnreadablePuzzle('unknown-rules', line, 1, rules.join(','));
  return puzzle;
}
