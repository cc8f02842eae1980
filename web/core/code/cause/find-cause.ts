// The one cause of a wrong verdict, as far as it is certain: what the run has told, the first wrong step of its film, its output.
import type { Grid } from '../../grid';
import type { ProgramLanguage } from '../../program-languages';
import type { ClassicTest } from '../problems/problem';
import type { Verdict } from '../judge';
import type { PackedStep } from '../packed-film';
import type { Fault, OverGiven, RunReport } from '../run';
import type { Cause, Spot } from './cause';
import { boardAfter, boardOf, triesIn } from './film-tries';
import { endingCause, faultCause } from './ending-cause';
import { wrongStep } from './film-cause';
import { solvedAt, writingLine, type FilmSeen } from './film-seen';
import { repeated } from './repeated';
import { noFile, writtenFile } from './missing-file';
import { otherProblemIn } from './other-problem';
import { outputFlaw } from './output-cause';
import { ProgramText, span } from './program-text';
import {
  printingLines,
  printingSpot,
  readingFlaw,
  readingLines,
  shortLoop,
  unread,
} from './reading';
import { arrayOn, callBehind, digitLoop, rowSetOn, spotOn } from './where';
import { sharedRow } from './shared-row';

export interface Evidence {
  language: ProgramLanguage;
  source: string;
  test: ClassicTest;
  verdict: Verdict;
  /** The run that was judged. */
  report: RunReport;
  /** Those of the filmed run, too. */
  faults: readonly Fault[];
  /** The steps of its film, as far as they are looked at; undefined where no board was found. */
  film:
    { steps: readonly PackedStep[]; isCut: boolean; overGiven?: OverGiven | undefined } | undefined;
}

/** So many steps of a film are looked at. */
export const mostSteps = 200_000;

export function causeOf(evidence: Evidence): Cause | undefined {
  const { verdict, test, report, faults, film, language, source } = evidence;
  if (
    verdict === 'accepted' ||
    verdict === 'near-limit' ||
    verdict === 'compile-error' ||
    test.isOwn
  )
    return undefined;
  const text = new ProgramText(source, language);
  const other = film && film.steps.length > 0 ? undefined : otherProblemIn(text);
  if (other) return { kind: 'other-problem', ...other };
  const unreadAt = verdict === 'wrong-answer' ? unread(text) : undefined;
  if (unreadAt) return { kind: 'input', reads: 'nothing', spot: unreadAt };
  const seen = film && filmSeen(evidence, film, text);
  const certain = faults.filter(
    (fault) =>
      fault.kind === 'out-of-bounds' || fault.kind === 'caught' || isOfFile(fault, evidence, text),
  );
  const told = faultCause(certain, text) ?? endingCause(report.ending, text);
  const reading = readingCause(evidence, text, told);
  if (reading) return reading;
  const shared = sharedRow(text);
  if (shared) return { kind: 'shared-row', ...shared };
  const beyond = seen && told && beyondEnd(evidence, seen, told);
  if (beyond) return beyond;
  if (told) return told;
  const round = verdict === 'time-limit' ? seen && repeated(seen) : undefined;
  if (round) return round;
  const step =
    seen && seen.steps.length + Number(seen.overGiven !== undefined) > 0
      ? wrongStep(seen)
      : undefined;
  if (step) return unmetTexts(step, text, test) ?? step;
  if (verdict !== 'wrong-answer' && verdict !== 'output-limit')
    return seen && afterSolved(evidence, seen);
  return (
    (seen && afterSolved(evidence, seen)) ??
    faultCause(faults, text) ??
    withoutSteps(evidence, text) ??
    undefined
  );
}

function filmSeen(
  { test, report }: Evidence,
  film: NonNullable<Evidence['film']>,
  text: ProgramText,
): FilmSeen {
  const { kind } = report.ending;
  return {
    ...film,
    puzzle: test.puzzle,
    text,
    answer: test.answer,
    hasEnded: kind === 'finished' || kind === 'runtime-error',
  };
}

/** Whether a missing file is the cause: a program that has steps has read its board elsewhere, and one that prints does not write into the file. */
function isOfFile(fault: Fault, { film, report }: Evidence, text: ProgramText): boolean {
  if (fault.kind !== 'no-file') return false;
  return noFile(fault.line, fault.text, text).isWritten
    ? report.output.trim() === ''
    : film === undefined || film.steps.length === 0;
}

