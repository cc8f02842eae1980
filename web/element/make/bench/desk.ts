// The setter's bench as a whole, which is loaded when it is opened: its settings, its question and its view.
import { html, type TemplateResult } from 'lit';
import type { BoardChanges, BoardInput, ModeBasics, Ways } from '../../contract/mode-input';
import { download } from '../../shared/save';
import type { MakeMessages } from '../words';
import { Bench, isResumable, linesOf, plainBench, type BenchSettings } from './bench';
import { benchResult, benchSettings, type BenchCommands } from './bench-panel';

/** The properties that the view around gives it. */
type DeskInput = ModeBasics & BoardInput & BoardChanges & Ways;

export class Desk {
  readonly #onChange: () => void;
  readonly #bench: Bench;
  #settings: BenchSettings = plainBench;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#bench = new Bench(onChange);
    void this.#recallLast();
  }

  /** Shows the search that an earlier visit kept, and its question, unless another was chosen meanwhile. */
  async #recallLast(): Promise<void> {
    const settings = this.#settings;
    const search = await this.#bench.recall();
    if (search === undefined || settings !== this.#settings) return;
    const { question, exchanged, also, givens, limit } = search.asked;
    this.#settings = { ...settings, question, exchanged, also, givens, limit };
    this.#onChange();
  }

  close(): void {
    this.#bench.close();
  }

  /** `shown` begins a piece of work and brings its result into view. */
  view(
    { language, digits, show, leave }: DeskInput,
    text: MakeMessages,
    shown: (begin: () => void) => () => void,
  ): TemplateResult {
    const commands: BenchCommands = {
      set: (changed) => {
        this.#settings = { ...this.#settings, ...changed };
        const { question } = changed;
        if (question !== undefined && isResumable(question)) void this.#bench.recall(question);
        this.#onChange();
      },
      ask: shown(() => void this.#bench.ask(digits, this.#settings)),
      stop: () => {
        this.#bench.stop();
      },
      goOn: shown(() => void this.#bench.goOn()),
      putOnBoard: (puzzle) => {
        show(puzzle);
        leave?.();
      },
      save: (puzzles) => {
        download(
          new Blob([linesOf(puzzles)], { type: 'text/plain' }),
          `${text.bench.fileName}.txt`,
        );
      },
    };
    return html`<div class="two">
      <div class="asked">${benchSettings(this.#settings, language, text, commands)}</div>
      ${benchResult(this.#bench.state, text, commands)}
    </div>`;
  }
}
