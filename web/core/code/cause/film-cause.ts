// The first wrong step of a film, held against the rules and against the search that it is meant to be.
import { digitAt } from '../../grid';
import type { OverGiven } from '../run';
import type { Cause, Check, Spot } from './cause';
import { callOf } from './check-call';
import { mostWritten, solvedAt, writingLine, type FilmSeen } from './film-seen';
import { boardOf, triesIn, type Stale, type Tries, type Try } from './film-tries';
import { keptCellOf, passedOver } from './passed-over';
import type { ProgramText } from './program-text';
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
  loopHas,
  oddCorner,
  sameCall,
  sameCorner,
  goingOnSpot,
  spotOf,
  spotOn,
  untriedSpot,
} from './where';
import {
  breakingOff,
  exchangedWrite,
  hasMasks,
  looksBehind,
  maskSpot,
  otherBlank,
  takenTooSoon,
} from './written-wrong';

const kinds: readonly HouseKind[] = ['row', 'column', 'box'];

/** The cause in the steps before the board was full; undefined where each of them is right. */
export function wrongStep(seen: FilmSeen): Cause | undefined {
  const { puzzle, overGiven } = seen;
  const isGiven = boardOf(puzzle).map((digit) => Number(digit !== 0));
  const until = Math.min(overGiven?.step ?? Infinity, solvedAt(seen) ?? Infinity);
  const steps = seen.steps.slice(0, until);
  const line = mostWritten(seen.steps);
  const tries = triesIn(steps, puzzle, line === 0 || looksBehind(seen.text, line));
  const written = line === 0 ? undefined : writtenCause(steps, line, seen);
  if (written) return written;
  const found = ruleCause(tries, isGiven, seen) ?? passedOver(tries, seen);
  if (overGiven && (found === undefined || (stepOf(found) ?? 0) > overGiven.step)) {
    return overGivenCause(overGiven, seen);
  }
  return found;
}

/** A cause that the text alone makes certain, once the film has shown that its line writes the board. */
function writtenCause(
  steps: FilmSeen['steps'],
  line: number,
  { text }: FilmSeen,
): Cause | undefined {
  const at = steps.findIndex((step) => step.line === line && step.digit !== 0);
  const { cell = 0, digit = 0 } = steps[at] ?? {};
  const exchanged = exchangedWrite(text, line);
  if (exchanged && at >= 0)
    return { kind: 'exchanged', step: at + 1, cell, digit, spot: exchanged };
  const soon = takenTooSoon(steps, line, text);
  if (soon) return soon;
  const blank = otherBlank(text, line);
  if (blank) return { kind: 'other-blank', ...blank };
  const same = sameCall(text);
  return same && { kind: 'endless-calls', ...same, isSame: true };
}

const stepOf = (cause: Cause) => ('step' in cause ? cause.step : undefined);

function overGivenCause({ step, cell, digit, line }: OverGiven, { puzzle, text }: FilmSeen): Cause {
  return {
    kind: 'over-given',
    ...{ step, cell, digit, given: digitAt(puzzle, cell), line: line || undefined },
    spot: line === 0 ? undefined : goingOnSpot(text, line),
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
  const written = writingLine(tries, seen);
  const isLooped = (flaw: Flaw) => flaw.kind === 'untried' && loopHas(text, written, flaw.digits);
  const within = (searched: readonly Try[], isLive: boolean) =>
    flawsIn(searched, isGiven, isLive).filter((flaw) => !isLooped(flaw));
  const masked = flawsIn(tries.tries, isGiven, context.isLive).find(isLooped);
  if (masked?.kind === 'untried' && !wrong.isTaken && hasMasks(text)) {
    const spot = maskSpot(text, masked.digits);
    return {
      ...{ kind: 'untried', step: wrong.step, cell: wrong.cell, digits: masked.digits },
      ...{ isLooped: true, ...(spot && { spot }) },
    };
  }
  let flaws = within(tries.tries, context.isLive);
  if (!isPlain(wrong) && isRight(plain, isGiven, context.isLive)) {
    const isWritten = flaws.some(
      (flaw) =>
        // Only digits that were taken back are refused: a search that gave up would refuse others, too.
        flaw.kind === 'remembered' ||
        (flaw.kind === 'untried' && untriedSpot(text, written, flaw.digits) !== undefined),
    );
    if (!isWritten) return gaveUp(wrong, tries, text);
  }
  if (flaws.length === 0) flaws = within(tries.tries, !context.isLive);
  // A search that also leaves its cells too early.
  if (flaws.length === 0) flaws = within(plain, context.isLive);
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
    ...placed(text, line, flaw, wrong),
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
  const joined = flaws.find(({ kind }) => kind === 'both' || kind === 'all-three');
  if (joined && refusesOnlyBoth(text, line)) return joined;
  // Nothing else is seen to keep a digit out of the house, which is true of every one of them.
  return flaws.find(({ kind }) => kind === 'unchecked');
}

/** Whether a line of the check refuses a digit only where two things hold together. */
const refusesOnlyBoth = (text: ProgramText, line: number): boolean =>
  text.checkLines(line).some((at) => {
    const words = text.tokensOn(at).map((token) => token.text);
    const next = text.tokensOn(at + 1).map((token) => token.text);
    const refuses = (each: readonly string[]) =>
      each.includes('return') && each.some((word) => /^(?:false|0)$/i.test(word));
    const isJoined = words.includes('&&') || words.includes('and');
    return words.includes('if') && isJoined && (refuses(words) || refuses(next));
  });

function placed(
  text: ProgramText,
  line: number,
  flaw: Flaw | undefined,
  asked: Pick<Try, 'cell' | 'digit'>,
): { spot?: Spot; check?: Check } {
  if (line === 0) return {};
  const spot = flaw && spotOf(text, flaw, line);
  const check = checkOf(text, line);
  const at =
    spot ?? (flaw?.kind === 'givens-missing' ? readSpot(text) : check && { line: check.line });
  const call = check && callOf(text, { line, name: check.name }, asked);
  return {
    ...(at && { spot: at }),
    ...(check && { check: { call: call ?? check.name, line: check.line } }),
  };
}

/** The line that reads the board last, where its givens would have to be marked. */
const readSpot = (text: ProgramText): Spot | undefined => spotOn(text, readingLines(text).at(-1));

function refused({ tries, seen, wrong }: Broken, flaws: readonly Flaw[]): Cause {
  const { text } = seen;
  const { cell, digit, step } = wrong;
  const line = writingLine(tries, seen);
  // Where each digit is put and refused many flaws explain it; the text tells whether it meets itself.
  const itself = flaws.find(({ kind }) => kind === 'itself');
  const isItself = itself && tries.isPutFirst && spotOf(text, itself, line) !== undefined;
  const others = flaws.filter(({ kind }) => kind !== 'itself');
  const flaw = isItself ? itself : theOne(others, text, line);
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
  const spot = flaw ? undefined : breakingOff(text, line);
  if (spot) return { kind: 'broke-off', step, cell, digit, spot };
  return {
    kind: 'refused',
    ...{ step, cell, digit, line: line || undefined },
    ...(flaw && { flaw }),
    ...placed(text, line, flaw, wrong),
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

/** A digit that was not taken back: what was refused later, or passed over, shows that it still counts. */
function keptCell(stale: readonly Stale[], wrong: Try, { text }: FilmSeen): Cause | undefined {
  const [first] = stale;
  return first && first.step <= wrong.step ? keptCellOf(first, false, text) : undefined;
}
