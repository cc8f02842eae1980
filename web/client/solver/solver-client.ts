// The solver as programs call it: promises and async iterators with AbortSignal, in threads of its own.
import { gridOf, type Grid } from '../../core/grid';
import { plainOrder, type MakeOrder } from '../../core/make/order';
import type { BandKinds, Found as SetterFound, LeastForm } from '../../core/make/setting';
import type { Certificate } from '../../core/questions/puzzle-questions';
import type { CountProgress, CountReport, SolveReport } from '../../core/reports';
import type { Found } from '../../core/reading';
import { answersAtOnce } from '../../core/strategy';
import {
  type Advice,
  defaultOrder,
  type LogicalPath,
  type PathNews,
  type RatingProgress,
  type Ratings,
} from '../../core/techniques/technique-calls';
import type {
  VariedProgress,
  VariedHint,
  VariedSolveReport,
  VariedViolation,
} from '../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import {
  answerLines,
  type CheckedLine,
  type LineAnswers,
  type LinesTask,
  type SolvedLine,
} from './lines';
import type {
  BackdoorsOptions,
  CallOptions,
  ExplainOptions,
  HintOptions,
  Generated,
  GenerateOptions,
  LinesProgress,
  MinimalsOptions,
  NeighboursOptions,
  Position,
  SeventeensOptions,
  SolveOptions,
  SolverOptions,
  Stoppable,
} from './options';
import { OrderRefused, UnreadablePuzzle, UnreadableRules } from './solver-errors';
import { Hosts } from './hosts';
import { gridIn, noText, positionIn, textsIn } from './puzzle-text';

/** The most solutions in a batch; batches grow up to it. */
const largestBatch = 1024;

/** So many puzzles are found at most where nothing is said. */
const mostFound = 1000;

/** Chunks of lines per thread: one in work, the others ready in case this thread is late on a busy machine. */
const chunksAtThread = 8;

export class Solver {
  readonly #hosts: Hosts;

  constructor({ threads = 1 }: SolverOptions = {}) {
    if (!Number.isSafeInteger(threads) || threads < 0) {
      throw new RangeError('the number of threads has to be a whole number from 0 on');
    }
    this.#hosts = new Hosts(threads);
  }

  /** The first solution, and whether it is the only one. */
  solve(puzzle: string, options?: SolveOptions): Promise<SolveReport>;
  /** The first solution of each puzzle, `none` or `error`, in order; many in a millisecond. */
  solve(puzzles: readonly string[], options?: CallOptions<LinesProgress>): Promise<SolvedLine[]>;
  async solve(
    puzzle: string | readonly string[],
    options: CallOptions<LinesProgress> & SolveOptions = {},
  ): Promise<SolveReport | SolvedLine[]> {
    if (typeof puzzle !== 'string') return this.#lines('solve', puzzle, options);
    const grid = await this.#gridIn(puzzle, options);
    const { strategy = 'fast', signal, onProgress } = options;
    if (answersAtOnce(strategy)) return this.#hosts.call('answer', { puzzle: grid }, { signal });
    return this.#hosts.call('solve', { puzzle: grid, strategy }, { signal, onProgress });
  }

  /** `unique`, `several`, `none` or `contradiction`. */
  check(puzzle: string, options?: Stoppable): Promise<Exclude<CheckedLine, 'error'>>;
  /** The same word for each puzzle, or `error`, in order; many in a millisecond. */
  check(puzzles: readonly string[], options?: CallOptions<LinesProgress>): Promise<CheckedLine[]>;
  async check(
    puzzle: string | readonly string[],
    options: CallOptions<LinesProgress> = {},
  ): Promise<CheckedLine | CheckedLine[]> {
    if (typeof puzzle !== 'string') return this.#lines('check', puzzle, options);
    const grid = await this.#gridIn(puzzle, options);
    const [word] = await this.#lines('check', [grid], options);
    return word ?? 'error';
  }

  /** How many solutions there are, counted up to `limit` (at least 1). */
  async count(
    puzzle: string,
    limit: number,
    options: CallOptions<CountProgress> = {},
  ): Promise<CountReport> {
    return this.#hosts.call(
      'count',
      { puzzle: await this.#gridIn(puzzle, options), limit },
      options,
    );
  }

  /** All solutions in lexicographic order, each found when it is asked for. */
  async *solutions(puzzle: string, options: Stoppable = {}): AsyncGenerator<Grid, void, void> {
    const grid = await this.#gridIn(puzzle, options);
    let after: Grid | undefined;
    for (let limit = 1; ; limit = Math.min(limit * 4, largestBatch)) {
      const ask = { puzzle: grid, limit, ...(after && { after }) };
      const { text, isComplete } = await this.#hosts.call('list', ask, options);
      for (const line of text.split('\n')) {
        const solution = gridOf(line);
        if (solution === undefined) continue;
        options.signal?.throwIfAborted();
        after = solution;
        yield solution;
      }
      if (isComplete) return;
    }
  }

