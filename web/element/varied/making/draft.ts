// A puzzle in the making, as a value: what is given, its regions and its rules. Every change gives a new one.
import { columnIn, rowIn } from '../../../core/varied/places';
import { kindOf, signOf, type RuleSign } from '../../../core/varied/rule-sign';
import type { BoardRule, VariedPuzzle, VariedRule } from '../../../core/varied/varied-puzzle';
import { ruleTable } from '../rule-table';

type Cells = readonly number[];

export interface Draft extends Pick<
  VariedPuzzle,
  'title' | 'author' | 'ruleset' | 'candidates' | 'regions' | 'rules' | 'everywhere'
> {
  /** The rows, the columns and the digits are so many. */
  size: number;
  extra: readonly Cells[];
}

export const draftSizes = [4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 20, 25] as const;

const allDigits = (size: number): number => 2 ** (size + 1) - 2;

/** The height of usual boxes; 0: boards of that size have none. As box_height of cpp/varied/rules.cpp. */
export function boxHeight(size: number): number {
  let height = 0;
  for (let each = 2; each * each <= size; each++) if (size % each === 0) height = each;
  return height;
}

/** The numbers of the usual boxes; -1 everywhere where there are none. */
export function boxesOf(size: number): Cells {
  const height = boxHeight(size);
  const width = size / height;
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [rowIn({ columns: size }, cell), columnIn({ columns: size }, cell)];
    return height === 0 ? -1 : Math.floor(row / height) * height + Math.floor(column / width);
  });
}

export const newDraft = (size: number): Draft => ({
  title: '',
  author: '',
  ruleset: '',
  size,
  candidates: Array.from({ length: size * size }, () => allDigits(size)),
  regions: boxesOf(size),
  rules: [],
  everywhere: [],
  extra: [],
});

/** Undefined where the puzzle has what a draft cannot hold: rules that were not read, or another shape. */
export function draftOf(puzzle: VariedPuzzle): Draft | undefined {
  const { title, author, ruleset, candidates, regions, rules, everywhere, digits } = puzzle;
  const isSquare = puzzle.rows === digits && puzzle.columns === digits;
  if (!isSquare || puzzle.unread.length > 0) return undefined;
  const extra = puzzle.extraRegions.map((index) => puzzle.houses[index] ?? []);
  return { title, author, ruleset, size: digits, candidates, regions, rules, everywhere, extra };
}

/** As it is drawn; the text of a puzzle is the one that the core reads. */
export function puzzleOf(draft: Draft): VariedPuzzle {
  const { title, author, ruleset, size, candidates, regions, rules, everywhere, extra } = draft;
  return {
    text: textOf(draft),
    ...{ title, author, ruleset, candidates, regions, rules, everywhere },
    ...{ digits: size, rows: size, columns: size },
    givens: candidates.map(givenIn),
    houses: extra,
    extraRegions: extra.map((_, index) => index),
    areLetters: false,
    unread: [],
    drawings: [],
  };
}

/** The one digit of a cell; 0 where it has several. */
const givenIn = (bits: number): number => {
  const digit = Math.log2(bits);
  return Number.isInteger(digit) ? digit : 0;
};

/** Whether a rule says something already: some wait for their number. */
export const isWhole = (board: Pick<VariedPuzzle, 'rows' | 'columns'>, rule: VariedRule): boolean =>
  rule.numbers.length > 0 || !ruleTable[signOf(board, rule)].made?.numbers?.isNeeded;

export const boardOf = ({ size, regions }: Draft) => ({
  rows: size,
  columns: size,
  digits: size,
  regions,
});

/** The pairs without a mark, which f-puzzles writes together. */
const unmarked: Readonly<Partial<Record<BoardRule, string>>> = {
  'no-xv': 'xv',
  'no-ratio': 'ratio',
  'no-difference': 'difference',
};

/** The JSON of f-puzzles, with rules as rows of Retrace's own; docs/formats.md has its keys. */
export function textOf(draft: Draft): string {
  const { title, author, ruleset, size, rules, everywhere, extra } = draft;
  const board = boardOf(draft);
  const nameOf = (cell: number) => `R${rowIn(board, cell) + 1}C${columnIn(board, cell) + 1}`;
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => cellOf(draft, row * size + column)),
  );
  const whole = everywhere.filter((rule) => !unmarked[rule]);
  return JSON.stringify({
    size,
    ...(title && { title }),
    ...(author && { author }),
    ...(ruleset && { ruleset }),
    grid,
    ...Object.fromEntries(whole.map((rule) => [rule, true])),
    negative: everywhere.flatMap((rule) => unmarked[rule] ?? []),
    extraregion: extra.map((cells) => ({ cells: cells.map(nameOf) })),
    rules: rules
      .filter((rule) => isWhole(board, rule))
      .map(({ kind, cells, numbers }) => [kind, cells, numbers]),
  });
}

