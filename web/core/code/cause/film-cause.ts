// The first wrong step of a film, held against the rules and against the search that it is meant to be.
import { cellsOf, columnOf, housesOf, rowOf } from '../../cell';
import { isSolved } from '../../contradiction';
import { digitAt, gridOf, type Grid } from '../../grid';
import type { PackedStep } from '../packed-film';
import type { OverGiven } from '../run';
import type { Cause, Spot } from './cause';
import { blanksOf, boardOf, triesIn, type Stale, type Tries, type Try } from './film-tries';
import { span, type ProgramText } from './program-text';
import { readingLines } from './reading';
import {
  explains,
  flawsIn,
  houseOf,
  isRefusedRightly,
  seenOf,
  type Flaw,
  type HouseKind,
} from './rules-kept';
import {
  callBehind,
  checkOf,
  digitLoop,
  flagsBy,
  oddCorner,
  sameCorner,
  spotOf,
  spotOn,
  targetOn,
  untriedSpot,
} from './where';

export interface FilmSeen {
  steps: readonly PackedStep[];
  isCut: boolean;
  overGiven?: OverGiven | undefined;
  puzzle: Grid;
  text: ProgramText;
  /** The only right answer, where the problem wants the first one. */
  answer?: Grid | undefined;
  /** Whether the program ended by itself. */
  hasEnded: boolean;
}

const kinds: readonly HouseKind[] = ['row', 'column', 'box'];

/** The cause in the steps before the board was full; undefined where each of them is right. */
export function wrongStep(seen: FilmSeen): Cause | undefined {
  const { puzzle, overGiven } = seen;
  const isGiven = boardOf(puzzle).map((digit) => Number(digit !== 0));
  const until = Math.min(overGiven?.step ?? Infinity, solvedAt(seen) ?? Infinity);
  const steps = seen.steps.slice(0, until);
  const tries = triesIn(steps, puzzle);
  const found = ruleCause(tries, isGiven, seen) ?? passedOver(tries, seen);
  if (overGiven && (found === undefined || (stepOf(found) ?? 0) > overGiven.step)) {
    return overGivenCause(overGiven, seen);
  }
  return found;
}

const stepOf = (cause: Cause) => ('step' in cause ? cause.step : undefined);

/** The step after which the board was first a solution. */
export function solvedAt({
  steps,
  puzzle,
}: Pick<FilmSeen, 'steps' | 'puzzle'>): number | undefined {
  const board = boardOf(puzzle);
  let blanks = board.filter((digit) => digit === 0).length;
  for (const [index, { cell, digit }] of steps.entries()) {
    blanks += Number(digit === 0) - Number(board[cell] === 0);
    board[cell] = digit;
    const grid = blanks === 0 && digit !== 0 && gridOf(board.join(''));
    if (grid && isSolved(grid)) return index + 1;
  }
  return undefined;
}

function overGivenCause({ step, cell, digit, line }: OverGiven, { puzzle, text }: FilmSeen): Cause {
  const check = line === 0 ? undefined : checkOf(text, line);
  return {
    kind: 'over-given',
    ...{ step, cell, digit, given: digitAt(puzzle, cell), line: line || undefined },
    check: check?.name,
  };
}

type Judged = 'right' | 'flawed';

interface Context {
  isLive: boolean;
  judged: Judged;
  wrong: Try | undefined;
}

function ruleCause(tries: Tries, isGiven: Uint8Array, seen: FilmSeen): Cause | undefined {
  const contexts = [false, true].map((isLive): Context => {
    const wrong = tries.tries.find(
      (each) => isRefusedRightly(seenOf(each, isGiven, isLive)) === each.isTaken,
    );
    return { isLive, judged: wrong ? 'flawed' : 'right', wrong };
  });
  const [asIs, live] = contexts;
  if (asIs?.judged === 'right') {
    return live?.wrong && keptCell(tries.stale, live.wrong, seen);
  }
  if (live?.judged === 'right') return undefined;
  const within = [asIs, live].filter((each) => each !== undefined);
  // The way of looking under which the search is right for longer is the program's.
  const context = within.toSorted((a, b) => (b.wrong?.step ?? 0) - (a.wrong?.step ?? 0))[0];
  if (!context?.wrong) return undefined;
  return brokenRule({ tries, isGiven, seen, context, wrong: context.wrong });
}

