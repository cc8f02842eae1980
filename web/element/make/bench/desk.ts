// The setter's bench as a whole, which is loaded when it is opened: its settings, its question and its view.
import { html, type TemplateResult } from 'lit';
import type { BoardChanges, BoardInput, ModeBasics, Ways } from '../../contract/mode-input';
import { download } from '../../shared/save-file';
import type { MakeMessages } from '../../../languages/en/make';
import { textOfFile } from '../../shared/file-text';
import type { FileProblem } from '../../../core/problem';
import { fileProblem } from '../../../languages/file-words';
import { Bench, isResumable, plainBench, type BenchSettings } from './bench';
import { benchResult, benchSettings, type BenchCommands, type BenchField } from './bench-panel';

/** The properties that the view around gives it. */
type DeskInput = ModeBasics & BoardInput & BoardChanges & Ways;

export class Desk {
  readonly #onChange: () => void;
  readonly #bench: Bench;
  #settings: BenchSettings = plainBench;
  /** The file that was brought last and cannot be read. */
  #problem: FileProblem | undefined;
  /** Counts changes of settings and files, so that a file that is unpacked late replaces nothing. */
  #changes = 0;

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

  #set(changed: Partial<BenchSettings>): void {
    this.#changes += 1;
    this.#problem = undefined;
    this.#settings = { ...this.#settings, ...changed };
    this.#onChange();
  }

  async #open(field: BenchField, file: File): Promise<void> {
    const change = ++this.#changes;
    const { name } = file;
    const source = await textOfFile({ source: file, name });
    if (change !== this.#changes) return;
    if (source instanceof Blob) {
      this.#set({ [field]: { ...this.#settings[field], file: { source, name } } });
    } else {
      this.#problem = source;
      this.#onChange();
    }
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
        this.#set(changed);
        const { question } = changed;
        if (question !== undefined && isResumable(question)) void this.#bench.recall(question);
      },
      open: (field, file) => void this.#open(field, file),
      ask: shown(() => void this.#bench.ask(digits, this.#settings)),
      stop: () => {
        this.#bench.stop();
      },
      goOn: shown(() => void this.#bench.goOn()),
      putOnBoard: (puzzle) => {
        show(puzzle);
        leave?.();
      },
      save: (file) => {
        download(file, `${text.bench.fileName}.txt`);
      },
    };
    const problem = this.#problem ? fileProblem(this.#problem, language) : '';
    return html`<div class="two">
      <div class="asked">${benchSettings(this.#settings, language, problem, text, commands)}</div>
      ${benchResult(this.#bench.state, text, commands)}
    </div>`;
  }
}
