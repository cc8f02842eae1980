// Cells that a search has passed over, or where it has ended before them.
import { cellsOf, columnOf, housesOf, rowOf } from '../../cell';
import type { PackedStep } from '../packed-film';
import type { Cause, Spot } from './cause';
import { solvedAt, writingLine, type FilmSeen } from './film-seen';
import { blanksOf, type Stale, type Tries } from './film-tries';
import { span, type ProgramText } from './program-text';
import { callBehind, spotOn, targetOn } from './where';

/** A cell that keeps its digit; `isSkipped`: it is taken for filled from then on. */
export function keptCellOf(
  { step, cell, digit, behind, line }: Stale,
  isSkipped: boolean,
  text: ProgramText,
): Cause {
  const call = line === 0 ? undefined : callBehind(text, line);
  const at = call?.line ?? (line || undefined);
  const target = line === 0 ? undefined : targetOn(text, line);
  return {
    kind: 'kept-cell',
    ...{ step, cell, digit, behind, line: line || undefined, target, isSkipped },
    spot: spotOn(text, at),
  };
}

export function passedOver(tries: Tries, seen: FilmSeen): Cause | undefined {
  const { puzzle, hasEnded, isCut, steps, text } = seen;
  if (tries.fullAt !== undefined && tries.stale.length === 0) return undefined;
  const isLost = tries.stale.find(({ cell, step }) => isPassed(tries, cell, step));
  if (isLost && solvedAt(seen) === undefined) return keptCellOf(isLost, true, text);
  if (!hasEnded || isCut) return undefined;
  const blanks = blanksOf(puzzle);
  const never = blanks.filter((cell) => !tries.filled.has(cell));
  const dead = stopped(tries, seen);
  if (never.length === 0 || dead) return dead;
  const isRest = blanks.every((cell) => never.includes(cell) || tries.end[cell] !== 0);
  const firstPassed = never.find((cell) => jumped(steps, cell, tries) !== undefined);
  if (firstPassed === undefined && !isRest) return undefined;
  const cells = isRest ? never : never.filter((cell) => jumped(steps, cell, tries) !== undefined);
  const step = firstPassed === undefined ? steps.length : jumped(steps, firstPassed, tries);
  const spot = skippingSpot(text, cells, writingLine(tries, seen));
  return { kind: 'skipped', cells, step, ...(spot && { spot }) };
}

/** The step in which a cell behind is filled, though this one is still blank. */
function jumped(steps: readonly PackedStep[], cell: number, { order }: Tries): number | undefined {
  if (order === 'other') return undefined;
  const rank = (at: number) => (order === 'rows' ? at : columnOf(at) * 9 + rowOf(at));
  const index = steps.findIndex((step) => step.digit !== 0 && rank(step.cell) > rank(cell));
  return index < 0 ? undefined : index + 1;
}

/** Whether the search goes on behind a cell that keeps its digit, without having tried anything in it. */
function isPassed({ tries, next }: Tries, cell: number, step: number): boolean {
  const then = tries.find((each) => each.step > step && each.isTaken && each.stale[cell] === 1);
  const before = [...next].find(([, to]) => to === cell)?.[0];
  return then !== undefined && before !== undefined && then.cell !== cell && then.cell !== before;
}

/** The search has ended without an answer, and without an error. */
function stopped(tries: Tries, { steps, text, puzzle }: FilmSeen): Cause | undefined {
  const top = steps.at(-1);
  if (!top) return undefined;
  const blanks = blanksOf(puzzle);
  const next = tries.order === 'other' ? undefined : (tries.next.get(top.cell) ?? -1);
  const cell =
    next !== undefined && next >= 0 ? next : blanks.find((each) => tries.end[each] === 0);
  if (cell === undefined || tries.end[cell] !== 0 || top.digit === 0) return undefined;
  const isDead = [1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) =>
    housesOf(cell).some((house) => cellsOf(house).some((at) => tries.end[at] === digit)),
  );
  if (!isDead) return undefined;
  const call = callBehind(text, top.line);
  const at = call?.line ?? top.line;
  return {
    kind: 'no-way-back',
    ...{ step: steps.length, cell, last: top.cell },
    spot: spotOn(text, at),
  };
}

/** The loop, or the comparison, that leaves out the last cells. */
function skippingSpot(text: ProgramText, cells: readonly number[], line: number): Spot | undefined {
  const around = text.functionAt(line);
  const rows = new Set(cells.map(rowOf));
  const columns = new Set(cells.map(columnOf));
  const isEnd = (rows.size === 1 && rows.has(8)) || (columns.size === 1 && columns.has(8));
  const isStart = (rows.size === 1 && rows.has(0)) || (columns.size === 1 && columns.has(0));
  const loop = text.loops.find(
    ({ first, last }) =>
      (isEnd && first === 0 && (last === 7 || last === 79)) ||
      (isStart && first === 1 && last === 8),
  );
  if (loop) return spotOn(text, loop.line);
  if (!around) return undefined;
  const at = span(around.line, around.lastLine).find((each) => endOn(text, each) !== undefined);
  return at === undefined ? undefined : { line: at, text: endOn(text, at) ?? '' };
}

const comparing = new Set(['==', '===', '>=', '>']);
const lastOnes = new Set(['80', '79', '8', '7']);

/** A comparison with the last row, column or cell, or with one less than there are. */
function endOn(text: ProgramText, line: number): string | undefined {
  const tokens = text.tokensOn(line);
  const at = tokens.findIndex(({ text: sign }) => comparing.has(sign));
  if (at < 1) return undefined;
  const minus = tokens.findIndex(({ text: sign }, index) => index > at && sign === '-');
  const isLast = lastOnes.has(tokens[at + 1]?.text ?? '');
  if (!isLast && minus < 0) return undefined;
  return text.pieceOn(line, at - 1, isLast ? at + 2 : minus + 2);
}