  /** Why the puzzle has one solution, several or none. */
  async certify(puzzle: string, options: Stoppable = {}): Promise<Certificate> {
    return this.#hosts.call(
      'certificate',
      { puzzle: await this.#gridIn(puzzle, options) },
      options,
    );
  }

  /** A puzzle with the same solutions from which no given can be taken away. */
  async reduce(puzzle: string, options: Stoppable = {}): Promise<Grid> {
    return this.#hosts.call('reduce', { puzzle: await this.#gridIn(puzzle, options) }, options);
  }

  /** The rating by techniques; undefined where there is not one solution. */
  async rate(
    puzzle: string,
    options: CallOptions<RatingProgress> = {},
  ): Promise<Ratings | undefined> {
    return this.#hosts.call('rating', { puzzle: await this.#gridIn(puzzle, options) }, options);
  }

  /** The next step from a position. A text may also hold entries and notes. */
  async hint(
    position: string | Position,
    { order, techniques, ...options }: HintOptions = {},
  ): Promise<Advice> {
    const asked = await positionIn(position, (text) => this.read(text, options));
    return this.#hosts.call('hint', { ...asked, order, techniques }, options);
  }

  /** The whole path through the puzzle by techniques. Progress: the number of steps so far. */
  async explain(
    puzzle: string,
    { order = defaultOrder, techniques, onProgress, signal }: ExplainOptions = {},
  ): Promise<LogicalPath> {
    const onNews = ({ begin, steps }: PathNews) => onProgress?.(begin + steps.length);
    return this.#hosts.call(
      'path',
      { puzzle: await this.#gridIn(puzzle, { signal }), order, techniques },
      { signal, onProgress: onNews },
    );
  }

  /** The least of all puzzles that are the same but for names and the order of lines: setters call it minlex. */
  async canonical(puzzle: string, options: Stoppable = {}): Promise<LeastForm> {
    return this.#hosts.call('leastForm', { puzzle: await this.#gridIn(puzzle, options) }, options);
  }

  /** The kinds of the bands and stacks of the puzzle's solution, of 416 in the order of their least forms. */
  async bands(puzzle: string, options: Stoppable = {}): Promise<BandKinds> {
    return this.#hosts.call('bands', { puzzle: await this.#gridIn(puzzle, options) }, options);
  }

  /** Whether two puzzles are the same but for names and the order of lines. */
  async same(one: string, other: string, options: Stoppable = {}): Promise<boolean> {
    const forms = [await this.canonical(one, options), await this.canonical(other, options)];
    return forms[0]?.form === forms[1]?.form;
  }