function cellOf({ size, candidates, regions }: Draft, cell: number) {
  const bits = candidates[cell] ?? 0;
  const given = givenIn(bits);
  const region = regions[cell] ?? -1;
  const marks = Array.from({ length: size }, (_, i) => i + 1).filter(
    (digit) => bits & (1 << digit),
  );
  return {
    ...(given > 0 && { value: given, given: true }),
    ...(given === 0 && bits !== allDigits(size) && { givenPencilMarks: marks }),
    // A board without regions of a size that has no boxes is one by itself.
    ...((region >= 0 || boxHeight(size) > 0) && { region: region < 0 ? null : region }),
  };
}

/** 0 takes the given away. A digit that all of the cells have is taken away, too. */
export function withGiven(draft: Draft, cells: Cells, digit: number): Draft {
  const isThere = digit > 0 && cells.every((cell) => draft.candidates[cell] === 1 << digit);
  const bits = digit === 0 || isThere ? allDigits(draft.size) : 1 << digit;
  return { ...draft, candidates: changedAt(draft.candidates, cells, bits) };
}

const changedAt = (values: Cells, cells: Cells, value: number): Cells =>
  values.map((each, cell) => (cells.includes(cell) ? value : each));

/** The rules that chosen cells make; none where they do not fit. */
export function rulesMade(draft: Draft, sign: RuleSign, chosen: Cells): readonly VariedRule[] {
  const { made } = ruleTable[sign];
  if (!made) return [];
  const board = boardOf(draft);
  return made.by(board, chosen).map((cells) => ({
    kind: kindOf(sign),
    cells,
    numbers: made.numbers?.first(board, cells) ?? [],
  }));
}

const isSame = (one: VariedRule, other: VariedRule): boolean =>
  one.kind === other.kind && isSameList(one.cells, other.cells);

const isSameList = (one: Cells, other: Cells): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);

/** Adds rules; where all of them are there already, takes them away. */
export function withRules(draft: Draft, made: readonly VariedRule[]): Draft {
  const isThere = (rule: VariedRule) => draft.rules.some((other) => isSame(rule, other));
  if (made.every(isThere)) {
    const rules = draft.rules.filter((rule) => !made.some((other) => isSame(rule, other)));
    return { ...draft, rules };
  }
  return { ...draft, rules: [...draft.rules, ...made.filter((rule) => !isThere(rule))] };
}

export const withoutRule = (draft: Draft, index: number): Draft => ({
  ...draft,
  rules: draft.rules.filter((_, i) => i !== index),
});

export const withNumbers = (draft: Draft, index: number, numbers: readonly number[]): Draft => ({
  ...draft,
  rules: draft.rules.map((rule, i) => (i === index ? { ...rule, numbers } : rule)),
});

/** The cells become a region of their own, or, where they are one already, none. */
export function withRegion(draft: Draft, cells: Cells): Draft {
  const [first = 0] = cells;
  const now = draft.regions[first] ?? -1;
  const isOne =
    now >= 0 && draft.regions.every((region, cell) => (region === now) === cells.includes(cell));
  const left = new Set(draft.regions.filter((_, cell) => !cells.includes(cell)));
  const free = Array.from({ length: draft.size }, (_, i) => i).find((number) => !left.has(number));
  const number = isOne ? -1 : free;
  return number === undefined
    ? draft
    : { ...draft, regions: changedAt(draft.regions, cells, number) };
}

export function withExtra(draft: Draft, regions: readonly Cells[]): Draft {
  const ordered = regions.map((cells) => cells.toSorted((a, b) => a - b));
  const has = (cells: Cells) => draft.extra.some((other) => isSameList(cells, other));
  if (ordered.every(has)) {
    const extra = draft.extra.filter((other) => !ordered.some((cells) => isSameList(cells, other)));
    return { ...draft, extra };
  }
  return { ...draft, extra: [...draft.extra, ...ordered.filter((cells) => !has(cells))] };
}

export const hasExtra = (draft: Draft, regions: readonly Cells[]): boolean =>
  regions.every((cells) => draft.extra.some((other) => isSameList(cells, other)));

export const withEverywhere = (draft: Draft, rule: BoardRule): Draft => ({
  ...draft,
  everywhere: draft.everywhere.includes(rule)
    ? draft.everywhere.filter((each) => each !== rule)
    : [...draft.everywhere, rule],
});

const block = (top: number, left: number): Cells =>
  Array.from({ length: 9 }, (_, i) => (top + Math.floor(i / 3)) * 9 + left + (i % 3));

const places = (...names: readonly number[]): Cells =>
  names.map((name) => (Math.floor(name / 10) - 1) * 9 + (name % 10) - 1);

export const regionNames = ['windoku', 'asterisk', 'centreDots', 'girandola'] as const;

/** Extra regions that have names, on boards of 9×9. The places are rows and columns from 1. */
export const namedRegions: Readonly<Record<(typeof regionNames)[number], readonly Cells[]>> = {
  windoku: [block(1, 1), block(1, 5), block(5, 1), block(5, 5)],
  asterisk: [places(25, 33, 37, 52, 55, 58, 73, 77, 85)],
  centreDots: [places(22, 25, 28, 52, 55, 58, 82, 85, 88)],
  girandola: [places(11, 19, 25, 52, 55, 58, 85, 91, 99)],
};
