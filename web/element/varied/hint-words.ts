// A hint in words, level by level, and the cells that it is about.
import type { CellDigits, VariedHint, VariedRemoval } from '../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { columnIn, rowIn } from '../../core/varied/places';
import { signOf } from '../../core/varied/rule-sign';
import { fits, setsOf } from '../../core/varied/sets';
import type { Language } from '../../core/language';
import {
  variedHintsIn,
  type Loss,
  type NamedHouse,
  type NamedRule,
} from '../../languages/en/varied-hints';
import { variedRulesIn } from '../../languages/en/varied-rules';
import { cellNameIn } from './cell-words';
import { digitsIn, signOfDigit } from './digit-signs';
import type { HintLevel } from './play-search';

/** More sets of a cage are not told. */
const mostSets = 6;
/** Cells of the board that a sentence names. */
const mostCells = 9;

/** For each cell that a hint marks: looked at, losing digits, or the one of the step. */
export type HintMarks = ReadonlyMap<number, 'looked-at' | 'loses' | 'step'>;

export function hintMarks(puzzle: VariedPuzzle, hint: VariedHint, level: HintLevel): HintMarks {
  const marks = new Map<number, 'looked-at' | 'loses' | 'step'>();
  const last = hint.removals.at(-1);
  const house = hint.step === 'only-place' ? (puzzle.houses[hint.house] ?? []) : [hint.cell];
  const removals = level === 'step' ? hint.removals : last ? [last] : [];
  for (const cell of removals.length > 0 ? [] : house) marks.set(cell, 'looked-at');
  for (const { before } of removals) for (const cell of before.cells) marks.set(cell, 'looked-at');
  if (level !== 'step') return marks;
  for (const { removed } of removals) for (const cell of removed.cells) marks.set(cell, 'loses');
  if (hint.step !== 'removal') marks.set(hint.cell, 'step');
  return marks;
}

export function hintText(
  puzzle: VariedPuzzle,
  hint: VariedHint,
  level: HintLevel,
  language: Language,
): string {
  const text = variedHintsIn(language);
  const named = (cells: readonly number[]) =>
    cells.slice(0, mostCells).map((cell) => cellNameIn(puzzle, cell, language));
  const house = houseIn(puzzle, hint.house, language);
  const last = hint.removals.at(-1);
  const cell = cellNameIn(puzzle, hint.cell, language);
  const digit = signOfDigit(puzzle, hint.digit);
  switch (level) {
    case 'where':
      if (last) return text.whereCells(named(last.before.cells));
      return hint.step === 'only-place' ? text.whereHouse(house) : text.whereCells([cell]);
    case 'rule':
      if (last?.of === 'locked') {
        return text.byLocked(
          houseIn(puzzle, last.index, language),
          houseIn(puzzle, last.other, language),
        );
      }
      if (last) return text.byRule(ruleIn(puzzle, last, language), named(last.before.cells));
      return hint.step === 'only-place' ? text.byPlace(house) : text.byDigit(cell);
    case 'step': {
      const reasons = hint.removals.map((each) => {
        const lost = lossesIn(puzzle, each.removed, language);
        if (each.of === 'locked') {
          return text.takenByLocked(
            houseIn(puzzle, each.index, language),
            houseIn(puzzle, each.other, language),
            lost,
          );
        }
        const rule = ruleIn(puzzle, each, language);
        return text.taken(rule, named(each.before.cells), setsLeft(puzzle, each), lost);
      });
      const end =
        hint.step === 'only-place'
          ? [text.place(cell, digit, house)]
          : hint.step === 'only-digit'
            ? [text.digit(cell, digit)]
            : [];
      return [...reasons, ...end].join(' ');
    }
  }
}

function lossesIn(puzzle: VariedPuzzle, { cells, digits }: CellDigits, language: Language): Loss[] {
  return cells.slice(0, mostCells).map((cell, at) => ({
    cell: cellNameIn(puzzle, cell, language),
    digits: digitsIn(digits[at] ?? 0).map((digit) => signOfDigit(puzzle, digit)),
  }));
}

function ruleIn(
  puzzle: VariedPuzzle,
  removal: Exclude<VariedRemoval, { of: 'locked' }>,
  language: Language,
): NamedRule {
  const text = variedRulesIn(language);
  const rule = removal.of === 'rule' ? puzzle.rules[removal.index] : undefined;
  const { numbers = [] } = rule ?? {};
  const words =
    removal.of === 'board'
      ? text.everywhere[removal.rule]
      : rule && text.signs[signOf(puzzle, rule)];
  return {
    name: words?.name(numbers) ?? '',
    title: words?.title ?? '',
    sentence: words?.sentence(numbers, puzzle.digits) ?? '',
  };
}

export function houseIn(puzzle: VariedPuzzle, index: number, language: Language): NamedHouse {
  const cells = puzzle.houses[index] ?? [];
  const [first = 0] = cells;
  const isOneOf = (of: (cell: number) => number) => cells.every((cell) => of(cell) === of(first));
  const row = (cell: number) => rowIn(puzzle, cell);
  const column = (cell: number) => columnIn(puzzle, cell);
  if (isOneOf(row)) return { is: 'row', first: String(row(first) + 1) };
  if (isOneOf(column)) return { is: 'column', first: String(column(first) + 1) };
  const is = isOneOf((cell) => puzzle.regions[cell] ?? -1) ? 'region' : 'extra';
  return { is, first: cellNameIn(puzzle, first, language) };
}

/** The sets of digits that a cage can still be, by what its cells have left; none where they are too many. */
function setsLeft(puzzle: VariedPuzzle, removal: VariedRemoval): string[] {
  const rule = removal.of === 'rule' ? puzzle.rules[removal.index] : undefined;
  const [sum] = rule?.numbers ?? [];
  if (rule?.kind !== 'cage' || sum === undefined) return [];
  const { digits } = removal.before;
  const any = digits.reduce((all, bits) => all | bits, 0);
  const sets = setsOf(any, digits.length, sum, 500)?.filter((set) => fits(set, digits)) ?? [];
  return sets.length > mostSets ? [] : sets.map((set) => setText(puzzle, set));
}

export const setText = (puzzle: VariedPuzzle, set: readonly number[]): string =>
  set.map((digit) => signOfDigit(puzzle, digit)).join('+');
