// The board with its undo history as plain data that outlives the page, and back. The data is checked when read,
// since it may be another version's.
import { cellCount } from '../../../core/cell';
import { findContradictions } from '../../../core/contradiction';
import { noCounters, type Counters, type SolveReport } from '../../../core/reports';
import { isNote, withColourBits, type Notes } from '../../../core/notes';
import { gridOf } from '../../../core/grid';
import { strategyNameOf, type StrategyName } from '../../../core/strategy';
import { isRecord } from '../records';
import type { Played } from './game';
import { longestPast, type History } from './history';
import type { Position } from './position';

/** Givens and digits, 81 characters each, and notes where there are any. */
type KeptPosition = readonly [givens: string, digits: string, notes?: Notes];

export interface KeptBoard {
  /** In version 1 a cell had one colour at most. */
  version: 2;
  past: readonly KeptPosition[];
  present: KeptPosition;
  future: readonly KeptPosition[];
  strategy: StrategyName;
  /** Absent in data from before there was a clock. */
  played?: Played;
  /** The solution that a search has put on the board; absent where there is none. */
  answer?: SolveReport;
}

/** The board that is read from such data. */
export interface RecalledBoard {
  history: History<Position>;
  strategy: StrategyName;
  played?: Played;
}

const keptPosition = ({ givens, digits, notes }: Position): KeptPosition =>
  notes ? [givens, digits, notes] : [givens, digits];

export const keptBoard = ({
  history: { past, present, future },
  strategy,
  played,
}: RecalledBoard): KeptBoard => ({
  version: 2,
  past: past.map(keptPosition),
  present: keptPosition(present),
  future: future.map(keptPosition),
  strategy,
  ...(played && { played }),
  ...(present.answer?.outcome.kind === 'solved' && { answer: present.answer }),
});

/** Undefined where the value is not such a board. */
export function readKeptBoard(kept: unknown): RecalledBoard | undefined {
  if (!isRecord(kept) || (kept.version !== 1 && kept.version !== 2)) return undefined;
  const read = kept.version === 1 ? withColourBits : asItIs;
  const past = positionsOf(kept.past, read);
  const present = positionOf(kept.present, read);
  const future = positionsOf(kept.future, read);
  const strategy = typeof kept.strategy === 'string' ? strategyNameOf(kept.strategy) : undefined;
  if (!past || !present || !future || !strategy) return undefined;
  const played = playedIn(kept.played);
  const answer = answerIn(kept.answer, present);
  const shown = answer ? { ...present, answer } : present;
  return { history: { past, present: shown, future }, strategy, ...(played && { played }) };
}

/** Only a solution of the digits that are there. */
function answerIn(value: unknown, { digits }: Position): SolveReport | undefined {
  if (!isRecord(value) || !isRecord(value.outcome) || !isRecord(value.counters)) return undefined;
  const { kind, solution, solutions } = value.outcome;
  const grid = typeof solution === 'string' ? gridOf(solution) : undefined;
  if (kind !== 'solved' || grid === undefined || typeof value.elapsedMs !== 'number')
    return undefined;
  if (solutions !== 'one' && solutions !== 'several') return undefined;
  const fits = Array.from(digits).every((digit, cell) => digit === '.' || digit === grid[cell]);
  if (!fits || grid.includes('.') || findContradictions(grid).length > 0) return undefined;
  const counters = { ...noCounters };
  for (const name of counterNames) {
    const count = value.counters[name];
    if (isCount(count)) counters[name] = count;
  }
  const outcome = { kind, solution: grid, solutions } as const;
  return { outcome, elapsedMs: value.elapsedMs, counters };
}

const counterNames = [
  'steps',
  'placements',
  'backtracks',
  'deadEnds',
  'legalityChecks',
  'calls',
  'depth',
  'maxDepth',
] as const satisfies readonly (keyof Counters)[];

function playedIn(value: unknown): Played | undefined {
  if (!isRecord(value)) return undefined;
  const { seconds, hints } = value;
  return isCount(seconds) && isCount(hints) ? { seconds, hints } : undefined;
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** A cell's notes of an older version, as they are now. */
type ReadNotes = (bits: number) => number;
const asItIs: ReadNotes = (bits) => bits;

function positionsOf(value: unknown, read: ReadNotes): Position[] | undefined {
  if (!Array.isArray(value) || value.length > longestPast) return undefined;
  const positions = value.map((each) => positionOf(each, read));
  return positions.every((position) => position !== undefined) ? positions : undefined;
}

function notesOf(value: unknown, read: ReadNotes): Notes | undefined {
  if (!Array.isArray(value) || value.length !== cellCount) return undefined;
  const notes = value.map((bits: unknown) => (typeof bits === 'number' ? read(bits) : bits));
  return notes.every(isNote) ? notes : undefined;
}

/** Every given is among the digits. */
function positionOf(value: unknown, read: ReadNotes): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [givens, digits] = value.map((text) =>
    typeof text === 'string' ? gridOf(text) : undefined,
  );
  if (givens === undefined || digits === undefined) return undefined;
  const holds = Array.from(givens).every((given, cell) => given === '.' || given === digits[cell]);
  const notes = notesOf(value[2], read);
  return holds ? { givens, digits, ...(notes && { notes }) } : undefined;
}
