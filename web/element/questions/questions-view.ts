// <retrace-questions-view>: questions about the puzzle on the board, answered in a worker of its own.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { QuestionsClient } from '../../client/questions/questions-client';
import { downloadLimit, type Move } from '../../core/questions/puzzle-questions';
import { emptyGrid, type Grid } from '../../core/grid';
import { download } from '../shared/save-file';
import { type QuestionsMessages, questionsMessagesIn } from '../../languages/en/questions';
import { questionsStyles } from './questions-styles';
import {
  candidatesPanel,
  certificatePanel,
  redundantPanel,
  solutionsPanel,
  type AnswerCommands,
} from './answer-panels';
import type { QuestionsInput } from './questions-input';
import { toolOf, type Shown, type Tool } from './questions-state';
import { defineOnce, reactive } from '../shared/own-element';
import { pressButton } from '../shared/look/press-button';

const tools: readonly Tool[] = ['certificate', 'solutions', 'candidates', 'redundant', 'share'];

class RetraceQuestionsView extends LitElement {
  static override styles = questionsStyles;

  static override properties = reactive('input', 'shown');

  declare input: QuestionsInput | undefined;
  declare private shown: Shown;
  /** The puzzle that the answer is about. */
  #asked: Grid = emptyGrid;
  /** Counts the questions, so that the answer to an earlier one is not shown. */
  #turn = 0;
  readonly #client = new QuestionsClient();

  constructor() {
    super();
    this.shown = { kind: 'nothing' };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (!this.isConnected) this.#client.close();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('input') || this.input?.digits === this.#asked) return;
    // The sentence belongs to another board.
    if (['reduced', 'nothing', 'share'].includes(this.shown.kind)) return;
    this.#turn++;
    this.#client.stop();
    this.shown = { kind: 'nothing' };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input, shown } = this;
    if (!input) return nothing;
    const text = questionsMessagesIn(input.language);
    const chosen = toolOf(shown);
    return html`
      <div class="tools flow" role="group" aria-label=${text.tools.label}>
        ${tools.map((tool) =>
          pressButton({ kind: 'secondary', pressed: chosen === tool }, text.tools[tool], () => {
            this.#use(tool);
          }),
        )}
      </div>
      <div class="answer" role="status">${this.#answer(shown, input, text)}</div>
    `;
  }

  #answer(
    shown: Shown,
    input: QuestionsInput,
    text: QuestionsMessages,
  ): TemplateResult | typeof nothing {
    switch (shown.kind) {
      case 'nothing':
        return nothing;
      case 'share':
        return shown.panel(input, text, {
          root: this.renderRoot,
          notice: shown.notice,
          tell: (notice) => {
            if (this.shown.kind === 'share') this.shown = { ...this.shown, notice };
          },
        });
      case 'working':
        return html`<p class="title">${text.working}</p>
          ${pressButton('secondary', text.stop, () => {
            this.#turn++;
            this.#client.stop();
            this.shown = { kind: 'stopped', tool: shown.tool };
          })}`;
      case 'stopped':
        return html`<p class="title">${text.stopped}</p>`;
      case 'failed':
        return html`<p class="title">${text.failed}</p>`;
      case 'certificate':
        return certificatePanel(shown, input, text);
      case 'solutions':
        return solutionsPanel(shown, input, text, this.#commands);
      case 'candidates':
        return candidatesPanel(shown, input, text);
      case 'redundant':
      case 'reduced':
        return redundantPanel(shown, input, text, this.#commands);
    }
  }

  readonly #commands: AnswerCommands = {
    move: (move) => {
      void this.#move(move);
    },
    download: () => {
      void this.#download();
    },
    reduce: () => {
      void this.#reduce();
    },
  };

  #use(tool: Tool): void {
    if (!this.input) return;
    const puzzle = this.input.digits;
    const client = this.#client;
    switch (tool) {
      case 'certificate':
        void this.#show(tool, async () => ({
          kind: tool,
          certificate: await client.ask(tool, { puzzle }),
        }));
        break;
      case 'solutions':
        void this.#show(tool, async () => {
          const count = await client.ask('count', { puzzle });
          const solution = await client.ask('move', { puzzle, move: 'first', solution: undefined });
          return { kind: tool, count, solution, k: 1 };
        });
        break;
      case 'candidates':
        void this.#show(tool, async () => ({
          kind: tool,
          candidates: await client.ask(tool, { puzzle }),
        }));
        break;
      case 'redundant': {
        const givens = puzzleIn(this.input);
        void this.#show(tool, async () => {
          const certificate = await client.ask('certificate', { puzzle: givens });
          const cells = await client.ask(tool, { puzzle: givens });
          return {
            kind: tool,
            cells,
            several: certificate.kind === 'several' ? certificate : undefined,
          };
        });
        break;
      }
      case 'share':
        void this.#show(tool, async () => {
          const { sharePanel } = await import('./share/share-panel');
          return { kind: tool, panel: sharePanel, notice: '' };
        });
    }
  }

  /** Shows the answer to a question, unless another one was asked or the board changed. */
  async #show(tool: Tool, answer: () => Promise<Shown>): Promise<void> {
    const turn = ++this.#turn;
    this.#asked = this.input?.digits ?? emptyGrid;
    this.shown = { kind: 'working', tool };
    let shown: Shown;
    try {
      shown = await answer();
    } catch {
      shown = { kind: 'failed', tool };
    }
    if (turn === this.#turn) this.shown = shown;
  }

  async #move(move: Move): Promise<void> {
    const { shown, input } = this;
    if (shown.kind !== 'solutions' || !input) return;
    const turn = ++this.#turn;
    const { count, k } = shown;
    const end = count.isEstimate ? undefined : count.solutions;
    const wanted = { first: 1, previous: k && k - 1, next: k && k + 1, last: end }[move];
    try {
      const solution = await this.#client.ask('move', {
        puzzle: input.digits,
        move,
        solution: shown.solution,
      });
      if (turn === this.#turn && solution) this.shown = { ...shown, solution, k: wanted };
    } catch {
      if (turn === this.#turn) this.shown = { kind: 'failed', tool: 'solutions' };
    }
  }

  async #download(): Promise<void> {
    const { input } = this;
    if (!input) return;
    const { text } = await this.#client.ask('list', {
      puzzle: input.digits,
      limit: downloadLimit,
    });
    const { fileName } = questionsMessagesIn(input.language).solutions;
    download(new Blob([text], { type: 'text/plain' }), `${fileName}.txt`);
  }

  async #reduce(): Promise<void> {
    const { input, shown } = this;
    if (!input || shown.kind !== 'redundant') return;
    const givens = puzzleIn(input);
    const isUnique = shown.several === undefined;
    await this.#show('redundant', async () => {
      const puzzle = await this.#client.ask('reduce', { puzzle: givens });
      this.#asked = puzzle;
      input.give(puzzle);
      return {
        kind: 'reduced',
        before: givenCount(givens),
        after: givenCount(puzzle),
        isUnique,
      };
    });
  }
}

/** The givens, or the entries where there are no givens. */
const puzzleIn = ({ givens, digits }: QuestionsInput): Grid =>
  givens === emptyGrid ? digits : givens;

const givenCount = (grid: Grid): number => grid.replaceAll('.', '').length;

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-questions-view', RetraceQuestionsView);
