// The puzzles given here for a day or a technique, and when they were solved: kept in this browser alone.
import { gridOf, type Grid } from '../../core/grid';
import { levels, type Level } from '../../core/make/daily';
import { techniqueNamed, type TechniqueName } from '../../core/techniques/technique';
import { isRecord, parsedJson } from '../shared/records';
import { recall, remember } from '#remembered';

/** The reason for which a puzzle was given. */
export type Purpose =
  { kind: 'day'; day: string; level: Level } | { kind: 'technique'; technique: TechniqueName };

export interface GivenPuzzle {
  purpose: Purpose;
  puzzle: Grid;
  /** The day on which the puzzle was solved, as 2026-11-22; undefined until then. */
  solved: string | undefined;
}

const note = 'given-puzzles';
const choice = 'records';
/** The most unsolved puzzles to remember; the oldest are forgotten first. */
const mostUnsolved = 100;

/** Whether solved puzzles are noted and counted; on until somebody switches it off. */
export const keepsRecords = (): boolean => recall(choice) !== 'off';

export function keepRecords(keeps: boolean): void {
  remember(choice, keeps ? '' : 'off');
}

/** In the order in which the puzzles were given. */
export const givenPuzzles = (): GivenPuzzle[] => readGiven(parsedJson(recall(note)));

export function noteGiven(purpose: Purpose, puzzle: Grid): void {
  const known = givenPuzzles();
  if (!keepsRecords() || known.some((each) => each.puzzle === puzzle)) return;
  write([...known, { purpose, puzzle, solved: undefined }]);
}

/** Notes a solved puzzle, once its last digit fits; a puzzle that was given for nothing is not noted. */
export function noteSolved(puzzle: Grid, day: string): void {
  const known = givenPuzzles();
  const isNew = known.some((each) => each.puzzle === puzzle && each.solved === undefined);
  if (!keepsRecords() || !isNew) return;
  write(known.map((each) => (each.puzzle === puzzle ? { ...each, solved: day } : each)));
}

export const purposeOf = (puzzle: Grid): Purpose | undefined =>
  givenPuzzles().find((each) => each.puzzle === puzzle)?.purpose;

/** Adds the records of a file; a puzzle solved in either counts as solved. */
export function addGiven(more: unknown): void {
  const all = new Map(givenPuzzles().map((each) => [each.puzzle, each]));
  for (const each of readGiven(more)) {
    const solved = all.get(each.puzzle)?.solved ?? each.solved;
    all.set(each.puzzle, { ...each, solved });
  }
  write([...all.values()]);
}

function write(all: readonly GivenPuzzle[]): void {
  let spare = all.filter(({ solved }) => solved === undefined).length - mostUnsolved;
  const kept = all.filter(({ solved }) => solved !== undefined || spare-- <= 0);
  remember(note, JSON.stringify(kept));
}

function readGiven(value: unknown): GivenPuzzle[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): GivenPuzzle[] => {
    if (!isRecord(each)) return [];
    const purpose = purposeIn(each.purpose);
    const puzzle = typeof each.puzzle === 'string' ? gridOf(each.puzzle) : undefined;
    return purpose && puzzle ? [{ purpose, puzzle, solved: dayIn(each.solved) }] : [];
  });
}

function purposeIn(value: unknown): Purpose | undefined {
  if (!isRecord(value)) return undefined;
  const day = dayIn(value.day);
  const level = levels.find((each) => each === value.level);
  if (day !== undefined && level) return { kind: 'day', day, level };
  const technique = techniqueNamed(value.technique);
  return technique && { kind: 'technique', technique };
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