  /** The first of all puzzles that are the same, in their order. Rejects where one cannot be read. */
  async dedupe(
    puzzles: readonly string[],
    { signal, onProgress }: CallOptions<LinesProgress> = {},
  ): Promise<string[]> {
    const grids = await Promise.all(puzzles.map((each) => this.#gridIn(each, { signal })));
    const met = new Set<Grid>();
    const kept: string[] = [];
    for (let begin = 0; begin < grids.length; begin += largestBatch) {
      const ask = { puzzles: grids.slice(begin, begin + largestBatch) };
      const forms = await this.#hosts.call('leastForms', ask, { signal });
      for (const [at, form] of forms.entries()) {
        if (!met.has(form)) kept.push(puzzles[begin + at] ?? '');
        met.add(form);
      }
      onProgress?.({ done: begin + forms.length, total: grids.length });
    }
    return kept;
  }

  /** The minimal puzzles within a puzzle that has one solution. */
  async minimals(
    puzzle: string,
    { limit = mostFound, seed, from, ...options }: MinimalsOptions = {},
  ): Promise<SetterFound> {
    const ask = { puzzle: await this.#gridIn(puzzle, options), limit, seed, from };
    return this.#hosts.call('minimals', ask, options);
  }

  /** The puzzles with one solution that differ from this one by some givens: {-1+1}, {-2+2}, {-2+1} and so on. */
  async neighbours(
    puzzle: string,
    { limit = mostFound, exchanged = 1, from, ...options }: NeighboursOptions = {},
  ): Promise<SetterFound> {
    const ask = { puzzle: await this.#gridIn(puzzle, options), limit, exchanged, from };
    return this.#hosts.call('neighbours', ask, options);
  }

  /** The smallest sets of digits after which singles finish the puzzle, each as a grid of its digits. */
  async backdoors(
    puzzle: string,
    { limit = mostFound, also, from, ...options }: BackdoorsOptions = {},
  ): Promise<SetterFound> {
    const ask = { puzzle: await this.#gridIn(puzzle, options), limit, also, from };
    return this.#hosts.call('backdoors', ask, options);
  }

  /** The minimal puzzles with at most 17 givens, or a few more, that the puzzle's solution holds: all there are. */
  async seventeens(
    puzzle: string,
    { limit = mostFound, givens = 17, from, ...options }: SeventeensOptions = {},
  ): Promise<SetterFound> {
    const ask = { puzzle: await this.#gridIn(puzzle, options), limit, givens, from };
    return this.#hosts.call('seventeens', ask, options);
  }

  /** A puzzle to order. Rejects with an `OrderRefused` where the order cannot be met. */
  async generate(
    order: Partial<MakeOrder> = {},
    { seed = randomSeed(), number = 1, ...options }: GenerateOptions = {},
  ): Promise<Generated> {
    const ask = { order: { ...plainOrder, ...order }, seed, number };
    const answer = await this.#hosts.call('make', ask, options);
    if (answer.kind === 'fault') throw new OrderRefused(answer.fault);
    return { ...answer.made, seed, number };
  }

  /** The puzzles of a seed from `number` on, without end, each made when it is asked for. */
  async *series(
    order: Partial<MakeOrder> = {},
    { seed = randomSeed(), number = 1, ...options }: GenerateOptions = {},
  ): AsyncGenerator<Generated, never, void> {
    for (let each = number; ; each++) {
      yield await this.generate(order, { ...options, seed, number: each });
    }
  }

  /** A puzzle of any size with any rules; `unread` names rules that were not read. Rejects with an `UnreadableRules` where nothing was. */
  async readVaried(text: string, options: Stoppable = {}): Promise<VariedPuzzle> {
    if (typeof text !== 'string') throw noText('a puzzle', text);
    const reading = await this.#hosts.call('readVaried', { text }, options);
    if (reading.kind === 'refused') throw new UnreadableRules(reading.reason, reading.found);
    return reading;
  }

  /** Its first solution, and whether it is the only one. */
  async solveVaried(
    text: string,
    options: CallOptions<VariedProgress> = {},
  ): Promise<VariedSolveReport> {
    await this.readVaried(text, options);
    return this.#hosts.call('solveVaried', { text }, options);
  }

  /** How many solutions it has, counted up to `limit` (at least 1). Rejects with an `UnreadableRules` where not all rules were read. */
  async countVaried(
    text: string,
    limit: number,
    options: CallOptions<CountProgress> = {},
  ): Promise<CountReport> {
    await this.#readWhole(text, options);
    return this.#hosts.call('countVaried', { text, limit }, options);
  }

  /** The givens, houses and rules that a board breaks: a digit for each cell, or 0. Blanks may still be filled. */
  async checkVaried(
    text: string,
    board: readonly number[],
    options: Stoppable = {},
  ): Promise<readonly VariedViolation[]> {
    await this.readVaried(text, options);
    return this.#hosts.call('checkVaried', { text, board }, options);
  }

  /** The next step on a board, with the rules that give the reason; undefined where none by itself leads on. */
  async hintVaried(
    text: string,
    board: readonly number[],
    options: Stoppable = {},
  ): Promise<VariedHint | undefined> {
    await this.readVaried(text, options);
    return this.#hosts.call('hintVaried', { text, board }, options);
  }

  /** For each cell the digits that occur in some solution, as bits: bit 1 for the digit 1. */
  async variedCandidates(
    text: string,
    options: CallOptions<VariedProgress> = {},
  ): Promise<readonly number[]> {
    await this.#readWhole(text, options);
    return this.#hosts.call('variedCandidates', { text }, options);
  }

  async #readWhole(text: string, options: Stoppable): Promise<void> {
    const [unread] = (await this.readVaried(text, options)).unread;
    if (unread) throw new UnreadableRules(unread.reason, unread.name);
  }

  /** The findings in any text: puzzles, errors, and lines that are neither. */
  async read(text: string, options: Stoppable = {}): Promise<Found[]> {
    if (typeof text !== 'string') throw noText('a text', text);
    return this.#hosts.call('read', { text }, options);
  }

  /** Ends the threads and every call. The solver can be used again. */
  close(): void {
    this.#hosts.close();
  }

  #lines<What extends LinesTask>(
    what: What,
    puzzles: readonly string[],
    { signal, onProgress }: CallOptions<LinesProgress>,
  ): Promise<LineAnswers[What][]> {
    return answerLines<What>(textsIn(puzzles), {
      ask: (lines) => this.#hosts.call('lines', { lines, what }, { signal }),
      puzzleIn: (text) =>
        this.#gridIn(text, { signal }).catch((error: unknown) => {
          if (!(error instanceof UnreadablePuzzle)) throw error;
          return undefined;
        }),
      atOnce: chunksAtThread * this.#hosts.size,
      onProgress: (done) => onProgress?.({ done, total: puzzles.length }),
    });
  }

  #gridIn(text: string, { signal }: Stoppable): Promise<Grid> {
    return gridIn(text, (each) => this.read(each, { signal }));
  }
}

const randomSeed = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
