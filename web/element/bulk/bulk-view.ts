// <retrace-bulk-view>: answers a file of puzzles of any size with a pool of workers.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { page, rankOfLine, textOf, type BulkChoice } from '../../client/bulk/bulk-rows';
import type { Source } from '../../core/intake';
import type { Grid } from '../../core/grid';
import { bulkMessagesIn } from '../../languages/en/bulk';
import type { BoardChanges, ModeBasics, Ways } from '../contract/mode-input';
import { textOfFile } from '../shared/file-text';
import { download } from '../shared/save-file';
import { bulkStyles } from './bulk-styles';
import { rowsOnAPage, storeOf, type BulkStore } from './bulk-store';
import { ratingPanel } from './rating-panel';
import { repeatsPanel } from './repeats-panel';
import { rowsPanel, type PickedRow, type RowsView, type ShownRow } from './rows-panel';
import { runPanel } from './run-panel';
import { mostOnPaper, sheetOfRows } from './rows-on-paper';
import { blobOf, fileNameOf, nameOf, type PaperForm, type SavedForm } from './save-rows';
import { sourcePanel } from './bulk-source-panel';
import { defineOnce, reactive } from '../shared/own-element';

class RetraceBulkView extends LitElement {
  static override styles = bulkStyles;

  static override properties = reactive('input', 'rows', 'picked', 'saving', 'problem');

  declare input: (ModeBasics & BoardChanges & Ways) | undefined;
  declare private rows: readonly ShownRow[];
  declare private picked: PickedRow | undefined;
  declare private saving: RowsView['saving'];
  declare private problem: string;

  #store: BulkStore | undefined;
  /** The choice and page whose texts are read. */
  #shown = '';
  /** Counts the files. */
  #opened = 0;

  constructor() {
    super();
    this.rows = [];
    this.picked = undefined;
    this.saving = undefined;
    this.problem = '';
  }

  /** Starts on a file or a text, ending the run before. */
  open({ source, name }: Source): void {
    this.picked = undefined;
    this.saving = undefined;
    this.problem = '';
    this.#shown = '';
    void this.#start(source, name);
  }

  async #start(source: Blob, name: string): Promise<void> {
    const opened = (this.#opened += 1);
    const text = await textOfFile({ source, name });
    // Another file may have been opened while this one was unpacked.
    if (opened !== this.#opened) return;
    if (text instanceof Blob) this.#store?.start(text, name);
    else if (this.input) this.problem = bulkMessagesIn(this.input.language).source.problem(text);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    this.#store = storeOf(root instanceof ShadowRoot ? root.host : this);
    this.#store.listener = () => {
      this.requestUpdate();
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const store = this.#store;
    if (store) store.listener = undefined;
    const root = this.getRootNode();
    queueMicrotask(() => {
      // The run goes on in another mode and ends with the element.
      if (root instanceof ShadowRoot && !root.host.isConnected) store?.close();
    });
  }

  protected override updated(): void {
    void this.#readRows();
  }

  protected override render(): TemplateResult | typeof nothing {
    const store = this.#store;
    if (!this.input || !store) return nothing;
    const text = bulkMessagesIn(this.input.language);
    const { run, settings, choice, name, rating, repeats } = store;
    return html`
      <div class="bulk ${run ? 'started' : ''} stacked gap-24">
        ${sourcePanel(settings, text, {
          open: (file) => {
            this.open({ source: file, name: file.name });
          },
          check: (list) => {
            if (list.trim() === '') this.problem = text.source.empty;
            else this.open({ source: new Blob([list]), name: '' });
          },
          set: (changed) => {
            store.settings = changed;
            this.requestUpdate();
          },
        })}
        <p class="problem danger medium" role="alert">${this.problem}</p>
        ${
          run
            ? [
                runPanel(run, name, choice, text, {
                  pause: () => {
                    run.pause();
                  },
                  resume: () => {
                    run.resume();
                  },
                  cancel: () => {
                    run.cancel();
                  },
                  filter: this.#chooseRows,
                }),
                ratingPanel(run, rating, choice, text, {
                  rate: () => {
                    store.rate();
                  },
                  cancel: () => {
                    rating?.cancel();
                  },
                  choose: this.#chooseRows,
                }),
                repeatsPanel(run, repeats, choice, text, {
                  compare: () => {
                    store.compare();
                  },
                  cancel: () => {
                    repeats?.cancel();
                  },
                  choose: this.#chooseRows,
                }),
                rowsPanel(
                  {
                    rows: this.rows,
                    from: store.from,
                    count: store.countOf(choice),
                    limit: run.limit,
                    isRated: rating !== undefined && rating.rated > 0,
                    isCompared: repeats !== undefined && repeats.compared > 0,
                    picked: this.picked,
                    saving: this.saving,
                  },
                  text,
                  {
                    turnTo: this.#turnTo,
                    goToLine: (line) => {
                      this.#turnTo(rankOfLine(store.answered, choice, line));
                    },
                    pick: this.#pick,
                    putOnBoard: this.#putOnBoard,
                    save: (form) => {
                      void this.#save(form);
                    },
                    putOnPaper: (form) => {
                      void this.#putOnPaper(form);
                    },
                  },
                ),
              ]
            : nothing
        }
      </div>
    `;
  }

  readonly #chooseRows = (choice: BulkChoice): void => {
    if (!this.#store) return;
    this.#store.choice = choice;
    this.#turnTo(0);
  };

  readonly #turnTo = (from: number): void => {
    if (!this.#store) return;
    this.#store.from = from;
    this.requestUpdate();
  };

  readonly #pick = (row: ShownRow): void => {
    void this.#show(row);
  };