interface Broken {
  tries: Tries;
  isGiven: Uint8Array;
  seen: FilmSeen;
  context: Context;
  wrong: Try;
}

/** The digits that are taken and refused are not those of the rules. */
function brokenRule(broken: Broken): Cause | undefined {
  const { tries, isGiven, seen, context, wrong } = broken;
  const { text } = seen;
  const isPlain = (each: Try) => !(each.isLeaving && each.isLater);
  const plain = tries.tries.filter(isPlain);
  let flaws = flawsIn(tries.tries, isGiven, context.isLive);
  if (!isPlain(wrong) && isRight(plain, isGiven, context.isLive)) {
    const line = writingLine(tries, seen);
    const isWritten = flaws.some(
      (flaw) =>
        // Only digits that were taken back are refused: a search that gave up would refuse others, too.
        flaw.kind === 'remembered' ||
        (flaw.kind === 'untried' && untriedSpot(text, line, flaw.digits) !== undefined),
    );
    if (!isWritten) return gaveUp(wrong, tries, text);
  }
  if (flaws.length === 0) flaws = flawsIn(tries.tries, isGiven, !context.isLive);
  // A search that also leaves its cells too early.
  if (flaws.length === 0) flaws = flawsIn(plain, isGiven, context.isLive);
  return wrong.isTaken ? clash(broken, flaws) : refused(broken, flaws);
}

const isRight = (tries: readonly Try[], isGiven: Uint8Array, isLive: boolean): boolean =>
  explains(
    tries.map((each) => ({ seen: seenOf(each, isGiven, isLive), isTaken: each.isTaken })),
    isRefusedRightly,
  );

function clash(
  { tries, isGiven, seen, context, wrong }: Broken,
  flaws: readonly Flaw[],
): Cause | undefined {
  const { text } = seen;
  const { cell, digit, step, line } = wrong;
  const { board } = seenOf(wrong, isGiven, context.isLive);
  const met = kinds.flatMap((kind) =>
    houseOf(kind, cell)
      .filter((at) => at !== cell && board[at] === digit)
      .map((other) => ({ kind, other })),
  );
  const flaw = theOne(flaws, text, line);
  const house = flaw && housesIn(flaw)[0];
  const shown = met.find(({ kind }) => kind === house) ?? met[0];
  if (!shown) return undefined;
  const taken = tries.tries.filter(({ isTaken }) => isTaken);
  const clashing = taken.filter((each) => isRefusedRightly(seenOf(each, isGiven, context.isLive)));
  return {
    kind: 'clash',
    ...{ step, cell, digit, house: shown.kind, other: shown.other },
    isOtherGiven: isGiven[shown.other] === 1,
    line: line || undefined,
    ...(flaw && { flaw }),
    counts: { clashing: clashing.length, of: taken.length },
    ...placed(text, line, flaw),
  };
}

const ofBox = ['start', 'numbering', 'extent', 'other-cells'];
const housesIn = (flaw: Flaw): readonly HouseKind[] =>
  'houses' in flaw
    ? flaw.houses
    : 'house' in flaw
      ? [flaw.house]
      : ofBox.includes(flaw.kind)
        ? ['box']
        : [];

/** The flaw that the program's text has, of several that explain every try; or the flaw that they have in common. */
function theOne(flaws: readonly Flaw[], text: ProgramText, line: number): Flaw | undefined {
  if (flaws.length <= 1 || line === 0) return flaws[0];
  const odd = oddCorner(text, text.checkLines(line));
  const manner = odd?.manner;
  const isSame = sameCorner(text, line) !== undefined;
  const written = flaws.filter(
    (flaw) =>
      flaw.kind === 'start' &&
      [flaw.row, flaw.column].some((each) => each === manner || (isSame && each === 'other/3*3')),
  );
  if (written.length === 1) return written[0];
  const looped = flaws.filter(
    (flaw) =>
      (flaw.kind === 'part' || flaw.kind === 'untried') && spotOf(text, flaw, line) !== undefined,
  );
  const [plainest] = looped.toSorted((a, b) => housesIn(a).length - housesIn(b).length);
  const partOf = (flaw: Flaw | undefined) => (flaw?.kind === 'part' ? flaw.part : flaw?.kind);
  if (plainest && looped.every((flaw) => partOf(flaw) === partOf(plainest))) return plainest;
  const remembered = flaws.filter((flaw) => flaw.kind === 'remembered');
  if (
    remembered.length === flaws.length ||
    (remembered.length > 0 && flagsBy(text, line).kept.length > 0)
  ) {
    const [one, another] = remembered;
    return another ? { kind: 'remembered', houses: [] } : one;
  }
  const [first] = flaws;
  if (first && flaws.every(({ kind }) => kind === first.kind) && first.kind !== 'start') {
    const isOne = flaws.every((flaw) => housesIn(flaw).join() === housesIn(first).join());
    if (isOne && flaws.length === 1) return first;
  }
  const isBox = flaws.every((flaw) => housesIn(flaw).join() === 'box');
  if (isBox && odd) return { kind: 'other-cells' };
  // Nothing else is seen to keep a digit out of the house, which is true of every one of them.
  return flaws.find(({ kind }) => kind === 'unchecked');
}