/** Behind a right board the search goes on, beyond its last cell. */
function beyondEnd({ report }: Evidence, seen: FilmSeen, told: Cause): Cause | undefined {
  const at = solvedAt(seen);
  if (
    at === undefined ||
    (told.kind !== 'outside' &&
      told.kind !== 'endless-calls' &&
      told.kind !== 'exception' &&
      told.kind !== 'crash')
  )
    return undefined;
  const { text, steps, puzzle } = seen;
  const line = writingLine(triesIn(steps.slice(0, at), puzzle), seen);
  const around = line === 0 ? undefined : text.functionAt(line);
  const isThere =
    told.line !== undefined &&
    around !== undefined &&
    around.line <= told.line &&
    told.line <= around.lastLine;
  const isBoard =
    told.kind !== 'outside' || told.array === undefined || arrayOn(text, line) === told.array;
  if (!isThere || !isBoard) return undefined;
  const isPrinted = isBoardIn(report.output, boardAfter(puzzle, steps.slice(0, at)));
  const spot = spotOn(text, endingLine(text, around) ?? told.line ?? around.line);
  return { kind: 'went-on', step: at, isPrinted, times: 1, spot };
}

/** The line on which a search asks whether it has come to its end. */
function endingLine(
  text: ProgramText,
  { line, lastLine }: { line: number; lastLine: number },
): number | undefined {
  return span(line, lastLine).find((at) => {
    const tokens = text.tokensOn(at);
    const sign = tokens.findIndex((token) => ['==', '===', '>=', '>'].includes(token.text));
    const to = tokens[sign + 1]?.text ?? '';
    const isEnd = /^8\d$/.test(to) || ['9', '10', 'len'].includes(to);
    const isCount = tokens
      .slice(sign)
      .some((token) => token.text === 'length' || token.text === 'size');
    return sign > 0 && tokens.some((token) => token.text === 'if') && (isEnd || isCount);
  });
}

/** An exception, or a board that was never written, from input of another form. */
function readingCause(
  { test, film }: Evidence,
  text: ProgramText,
  told: Cause | undefined,
): Cause | undefined {
  if (film && film.steps.length > 0) return undefined;
  const isAbout = told === undefined || told.kind === 'exception' || told.kind === 'outside';
  const flaw = isAbout ? readingFlaw(text, test.problem) : undefined;
  if (!flaw) return undefined;
  if (told === undefined && flaw.reads === 'texts')
    return { kind: 'unwritten', isAsRead: true, ...flaw };
  return { kind: 'input', ...flaw };
}

