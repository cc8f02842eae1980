// A question of the setter's bench for the view: what is asked, and what came of it.
import { MakeClient } from '../../../client/make/make-client';
import { RequestRefused } from '../../../client/errors';
import { takeBench } from '../../../client/make/sole-tab';
import '../../shared/words/file-words';
import { differentIn, type Different } from '../../../client/bulk/different';
import { firstPuzzleIn } from '../../../client/bulk/first-puzzle';
import type { Grid } from '../../../core/grid';
import {
  resumable,
  type BandKinds,
  type FewGivens,
  type OfferedExchange,
  type LeastForm,
  type Resumable,
} from '../../../core/make/setting';
import type { ParseError } from '../../../core/text';
import type { TechniqueName } from '../../../core/techniques/technique';
import { recallLast, recallSearch, type KeptSearch } from './kept-search';
import { beginning, LongSearch, type BenchProgress } from './long-search';
import { nothingWritten, sourceOf, type Written } from './written';

export const benchQuestions = [
  'canonical',
  'bands',
  'same',
  'dedupe',
  'minimals',
  'neighbours',
  'backdoors',
  'seventeens',
] as const;
export type BenchQuestion = (typeof benchQuestions)[number];

export interface BenchSettings {
  question: BenchQuestion;
  /** The other puzzle. */
  other: Written;
  /** The list of puzzles. */
  list: Written;
  exchanged: OfferedExchange;
  also: TechniqueName | undefined;
  /** The most givens of puzzles that the solution holds. */
  givens: FewGivens;
  limit: number;
}

export const plainBench: BenchSettings = {
  question: 'canonical',
  other: nothingWritten,
  list: nothingWritten,
  exchanged: 1,
  also: undefined,
  givens: 17,
  limit: 1000,
};

export type BenchAnswer =
  | { question: 'canonical'; form: LeastForm }
  | { question: 'bands'; kinds: BandKinds }
  | { question: 'same'; isSame: boolean }
  | { question: 'dedupe'; list: Different }
  | { question: Resumable; search: KeptSearch };

export type BenchState =
  | { kind: 'idle' | 'stopped' | 'failed' | 'not-unique' }
  | { kind: 'running'; progress: BenchProgress }
  /** A search was stopped here or in an earlier visit, and can go on. */
  | { kind: 'left'; search: KeptSearch }
  /** The list is read before it is compared. */
  | { kind: 'reading'; share: number }
  /** A text that was typed or brought holds a fault, or no puzzle. */
  | { kind: 'unreadable'; error: ParseError }
  | { kind: 'answered'; answer: BenchAnswer };

/** So many puzzles are listed; a file has all of them. */
export const mostListed = 100;

export class Bench {
  readonly #onChange: () => void;
  readonly #client = new MakeClient();
  #state: BenchState = { kind: 'idle' };
  /** Counts the questions, so that what came of an earlier one is not shown. */
  #turn = 0;
  /** The search that is running, and how it was asked for, which is all there is until the lock is granted. */
  #long: LongSearch | undefined;
  #begun: KeptSearch | undefined;
  /** Stops the work on a list. */
  #listStop = new AbortController();

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get state(): BenchState {
    return this.#state;
  }

