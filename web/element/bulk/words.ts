// Every text of bulk mode. A language that lacks one does not compile. Loaded with bulk mode alone.
import type { FileWords } from '../shared/words/file-problems';
import type { BulkKind, BulkRow, Likeness } from '../../core/bulk/rows';
import type { BulkPhase } from '../../client/bulk/bulk-run';
import type { RatingPhase } from '../../client/bulk/bulk-rating';
import type { RepeatsPhase } from '../../client/bulk/bulk-repeats';
import type { BulkFilter } from '../../client/bulk/bulk-rows';

export interface BulkMessages {
  source: {
    title: string;
    hint: string;
    openFile: string;
    text: string;
    start: string;
    limit: string;
    limitNote: string;
    limitOf: (limit: number) => string;
    workers: string;
    workersOf: (count: number) => string;
    /** The text for an empty field when a list is to be checked. */
    empty: string;
    /** The file cannot be read as a text. */
    problem: FileWords['problem'];
  };
  run: {
    title: string;
    progress: string;
    /** The progress of the run, in figures. */
    figures: (rows: number, perSecond: number, leftMs: number | undefined) => string;
    took: (rows: number, elapsedMs: number, perSecond: number, workers: number) => string;
    pause: string;
    resume: string;
    cancel: string;
    phase: Record<BulkPhase, string>;
    nothing: string;
    failed: (message: string) => string;
  };
  kinds: Record<BulkFilter, string>;
  /** The name of the filter of the list below. */
  filter: string;
  histograms: {
    givens: string;
    branches: string;
    branchesNote: string;
    bar: (from: number, to: number, count: number) => string;
    none: string;
  };
  rating: {
    title: string;
    note: string;
    start: string;
    /** The button after the rating was cancelled. */
    goOn: string;
    cancel: string;
    phase: Record<RatingPhase, string>;
    /** `leftMs`: undefined while nobody can tell. */
    progress: (rated: number, wanted: number, leftMs: number | undefined) => string;
    /** Ratings in tenths. */
    bar: (from: number, to: number, count: number) => string;
    from: string;
    to: string;
    show: string;
  };
  repeats: {
    title: string;
    note: string;
    start: string;
    cancel: string;
    phase: Record<RepeatsPhase, string>;
    progress: (compared: number, wanted: number, leftMs: number | undefined) => string;
    kinds: Record<Likeness, string>;
    /** The head of the column. */
    column: string;
    /** `first`: the line of the earlier puzzle. */
    of: (likeness: Likeness, first: number) => string;
  };
  rows: {
    title: string;
    line: string;
    result: string;
    solutions: string;
    givens: string;
    branches: string;
    puzzle: string;
    show: (line: number) => string;
    page: (from: number, to: number, of: number) => string;
    previous: string;
    next: string;
    goToLine: string;
    go: string;
    none: string;
    onBoard: string;
    picture: (line: number) => string;
  };
  kind: Record<BulkKind, string>;
  solutionsOf: (solutions: number, limitReached: boolean) => string;
  problem: (problem: NonNullable<BulkRow['problem']>) => string;
  save: {
    label: string;
    csv: string;
    puzzles: string;
    solutions: string;
    ratings: string;
    saving: string;
    saved: string;
    /** The file holds the part that was answered so far. */
    savedPart: (percent: number) => string;
    failed: string;
    fileName: string;
  };
  number: (value: number) => string;
}