/** A value that is made a text in JavaScript. */
const isText = /\bString\s*\(|\.toString\s*\(|['"`]/;

/** Digits that are never met, since they are texts and the digits are numbers. */
function unmetTexts(cause: Cause, text: ProgramText, { problem }: ClassicTest): Cause | undefined {
  if (cause.kind !== 'clash') return undefined;
  const at = cause.line === undefined ? '' : text.shown(cause.line);
  if (
    cause.flaw?.kind === 'givens-alone' &&
    text.language === 'javascript' &&
    isText.test(at.slice(at.indexOf('=') + 1))
  ) {
    const spot = spotOn(text, cause.line);
    return { kind: 'input', reads: 'texts-put', spot, step: cause.step, cell: cause.cell };
  }
  if (cause.flaw?.kind !== 'givens-missing') return undefined;
  const flaw = readingFlaw(text, problem);
  if (flaw?.reads !== 'texts') return undefined;
  return { kind: 'input', reads: 'unmet', spot: flaw.spot, step: cause.step, cell: cause.cell };
}

/** The board was right: what came after, or how it was printed. */
function afterSolved({ test, report }: Evidence, seen: FilmSeen): Cause | undefined {
  const at = solvedAt(seen);
  if (at === undefined) return undefined;
  const found = boardAfter(seen.puzzle, seen.steps.slice(0, at));
  const { text } = seen;
  const isFirst = test.answer === undefined || sameBoard(found, test.answer);
  const isOn = seen.steps.length > at;
  const tries = triesIn(seen.steps.slice(0, at), seen.puzzle);
  const line = writingLine(tries, seen);
  if (!isFirst) return orderCause(tries, seen, line);
  const { output } = report;
  const written = output.trim() === '' ? writtenFile(text) : undefined;
  if (written) return written;
  const { problem, puzzle } = test;
  const flaw = outputFlaw({ output, problem, puzzle, found });
  const isForm =
    flaw && !['twice', 'too-early', 'more-behind', 'other', 'nothing'].includes(flaw.kind);
  if (isOn && !isForm) {
    const spot = goingOn(text, line);
    const isPrinted = isBoardIn(output, found);
    return { kind: 'went-on', step: at, isPrinted, times: 1, ...(spot && { spot }) };
  }
  if (!flaw) return undefined;
  const unwritten = flaw.kind === 'nothing' ? unflushed(text) : undefined;
  if (unwritten) {
    const what = { kind: 'nothing', writer: unwritten.writer } as const;
    return { kind: 'output', what, spot: unwritten.spot };
  }
  const spot = outputSpot(text, flaw.kind);
  return { kind: 'output', what: flaw, ...(spot && { spot }) };
}

/** A writer that keeps its output until it is told to write it, and is never told. */
function unflushed(text: ProgramText): { writer: string; spot: Spot } | undefined {
  for (const [index, line] of text.lines.entries()) {
    const [, writer] = /\b(?:PrintWriter|BufferedWriter) (\w+) ?= ?new\b/.exec(line) ?? [];
    if (writer === undefined || /\btry ?\(/.test(line)) continue;
    const isWritten = text.lines.some(
      (each) => each.includes(`${writer}.flush(`) || each.includes(`${writer}.close(`),
    );
    if (!isWritten) return { writer, spot: { line: index + 1 } };
  }
  return undefined;
}

/** Whether its digits were printed one behind the other. */
const isBoardIn = (output: string, board: Uint8Array): boolean =>
  output.replace(/\D/g, '').includes(board.join(''));

const sameBoard = (board: Uint8Array, grid: Grid): boolean => board.join('') === grid;

function orderCause(
  tries: ReturnType<typeof triesIn>,
  { steps, text }: FilmSeen,
  line: number,
): Cause | undefined {
  const [first] = steps;
  const where = { step: first && 1, cell: first?.cell };
  if (tries.direction === -1) {
    const loop = digitLoop(text, line);
    return {
      kind: 'order',
      by: 'digits',
      ...where,
      spot: spotOn(text, loop?.line),
    };
  }
  if (tries.order === 'rows') return undefined;
  const by = tries.order === 'columns' ? 'columns' : 'cells';
  return { kind: 'order', by, ...where, spot: spotOn(text, rowSetOn(text, line) ?? line) };
}

/** The call by which the search goes on, where nothing is done with what it returns; else where it asks for its end. */
function goingOn(text: ProgramText, line: number): Spot | undefined {
  const call = line === 0 ? undefined : callBehind(text, line);
  if (!call) return undefined;
  const isReturned = text.tokensOn(call.line).some((token) => token.text === 'return');
  const around = text.functionAt(line);
  return spotOn(text, isReturned && around ? endingLine(text, around) : call.line);
}

function outputSpot(text: ProgramText, kind: string): Spot | undefined {
  if (kind === 'rows-missing' || kind === 'columns-missing') {
    const loop = shortLoop(text, printingLines(text));
    if (loop) return spotOn(text, loop.line);
  }
  return printingSpot(text);
}

/** No step was seen, or none of them is wrong: what the output shows. */
function withoutSteps({ film, test, report }: Evidence, text: ProgramText): Cause | undefined {
  const { output } = report;
  const digits = output.replace(/\D/g, '');
  const isAsRead = digits === boardOf(test.puzzle).join('');
  const hasSteps = film !== undefined && film.steps.length > 0;
  if (output.trim() === '') {
    const written = writtenFile(text);
    if (written) return written;
    const unwritten = unflushed(text);
    const spot = unwritten?.spot ?? printingSpot(text);
    const writer = unwritten && { writer: unwritten.writer };
    return { kind: 'output', what: { kind: 'nothing', ...writer }, ...(spot && { spot }) };
  }
  if (hasSteps) return undefined;
  const short = shortLoop(text, readingLines(text));
  if (short)
    return {
      kind: 'input',
      reads: 'short',
      spot: spotOn(text, short.line),
    };
  return isAsRead ? { kind: 'unwritten', isAsRead } : undefined;
}
