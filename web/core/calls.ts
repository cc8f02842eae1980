// Every kind of request to a worker: what is asked, what is reported meanwhile, what is answered.
import type { BulkRows } from './bulk/rows';
import type { BulkTotals } from './bulk/totals';
import type { Grid } from './grid';
import type { AnswerTo, QuestionKind, QuestionMap } from './questions/puzzle-questions';
import type { MeasureProgress, MeasureReport } from './race-reports';
import type { CountProgress, CountReport, Progress, SolveReport } from './reports';
import type { SteppedStrategyName } from './strategy';
import type { WatchOpening, WatchReply, WatchRequest } from './watch-messages';

/** To a worker that answers at once, see web/worker/answers/answer-tasks.ts. */
export interface AnswerCalls {
  answer: { ask: { puzzle: Grid }; progress: undefined; answer: SolveReport };
  count: { ask: { puzzle: Grid; limit: number }; progress: CountProgress; answer: CountReport };
}

/** To a worker that searches step by step, see web/worker/searches/search-tasks.ts. */
export interface SearchCalls {
  solve: {
    ask: { puzzle: Grid; strategy: SteppedStrategyName };
    progress: Progress;
    answer: SolveReport;
  };
  measure: {
    ask: { puzzle: Grid; strategy: SteppedStrategyName; runs: number };
    progress: MeasureProgress;
    answer: MeasureReport;
  };
  watch: { ask: WatchOpening; progress: WatchReply; sent: WatchRequest };
}

/** To a worker that writes recordings, see web/worker/recorder/record.ts. */
export interface RecorderCalls {
  /** The search to its first solution, as docs/trace-format.md has it. */
  record: {
    ask: { puzzle: Grid; strategy: SteppedStrategyName };
    progress: { steps: number };
    answer: Blob;
  };
}

/** To a worker that answers questions, see web/worker/questions/question-tasks.ts. */
export type QuestionCalls = {
  [Kind in QuestionKind]: {
    ask: QuestionMap[Kind]['ask'];
    progress: undefined;
    answer: AnswerTo<Kind>;
  };
};

/** How far a chunk goes: known before its puzzles are answered. */
export interface ChunkEnd {
  /** Bytes of the file; the next one begins here. */
  end: number;
  lines: number;
  rows: number;
  /** Bits: it ends in a line too long to be kept (1), among bytes that were told of as no text (2). */
  passingOver: number;
}

/** To a worker that answers files, see web/worker/bulk/bulk-tasks.ts. */
export interface BulkCalls {
  /** The chunk from `begin` on, as far as whole puzzles go in about `bytes` bytes. */
  chunk: {
    ask: { source: Blob; begin: number; bytes: number; passingOver: number; limit: number };
    progress: ChunkEnd;
    /** `fields`: the most that stand beside a puzzle in its line. */
    answer: { rows: BulkRows; totals: BulkTotals; fields: number };
  };
  /** The first solutions of the rows that have a 1, of a chunk whose end is known. */
  solutions: {
    ask: { source: Blob; begin: number; end: number; passingOver: number; wanted: Uint8Array };
    progress: undefined;
    answer: Blob;
  };
  /** A line for each of the same rows: the puzzle as 81 signs, its name and the other fields of its line, by tabs. */
  details: {
    ask: { source: Blob; begin: number; end: number; passingOver: number; wanted: Uint8Array };
    progress: undefined;
    answer: Blob;
  };
  /** Four words for each row of such a chunk: two of the puzzle itself, two of its form. */
  keys: {
    ask: { source: Blob; begin: number; end: number; passingOver: number };
    progress: undefined;
    answer: Uint32Array<ArrayBuffer>;
  };
  /** Holds a lock of this name for as long as the worker lives, and tells when it does. */
  hold: { ask: { lock: string }; progress: 'holding'; sent: never };
}

/** Whether a limit of solutions is a number from 1 on. */
export const isCountLimit = (limit: unknown): limit is number =>
  typeof limit === 'number' && limit >= 1;

/** The sentence about any other limit. */
export const countLimitExpected = 'the limit of solutions has to be a number from 1 on';
