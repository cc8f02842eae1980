// The one puzzle that a text holds, in whatever form it is written.
import { gridOf, type Grid } from '../../core/grid';
import { notedCandidates } from '../../core/noted-candidates';
import { noNotes } from '../../core/notes';
import type { Found, FoundPuzzle } from '../../core/reading';
import type { HintAsk } from '../../core/techniques/technique-calls';
import type { Position } from './options';
import { UnreadablePuzzle } from './solver-errors';

export type ReadText = (text: string) => Promise<readonly Found[]>;

/** Rejects with an `UnreadablePuzzle`; an untyped program may pass something that is not a text. */
export async function gridIn(text: unknown, read: ReadText): Promise<Grid> {
  if (typeof text !== 'string') throw noText('a puzzle', text);
  return gridOf(text) ?? onlyPuzzle(await read(text)).puzzle;
}

/** All are checked before the first is answered: a value that is not a text is a mistake of the program. */
export function textsIn(puzzles: unknown): readonly string[] {
  if (!Array.isArray(puzzles)) throw noText('a puzzle, or each of an array,', puzzles);
  const all: readonly unknown[] = puzzles;
  if (areTexts(all)) return all;
  const at = all.findIndex((each) => !isText(each));
  throw noText(`the puzzle at ${String(at)}`, all[at]);
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** A hole in the array is not a text, but `every` would skip it. */
const areTexts = (all: readonly unknown[]): all is readonly string[] =>
  all.findIndex((each) => !isText(each)) < 0;

export const noText = (name: string, value: unknown): TypeError =>
  new TypeError(`${name} has to be a text, not ${value === null ? 'null' : kindOf(value)}`);

const kindOf = (value: unknown): string =>
  typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;

export async function positionIn(
  position: string | Position | null | undefined,
  read: ReadText,
): Promise<HintAsk> {
  if (typeof position === 'object' && position) {
    const { givens, digits = givens, notes = noNotes } = position;
    return { givens: await gridIn(givens, read), digits: await gridIn(digits, read), notes };
  }
  if (typeof position !== 'string') throw noText('a position', position);
  const grid = gridOf(position);
  if (grid) return { givens: grid, digits: grid, notes: noNotes };
  const { puzzle, digits = puzzle, notes = noNotes } = onlyPuzzle(await read(position));
  return { givens: puzzle, digits, notes: notedCandidates(digits, notes) };
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
