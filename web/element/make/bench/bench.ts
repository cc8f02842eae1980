// A question of the setter's bench for the view: what is asked, and what came of it.
import { MakeClient } from '../../../client/make/make-client';
import { RequestRefused } from '../../../client/errors';
import '../../shared/words/file-words';
import { puzzlesInText } from '../../../client/bulk/text-puzzles';
import type { Grid } from '../../../core/grid';
import type {
  BandKinds,
  FewGivens,
  Found,
  FoundProgress,
  LeastForm,
} from '../../../core/make/setting';
import type { ParseError } from '../../../core/text';
import type { TechniqueName } from '../../../core/techniques/technique';

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
/** The questions that a search answers with puzzles. */
export type BenchSearch = 'minimals' | 'neighbours' | 'backdoors' | 'seventeens';

export interface BenchSettings {
  question: BenchQuestion;
  /** The other puzzle, as it is typed. */
  other: string;
  /** The list of puzzles, as it is typed. */
  list: string;
  exchanged: 1 | 2;
  also: TechniqueName | undefined;
  /** The most givens of puzzles that the solution holds. */
  givens: FewGivens;
  limit: number;
}

export const plainBench: BenchSettings = {
  question: 'canonical',
  other: '',
  list: '',
  exchanged: 1,
  also: undefined,
  givens: 17,
  limit: 1000,
};

export type BenchAnswer =
  | { question: 'canonical'; form: LeastForm }
  | { question: 'bands'; kinds: BandKinds }
  | { question: 'same'; isSame: boolean }
  | { question: 'dedupe'; count: number; kept: readonly Grid[] }
  | { question: BenchSearch; found: Found };

export type BenchState =
  | { kind: 'idle' | 'stopped' | 'failed' | 'not-unique' }
  | { kind: 'running'; progress: FoundProgress; elapsedMs: number }
  /** A text that was typed holds a fault. */
  | { kind: 'unreadable'; error: ParseError }
  | { kind: 'answered'; answer: BenchAnswer };

/** Least forms that are asked for at once, so that progress is told between. */
const formsAtOnce = 2048;

/** The puzzles that an answer has, as they are saved: a line each. */
export const linesOf = (puzzles: readonly Grid[]): string =>
  puzzles.map((puzzle) => `${puzzle}\n`).join('');

export class Bench {
  readonly #onChange: () => void;
  readonly #client = new MakeClient();
  #state: BenchState = { kind: 'idle' };
  /** Counts the questions, so that what came of an earlier one is not shown. */
  #turn = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get state(): BenchState {
    return this.#state;
  }

  async ask(puzzle: Grid, settings: BenchSettings): Promise<void> {
    const turn = ++this.#turn;
    const show = (state: BenchState) => {
      if (turn === this.#turn) this.#show(state);
    };
    const began = performance.now();
    const onProgress = (progress: FoundProgress) => {
      show({ kind: 'running', progress, elapsedMs: performance.now() - began });
    };
    onProgress({ found: 0, share: 0 });
    try {
      show(await this.#answer(puzzle, settings, onProgress));
    } catch (error) {
      show({ kind: error instanceof RequestRefused ? 'not-unique' : 'failed' });
    }
  }

  stop(): void {
    if (this.#state.kind !== 'running') return;
    this.#turn += 1;
    this.#client.stop();
    this.#show({ kind: 'stopped' });
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  async #answer(
    puzzle: Grid,
    { question, other, list, exchanged, also, givens, limit }: BenchSettings,
    onProgress: (progress: FoundProgress) => void,
  ): Promise<BenchState> {
    const client = this.#client;
    const ask = { puzzle, limit };
    const found = (kind: BenchSearch, answer: Found): BenchState => ({
      kind: 'answered',
      answer: { question: kind, found: answer },
    });
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
        const puzzles = await puzzlesInText(other);
        if ('code' in puzzles) return { kind: 'unreadable', error: puzzles };
        const [one] = puzzles;
        if (one === undefined) return { kind: 'unreadable', error: noPuzzle };
        const forms = await client.ask('leastForms', { puzzles: [puzzle, one] });
        return { kind: 'answered', answer: { question, isSame: forms[0] === forms[1] } };
      }
      case 'dedupe': {
        const puzzles = await puzzlesInText(list);
        if ('code' in puzzles) return { kind: 'unreadable', error: puzzles };
        const kept = await this.#deduped(puzzles, onProgress);
        return { kind: 'answered', answer: { question, count: puzzles.length, kept } };
      }
      case 'minimals':
        return found(
          question,
          await client.ask('minimals', { ...ask, seed: undefined }, { onProgress }),
        );
      case 'neighbours':
        return found(
          question,
          await client.ask('neighbours', { ...ask, exchanged }, { onProgress }),
        );
      case 'backdoors':
        return found(question, await client.ask('backdoors', { ...ask, also }, { onProgress }));
      case 'seventeens':
        return found(question, await client.ask('seventeens', { ...ask, givens }, { onProgress }));
    }
  }

  /** The first of all that are the same. */
  async #deduped(
    puzzles: readonly Grid[],
    onProgress: (progress: FoundProgress) => void,
  ): Promise<readonly Grid[]> {
    const met = new Set<Grid>();
    const kept: Grid[] = [];
    for (let begin = 0; begin < puzzles.length; begin += formsAtOnce) {
      const some = puzzles.slice(begin, begin + formsAtOnce);
      const forms = await this.#client.ask('leastForms', { puzzles: some });
      for (const [index, form] of forms.entries()) {
        const puzzle = some[index];
        if (puzzle !== undefined && !met.has(form)) kept.push(puzzle);
        met.add(form);
      }
      onProgress({ found: kept.length, share: (begin + some.length) / puzzles.length });
    }
    return kept;
  }

  #show(state: BenchState): void {
    this.#state = state;
    this.#onChange();
  }
}

const noPuzzle: ParseError = { code: 'empty', line: 1, column: 1, found: '' };