function placed(
  text: ProgramText,
  line: number,
  flaw: Flaw | undefined,
): { spot?: Spot; check?: string } {
  if (line === 0) return {};
  const spot = flaw && spotOf(text, flaw, line);
  const check = checkOf(text, line);
  const at =
    spot ?? (flaw?.kind === 'givens-missing' ? readSpot(text) : check && { line: check.line });
  return { ...(at && { spot: at }), ...(check && { check: check.name }) };
}

/** The line that reads the board last, where its givens would have to be marked. */
const readSpot = (text: ProgramText): Spot | undefined => spotOn(text, readingLines(text).at(-1));

function refused({ tries, seen, wrong }: Broken, flaws: readonly Flaw[]): Cause {
  const { text } = seen;
  const { cell, digit, step } = wrong;
  const line = writingLine(tries, seen);
  const flaw = theOne(flaws, text, line);
  if (flaw?.kind === 'untried') return untried(flaw.digits, wrong, line, text);
  if (flaw?.kind === 'remembered') {
    const flags = flagsBy(text, line);
    const at = flags.line ?? callBehind(text, line)?.line;
    return {
      kind: 'kept-flag',
      ...{ step, cell, digit, houses: flaw.houses, arrays: flags.kept },
      spot: spotOn(text, at),
    };
  }
  return {
    kind: 'refused',
    ...{ step, cell, digit, line: line || undefined },
    ...(flaw && { flaw }),
    ...placed(text, line, flaw),
  };
}

function untried(digits: readonly number[], wrong: Try, line: number, text: ProgramText): Cause {
  const spot = untriedSpot(text, line, digits) ?? loopSpot(text, line);
  return { kind: 'untried', step: wrong.step, cell: wrong.cell, digits, ...(spot && { spot }) };
}

const loopSpot = (text: ProgramText, line: number): Spot | undefined =>
  spotOn(text, digitLoop(text, line)?.line);

function gaveUp(wrong: Try, tries: Tries, text: ProgramText): Cause {
  const before = tries.tries.findLast(
    ({ step, cell, isTaken }) => isTaken && cell === wrong.cell && step < wrong.step,
  );
  const line = before?.line ?? 0;
  const call = callBehind(text, line);
  return {
    kind: 'gave-up',
    ...{ step: wrong.step, cell: wrong.cell, digit: wrong.digit, tried: before?.digit ?? 0 },
    spot: spotOn(text, call?.line),
  };
}

/** The line by which the search mostly puts its digits. */
export function writingLine(
  { tries }: Pick<Tries, 'tries'>,
  { steps }: Pick<FilmSeen, 'steps'>,
): number {
  const counts = new Map<number, number>();
  const taken = tries.filter(({ isTaken }) => isTaken);
  const lines = taken.length > 0 ? taken : steps.filter(({ digit }) => digit !== 0);
  for (const { line } of lines) if (line !== 0) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** A digit that was not taken back: what was refused later, or passed over, shows that it still counts. */
function keptCell(stale: readonly Stale[], wrong: Try, { text }: FilmSeen): Cause | undefined {
  const [first] = stale;
  return first && first.step <= wrong.step ? keptCellOf(first, false, text) : undefined;
}

function keptCellOf(
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

/** Cells that the search has passed over, or where it has ended before them. */
function passedOver(tries: Tries, seen: FilmSeen): Cause | undefined {
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