  async #show(row: ShownRow): Promise<void> {
    const grid = await this.#store?.puzzleOf(row).catch(() => undefined);
    if (grid) this.picked = { line: row.line, grid };
  }

  readonly #putOnBoard = (grid: Grid): void => {
    this.input?.show(grid);
    this.input?.leave?.();
  };

  /** Reads the texts of the rows on the page, where they have changed. */
  async #readRows(): Promise<void> {
    const { run, choice, from, answered } = this.#store ?? {};
    if (!run || choice === undefined || from === undefined || !answered) return;
    const rows = page(answered, choice, from, rowsOnAPage);
    const shown = `${nameOf(choice)} ${rows.map(({ begin, ratings, alike }) => `${begin}:${ratings?.hardest ?? ''}:${alike?.first ?? ''}`).join()}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    let texts: string[];
    try {
      texts = await Promise.all(rows.map((row) => textOf(run.source, row)));
    } catch {
      return; // The run itself reports that the file is gone.
    }
    if (this.#shown !== shown) return;
    this.rows = rows.map((row, index) => ({ ...row, text: texts[index] ?? '' }));
  }

  async #save(form: SavedForm): Promise<void> {
    const store = this.#store;
    if (!store?.run || !this.input) return;
    this.saving = 'saving';
    const name = bulkMessagesIn(this.input.language).save.fileName;
    const share = store.percent;
    try {
      const blob = await blobOf(store.run, store.answered, store.choice, form);
      download(blob, fileNameOf(name, { choice: store.choice, percent: share, form }));
      this.saving = share < 100 ? { percent: share } : 'saved';
    } catch {
      this.saving = 'failed';
    }
  }

  async #putOnPaper(form: PaperForm): Promise<void> {
    const store = this.#store;
    if (!store?.run || !this.input) return;
    this.saving = 'saving';
    const { language } = this.input;
    const text = bulkMessagesIn(language);
    try {
      const sheet = await sheetOfRows(store, store.choice, text);
      if (form === 'pdf') {
        const { sheetPdf } = await import('../shared/print/sheet-pdf');
        download(await sheetPdf(sheet, text.save.sheet, language), `${text.save.fileName}.pdf`);
      } else {
        const { printSheet } = await import('../shared/print/print-sheet');
        printSheet(sheet, text.save.sheet, ({ caption }) => caption);
      }
      const isCut = store.countOf(store.choice) > mostOnPaper;
      this.saving = isCut ? 'onPaper' : form === 'pdf' ? 'saved' : undefined;
    } catch {
      this.saving = 'failed';
    }
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-bulk-view', RetraceBulkView);
