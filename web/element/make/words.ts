// Every text of make mode. A language that lacks one does not compile. Loaded with the mode alone.
import type { Level } from '../../core/make/daily';
import type { MakeProgress, Measure, Tries } from '../../core/make/calls';
import type { Fault, SymmetryName } from '../../core/make/order';
import type { Resumable } from '../../core/make/setting';
import type { ParseError } from '../../core/text';
import type { Grade } from '../../core/techniques/grade';
import type { TechniqueFamily } from '../../core/techniques/technique';
import type { Paper, PerPage } from '../shared/print/sheet';
import type { SeriesPhase } from '../../client/make/series';
import type { BenchQuestion } from './bench/bench';
import type { CellUse } from './form';
import type { Hindrance } from './thousands';

/** In the order of their panels. */
export const tasks = ['one', 'daily', 'sheet', 'many', 'worst', 'bench'] as const;
export type Task = (typeof tasks)[number];

export interface MakeMessages {
  /** The tasks by name. */
  tasks: Record<Task, string>;
  tasksLabel: string;
  order: {
    title: string;
    difficulty: string;
    /** The name of a grade and its ratings. */
    grade: (name: string, from: string, to: string) => string;
    any: string;
    range: string;
    technique: string;
    from: string;
    to: string;
    techniqueLabel: string;
    families: Record<TechniqueFamily, string>;
    techniqueNote: string;
    symmetry: string;
    symmetries: Record<SymmetryName, string>;
    minimal: string;
    minimalNote: (isSymmetric: boolean) => string;
    counts: string;
    givensFrom: string;
    givensTo: string;
    cells: string;
    cellsOwn: string;
    cellsNote: string;
    board: string;
    cell: (row: number, column: number, use: CellUse) => string;
    open: string;
    close: string;
    fromBoard: string;
    seed: string;
    seedNote: string;
  };
  make: string;
  another: string;
  stop: string;
  tryAgain: string;
  making: string;
  /** The number of tries, their speed, and the reasons for failing. */
  progress: (progress: MakeProgress) => string;
  rare: (tries: Tries) => string;
  nearest: (givens: number, rating: string | undefined) => string;
  stopped: string;
  failed: string;
  fault: Record<Fault, string>;
  result: {
    title: string;
    none: string;
    picture: (givens: number) => string;
    grades: Record<Grade, string>;
    /** The grade, the rating and the number of givens. */
    summary: (grade: string, rating: string, givens: number) => string;
    hardest: (technique: string) => string;
    minimal: string;
    minimalUnderSymmetry: string;
    took: (tries: number, ms: number) => string;
    /** The notice that the puzzle began near a stored one, after so many tries from an empty board. */
    nearStored: (tries: number) => string;
    putOnBoard: string;
    copyLink: string;
    copyLine: string;
    lineCopied: string;
    lineNotCopied: string;
    copied: string;
    notCopied: string;
    command: string;
    otherVersion: string;
  };
  daily: {
    title: string;
    note: string;
    day: string;
    level: string;
    levels: Record<Level, string>;
    make: string;
    name: (day: string, level: string) => string;
  };
  sheet: {
    title: string;
    count: string;
    perPage: string;
    perPageNames: Record<PerPage, string>;
    paper: string;
    papers: Record<Paper, string>;
    heading: string;
    headingDefault: string;
    ratings: string;
    answers: string;
    make: string;
    made: (made: number, count: number) => string;
    print: string;
    pdf: string;
    saveFailed: string;
    fileName: string;
    preview: string;
    /** The name of a board by its caption. */
    puzzle: (caption: string) => string;
    answer: (caption: string) => string;
    answersTitle: string;
    page: (page: number, pages: number) => string;
  };
  many: {
    title: string;
    note: string;
    count: string;
    make: (count: number) => string;
    phase: (phase: SeriesPhase) => string;
    hindrance: Record<Hindrance, string>;
    kept: (isDone: boolean) => string;
    notKept: string;
    /** The notice that the series is of another version. */
    old: string;
    progress: (made: number, count: number, perSecond: number) => string;
    left: (seconds: number) => string;
    alike: (count: number) => string;
    bar: string;
    goOn: string;
    discard: string;
    save: (made: number) => string;
    fileName: string;
  };
  worst: {
    title: string;
    note: string;
    ready: string;
    readyOrders: Record<'row-major' | 'meter', string>;
    strategy: string;
    measure: string;
    measures: Record<Measure, string>;
    aim: string;
    aims: Record<'most' | 'exactly', string>;
    wanted: string;
    start: string;
    starts: Record<'made' | 'board', string>;
    climb: string;
    running: string;
    stopped: string;
    reached: string;
    climbing: (moves: number, starts: number) => string;
    best: (value: number, measure: Measure) => string;
    curve: (moves: number, value: number) => string;
    picture: string;
    notUnique: string;
    putOnBoard: string;
  };
  bench: {
    title: string;
    note: string;
    question: string;
    questions: Record<BenchQuestion, string>;
    /** The explanation of each question. */
    notes: Record<BenchQuestion, string>;
    /** The field for a second puzzle, or for many. */
    other: string;
    list: string;
    openFile: string;
    /** In place of the text of a file, or of one that was pasted, whose name is empty. */
    brought: (name: string, bytes: number) => string;
    broughtNote: string;
    takeOut: string;
    exchanged: string;
    also: string;
    /** The field for the most givens of a puzzle that the solution holds. */
    givens: string;
    none: string;
    limit: string;
    ask: string;
    /** The name of the part with the answer. */
    answer: string;
    loading: string;
    notLoaded: string;
    reading: (percent: number | undefined) => string;
    /** `leftMs`: undefined while nobody can tell. */
    running: (found: number, percent: number | undefined, leftMs: number | undefined) => string;
    stopped: string;
    /** A search that was stopped, here or in an earlier visit. */
    left: (question: Resumable, count: number, percent: number | undefined) => string;
    /** Before the puzzle that the search is about. */
    about: string;
    goOn: string;
    failed: string;
    notUnique: string;
    unreadable: (error: ParseError) => string;
    form: string;
    /** The sentence above the numbers, and each of them. */
    bandsTold: string;
    band: (at: number, kind: number) => string;
    stack: (at: number, kind: number) => string;
    automorphisms: (count: number) => string;
    same: (isSame: boolean) => string;
    different: (count: number, different: number) => string;
    /** Places of a list that could not be read, and the line of the first one. */
    leftOut: (count: number, line: number) => string;
    /** Where only so many of the puzzles are listed. */
    firstOnes: (count: number) => string;
    found: (question: Resumable, count: number, isComplete: boolean) => string;
    singles: string;
    skipped: (count: number) => string;
    putOnBoard: string;
    save: string;
    fileName: string;
  };
  number: (value: number) => string;
}
