// The board with its undo history as plain data that outlives the page, and back. The data is checked when read,
// since it may be another version's.
import { cellCount } from '../../../core/cell';
import { isNote, type Notes } from '../../../core/notes';
import { gridOf } from '../../../core/grid';
import { strategyNameOf, type StrategyName } from '../../../core/strategy';
import { isRecord } from '../records';
import type { Played } from './game';
import { longestPast, type History } from './history';
import type { Position } from './position';

/** Givens and digits, 81 characters each, and notes where there are any. */
type KeptPosition = readonly [givens: string, digits: string, notes?: Notes];

export interface KeptBoard {
  version: 1;
  past: readonly KeptPosition[];
  present: KeptPosition;
  future: readonly KeptPosition[];
  strategy: StrategyName;
  /** Absent in data from before there was a clock. */
  played?: Played;
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
  version: 1,
  past: past.map(keptPosition),
  present: keptPosition(present),
  future: future.map(keptPosition),
  strategy,
  ...(played && { played }),
});

/** Undefined where the value is not such a board. */
export function readKeptBoard(kept: unknown): RecalledBoard | undefined {
  if (!isRecord(kept) || kept.version !== 1) return undefined;
  const past = positionsOf(kept.past);
  const present = positionOf(kept.present);
  const future = positionsOf(kept.future);
  const strategy = typeof kept.strategy === 'string' ? strategyNameOf(kept.strategy) : undefined;
  if (!past || !present || !future || !strategy) return undefined;
  const played = playedIn(kept.played);
  return { history: { past, present, future }, strategy, ...(played && { played }) };
}

function playedIn(value: unknown): Played | undefined {
  if (!isRecord(value)) return undefined;
  const { seconds, hints } = value;
  return isCount(seconds) && isCount(hints) ? { seconds, hints } : undefined;
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function positionsOf(value: unknown): Position[] | undefined {
  if (!Array.isArray(value) || value.length > longestPast) return undefined;
  const positions = value.map(positionOf);
  return positions.every((position) => position !== undefined) ? positions : undefined;
}

function notesOf(value: unknown): Notes | undefined {
  if (!Array.isArray(value) || value.length !== cellCount) return undefined;
  return value.every(isNote) ? value : undefined;
}

/** Every given is among the digits. */
function positionOf(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [givens, digits] = value.map((text) =>
    typeof text === 'string' ? gridOf(text) : undefined,
  );
  if (givens === undefined || digits === undefined) return undefined;
  const holds = Array.from(givens).every((given, cell) => given === '.' || given === digits[cell]);
  const notes = notesOf(value[2]);
  return holds ? { givens, digits, ...(notes && { notes }) } : undefined;
}
