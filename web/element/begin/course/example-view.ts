// <retrace-technique-example>: the example of a technique on a board, told as a hint is: where, what, why.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import { defaultLanguage, type Language } from '../../../core/language';
import { emptyGrid } from '../../../core/grid';
import { candidateNotes, digitsIn } from '../../../core/notes';
import { hintLevels, levelAfter, type HintLevel } from '../../../core/techniques/technique-calls';
import { applied, type CandidateBoard, type Deduction } from '../../../core/techniques/deduction';
import { exampleOf, type Example } from '../../../core/techniques/technique-examples';
import type { TechniqueName } from '../../../core/techniques/technique';
import { cellBoard } from '../../shared/board/board';
import { defineOnce, keepStyles, reactive } from '../../shared/own-element';
import { boardActionOf } from '../../shared/state/board-keys';
import { shownAt } from '../../shared/state/position';
import { chainsIn } from '../../shared/techniques/chains';
import { firstChain, innerDrawing, placeDrawing } from '../../shared/techniques/deduction-drawing';
import '../../shared/techniques/evidence-view';
import { chainList, spokenLine } from '../../shared/techniques/sentence-view';
import { stepMarks } from '../../shared/techniques/step-marks';
import { techniqueMessagesIn } from '../../../languages/en/techniques';
import { courseMessagesIn } from '../../../languages/en/course';
import { messagesIn } from '../../../languages/en/element';
import { exampleStyles } from './course-styles';
import { pressButton } from '../../shared/look/press-button';

const none: ReadonlySet<number> = new Set();
const client = new TechniquesClient();

interface ShownExample {
  example: Example;
  step: Deduction;
  board: CandidateBoard;
}

class RetraceTechniqueExample extends LitElement {
  static override styles = exampleStyles;
  static override properties = reactive(
    'technique',
    'language',
    'shown',
    'level',
    'chain',
    'pointed',
    'selected',
  );

  declare technique: TechniqueName | undefined;
  declare language: Language;
  /** Undefined while its path is looked for. */
  declare private shown: ShownExample | 'failed' | undefined;
  declare private level: HintLevel;
  declare private chain: number | undefined;
  declare private pointed: readonly number[];
  declare private selected: number;

  constructor() {
    super();
    keepStyles(this);
    this.language = defaultLanguage;
    this.#reset();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('technique')) void this.#look();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shown, language } = this;
    const text = courseMessagesIn(language);
    if (shown === 'failed') {
      return html`<p class="error" role="alert">${text.failed}</p>
        ${pressButton('secondary', text.again, () => void this.#look())}`;
    }
    return html`<div class="example">
      ${this.#board(shown)}
      <div class="told" aria-live="polite">
        ${shown ? this.#told(shown) : html`<p class="note">${text.looking}</p>`}
      </div>
    </div>`;
  }

  #told({ step }: ShownExample): TemplateResult {
    const text = courseMessagesIn(this.language);
    const { where, effect, reason, nameOf } = techniqueMessagesIn(this.language);
    const reached = hintLevels.indexOf(this.level);
    const next = levelAfter(this.level);
    const light = (cells: readonly number[]) => {
      this.pointed = cells;
    };
    return html`${reached === 0 ? html`<p>${text.look}</p>` : nothing}
      ${reached > 0 ? spokenLine(where(step), light) : nothing}
      ${reached > 1 ? spokenLine(effect(step), light, 'effect') : nothing}
      ${reached > 2 ? spokenLine(reason(step), light) : nothing}
      ${
        reached > 2 && chainsIn(step).length > 0
          ? chainList(step, {
              drawn: this.chain,
              name: text.chain,
              show: (chain) => {
                this.chain = chain;
              },
              light,
              nameOf,
            })
          : nothing
      }
      <div class="buttons">
        ${
          next
            ? pressButton('secondary', text.more[next], () => {
                this.level = next;
              })
            : pressButton('secondary', text.hide, () => {
                this.level = 'nudge';
              })
        }
      </div>`;
  }

  /** An empty board holds the place of the one that is looked for. */
  #board(shown: ShownExample | undefined): TemplateResult {
    const { language, level, selected } = this;
    const { technique } = this;
    const puzzle = shown?.example.puzzle ?? (technique && exampleOf(technique)?.puzzle);
    const givens = puzzle ?? emptyGrid;
    const digits = shown?.board.digits ?? givens;
    const isTold = level === 'what' || level === 'why';
    return cellBoard({
      shown: (cell) => {
        const each = shownAt({ givens, digits: givens }, digits, cell);
        if (each.kind !== 'blank' || !shown) return each;
        return { ...each, candidates: digitsIn(shown.board.candidates[cell] ?? 0) };
      },
      selected,
      text: messagesIn(language),
      readonly: true,
      isSearching: false,
      contradicting: none,
      chosen: none,
      peers: none,
      selectedDigit: 0,
      deadEnd: undefined,
      named:
        shown && isTold
          ? stepMarks(shown.step, techniqueMessagesIn(language), digits)
          : new Map<number, string>(),
      overBoard: () => [shown && level !== 'nudge' ? this.#evidence(shown) : nothing],
      onKey: this.#onKey,
      onFocus: (cell) => {
        this.selected = cell;
      },
    });
  }

  #evidence({ step, board }: ShownExample): TemplateResult {
    const drawing =
      this.level === 'where'
        ? placeDrawing(step, board)
        : innerDrawing(step, board, [], this.chain);
    return html`<retrace-evidence
      .drawing=${{ ...drawing, pointed: this.pointed }}
    ></retrace-evidence>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const action = boardActionOf(event, this.selected);
    if (action?.type !== 'select') return;
    event.preventDefault();
    this.renderRoot.querySelectorAll<HTMLElement>('.cell')[action.cell]?.focus();
  };

  #reset(): void {
    this.shown = undefined;
    this.level = 'nudge';
    this.chain = undefined;
    this.pointed = [];
    this.selected = 40;
  }

  async #look(): Promise<void> {
    this.#reset();
    const { technique } = this;
    const example = technique && exampleOf(technique);
    if (!example) return;
    try {
      const steps = await stepsTo(example);
      if (this.technique !== technique) return;
      const step = steps.at(-1);
      if (!step) throw new Error('the path has no such step');
      const bare = { digits: example.puzzle, candidates: candidateNotes(example.puzzle) };
      const board = steps.slice(0, -1).reduce<CandidateBoard>(applied, bare);
      this.chain = firstChain(step);
      this.shown = { example, step, board };
    } catch (error) {
      // Another technique has been opened.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (this.technique === technique) this.shown = 'failed';
    }
  }
}

/** The steps up to that of the example: the rest of its path may take long, and nobody sees it. */
async function stepsTo({ puzzle, order, step }: Example): Promise<readonly Deduction[]> {
  const found: Deduction[] = [];
  const enough = new AbortController();
  try {
    const { steps } = await client.ask(
      'path',
      { puzzle, order },
      {
        signal: enough.signal,
        onProgress: (news) => {
          found.push(...news.steps.slice(found.length - news.begin));
          if (found.length >= step) enough.abort();
        },
      },
    );
    return steps.slice(0, step);
  } catch (error) {
    if (found.length >= step) return found.slice(0, step);
    throw error;
  }
}

defineOnce('retrace-technique-example', RetraceTechniqueExample);