  ask(puzzle: Grid, settings: BenchSettings): Promise<void> {
    const { question, exchanged, also, givens, limit } = settings;
    if (isResumable(question)) {
      return this.#search(beginning({ question, puzzle, exchanged, also, givens, limit }), false);
    }
    return this.#run({ found: 0, share: 0, elapsedMs: 0 }, (turn) =>
      question === 'dedupe'
        ? this.#deduped(turn, sourceOf(settings.list))
        : this.#answer(puzzle, question, sourceOf(settings.other)),
    );
  }

  /** Goes on with the search that is shown, where it has not come to its end. */
  async goOn(): Promise<void> {
    const search = leftOf(this.#state);
    if (search !== undefined) await this.#search(search, true);
  }

  /** Shows the search that was kept last, of a question or of all, unless something else is shown. */
  async recall(question?: Resumable): Promise<KeptSearch | undefined> {
    if (isAtWork(this.#state)) return undefined;
    const turn = ++this.#turn;
    const search = await (question === undefined ? recallLast() : recallSearch(question));
    if (turn !== this.#turn) return undefined;
    this.#show(search === undefined ? { kind: 'idle' } : stateOf(search));
    return search;
  }

  stop(): void {
    if (!isAtWork(this.#state)) return;
    this.#turn += 1;
    this.#client.stop();
    this.#listStop.abort();
    void this.#long?.keepNow();
    const search = this.#long?.kept ?? this.#begun;
    this.#show(search === undefined ? { kind: 'stopped' } : stateOf(search));
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  /** Another tab that searches keeps its own; this one then lasts as long as the page. */
  async #search(begun: KeptSearch, goesOn: boolean): Promise<void> {
    const { share, elapsedMs } = begun.reached;
    const found = begun.puzzles.length;
    const release = takeBench();
    const searching = this.#run({ found, share, elapsedMs }, async (turn) => {
      const isKept = (await release) !== undefined;
      // Another tab may have gone on with it meanwhile.
      const newest = goesOn && isKept ? await recallSearch(begun.asked.question) : undefined;
      const long = new LongSearch(
        newest?.asked.puzzle === begun.asked.puzzle ? newest : begun,
        isKept,
      );
      if (turn !== this.#turn) return stateOf(begun);
      this.#long = long;
      await long.run(this.#client, (progress) => {
        this.#showIn(turn, { kind: 'running', progress });
      });
      return stateOf(long.kept);
    });
    this.#begun = begun;
    await searching;
    (await release)?.();
  }

  /** Shows what comes of a piece of work, unless another has begun meanwhile. */
  async #run(progress: BenchProgress, work: (turn: number) => Promise<BenchState>): Promise<void> {
    const turn = ++this.#turn;
    this.#long = undefined;
    this.#begun = undefined;
    this.#listStop.abort();
    this.#showIn(turn, { kind: 'running', progress });
    try {
      this.#showIn(turn, await work(turn));
    } catch (error) {
      this.#showIn(turn, { kind: error instanceof RequestRefused ? 'not-unique' : 'failed' });
    }
  }

  async #answer(
    puzzle: Grid,
    question: Exclude<BenchQuestion, Resumable | 'dedupe'>,
    other: Blob,
  ): Promise<BenchState> {
    const client = this.#client;
    switch (question) {
      case 'canonical': {
        const form = await client.ask('leastForm', { puzzle });
        return { kind: 'answered', answer: { question, form } };
      }
      case 'bands': {
        const kinds = await client.ask('bands', { puzzle });
        return { kind: 'answered', answer: { question, kinds } };
      }
      case 'same': {
        const one = await firstPuzzleIn(other);
        if (typeof one !== 'string') return { kind: 'unreadable', error: one };
        const forms = await client.ask('leastForms', { puzzles: [puzzle, one] });
        return { kind: 'answered', answer: { question, isSame: forms[0] === forms[1] } };
      }
    }
  }

  /** The first of all puzzles in a list that are the same. */
  async #deduped(turn: number, source: Blob): Promise<BenchState> {
    const { signal } = (this.#listStop = new AbortController());
    let began: number | undefined;
    const list = await differentIn(source, {
      shown: mostListed,
      signal,
      onProgress: (progress) => {
        if (progress.phase === 'reading') {
          this.#showIn(turn, { kind: 'reading', share: progress.share });
          return;
        }
        const now = performance.now();
        began ??= now;
        const { found, share } = progress;
        this.#showIn(turn, {
          kind: 'running',
          progress: { found, share, elapsedMs: now - began },
        });
      },
    });
    const fault = list.count === 0 ? await firstPuzzleIn(source) : '';
    if (typeof fault !== 'string') return { kind: 'unreadable', error: fault };
    return { kind: 'answered', answer: { question: 'dedupe', list } };
  }

  #showIn(turn: number, state: BenchState): void {
    if (turn === this.#turn) this.#show(state);
  }

  #show(state: BenchState): void {
    this.#state = state;
    this.#onChange();
  }
}

/** Whether something is going on that can be stopped. */
export const isAtWork = ({ kind }: BenchState): boolean => kind === 'running' || kind === 'reading';

export const isResumable = (question: BenchQuestion): question is Resumable =>
  resumable.some((each) => each === question);

/** A search that has come to its end, or to the number that was wanted, is an answer. */
function stateOf(search: KeptSearch): BenchState {
  const { asked, reached, puzzles } = search;
  if (!reached.isComplete && puzzles.length < asked.limit) return { kind: 'left', search };
  return { kind: 'answered', answer: { question: asked.question, search } };
}

/** The search that is shown, where it can go on. */
export function leftOf(state: BenchState): KeptSearch | undefined {
  if (state.kind === 'left') return state.search;
  if (state.kind !== 'answered' || !('search' in state.answer)) return undefined;
  const { search } = state.answer;
  return search.reached.isComplete ? undefined : search;
}
