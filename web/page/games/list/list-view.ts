// <retrace-games>: a dialog with every game of this browser: go on, restart, delete, and all of them as a file.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { givenPuzzles, type Purpose } from '../../../element/begin/given-puzzles';
import { fileChoice } from '../../../element/shared/file-choice';
import { download } from '../../../element/shared/save-file';
import type { GameRow } from '../row';
import { fileOf, readFile } from '../file';
import type { Shelf, TakenOff } from '../games-shelf';
import type { Tabs } from '../browser-tabs';
import { gameItem, removedItem } from './item';
import { VariedGames } from './varied-games';
import { Rater } from './rater';
import { statistics } from './statistics';
import { gamesStyles } from './games-list-styles';
import { type GamesMessages, gamesMessagesIn } from '../../../languages/en/games';
import { pressButton } from '../../../element/shared/look/press-button';

/** So many more at a time: each has a picture of its board. */
const stretch = 24;

export interface ListOptions {
  shelf: Shelf;
  tabs: Tabs;
  language: Language;
  theme: string;
  /** The name of the game on the board. */
  now: string;
  goOn: (id: string) => void;
  /** Opens a puzzle with rules of its own. */
  openVaried: (text: string) => void;
  restart: (id: string) => void;
}

class RetraceGames extends LitElement {
  static override styles = gamesStyles;
  static override properties = {
    options: { state: true },
    rows: { state: true },
    shown: { state: true },
    said: { state: true },
    theme: { reflect: true },
  };

  declare theme: string;
  declare private options: ListOptions | undefined;
  /** Undefined until they are read. */
  declare private rows: readonly GameRow[] | undefined;
  declare private shown: number;
  declare private said: string;
  /** Deleted while it is open: each keeps its place, with a way back. */
  readonly #removed = new Map<string, TakenOff>();
  readonly #varied = new VariedGames(() => {
    this.requestUpdate();
  });
  #purposes: ReadonlyMap<Grid, Purpose> = new Map();
  #rater: Rater | undefined;
  #deaf: (() => void) | undefined;

  async open(options: ListOptions): Promise<void> {
    this.options = options;
    this.theme = options.theme;
    this.rows = undefined;
    this.shown = stretch;
    this.said = '';
    this.#varied.read();
    this.#purposes = new Map(givenPuzzles().map(({ puzzle, purpose }) => [puzzle, purpose]));
    this.#rater = new Rater(async (id, rating) => {
      await options.shelf.rate(id, rating);
      this.rows = this.rows?.map((row) => (row.id === id ? { ...row, rating } : row));
    });
    this.#deaf = options.tabs.listen(() => void this.#read());
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    await this.#read();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { options, rows } = this;
    if (!options) return nothing;
    const text = gamesMessagesIn(options.language);
    return html`<dialog aria-labelledby="title" @click=${this.#onClick} @close=${this.#onClosed}>
      <div class="sheet gap-16" tabindex="-1">
        <div class="head flow middle apart">
          <h2 class="text-20" id="title">${text.title}</h2>
          <button type="button" class="secondary" @click=${this.#close}>${text.close}</button>
        </div>
        <p class="note">${rows?.length === 0 ? text.none : text.about}</p>
        ${statistics(rows ?? [], text, {
          open: this.#rateSolved,
          change: () => {
            this.requestUpdate();
          },
        })}
        <ul class="stacked unlisted gap-12">
          ${repeat(
            rows?.slice(0, this.shown) ?? [],
            ({ id }) => id,
            (row) => this.#item(row, options, text),
          )}
        </ul>
        ${
          rows && rows.length > this.shown
            ? html`<button type="button" class="secondary" @click=${this.#more}>
                ${text.more}
              </button>`
            : nothing
        }
        ${this.#varied.view(text, options.language, (puzzle) => {
          this.#close();
          options.openVaried(puzzle);
        })}
        <div class="file flow middle apart">
          ${pressButton({ kind: 'secondary', enabled: Boolean(rows?.length) }, text.save, () => {
            this.#try(() => this.#save(options.shelf, text));
          })}
          ${fileChoice({
            label: text.open,
            look: 'secondary',
            name: text.open,
            accept: '.json,application/json',
            open: (file) => {
              this.#try(() => this.#import(file, options.shelf, text));
            },
          })}
          <span role="status">${this.said}</span>
        </div>
      </div>
    </dialog>`;
  }

  #item(row: GameRow, options: ListOptions, text: GamesMessages): TemplateResult {
    const taken = this.#removed.get(row.id);
    if (taken) {
      return removedItem(text, () => {
        this.#try(async () => {
          await options.shelf.putBack(taken);
          this.#removed.delete(row.id);
          await this.#read();
        });
      });
    }
    this.#rater?.want(row);
    return gameItem(row, text, {
      language: options.language,
      isHere: row.id === options.now,
      purpose: this.#purposes.get(row.givens),
      goOn: () => {
        this.#close();
        options.goOn(row.id);
      },
      restart: () => {
        this.#close();
        options.restart(row.id);
      },
      remove: () => {
        this.#try(async () => {
          const game = await options.shelf.takeOff(row.id);
          if (game) this.#removed.set(row.id, game);
          this.requestUpdate();
        });
      },
    });
  }

  async #read(): Promise<void> {
    const { shelf } = this.options ?? {};
    if (!shelf) return;
    try {
      const rows = await shelf.rows();
      // A file or another tab may have brought a deleted one back.
      for (const { id } of rows) this.#removed.delete(id);
      const gone = [...this.#removed.values()].flatMap(({ row }) => row ?? []);
      // A deleted game keeps its position among the others.
      this.rows = [...rows, ...gone].toSorted((one, other) => other.played - one.played);
    } catch {
      this.#fail();
    }
  }

  async #save(shelf: Shelf, { fileName }: GamesMessages): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    download(await fileOf(shelf), `${fileName}-${day}.json`);
  }

  async #import(file: File, shelf: Shelf, text: GamesMessages): Promise<void> {
    const imported = await readFile(await file.text(), shelf);
    this.said = imported ? text.imported(imported) : text.wrongFile;
    await this.#read();
  }

  #try(change: () => Promise<void>): void {
    this.said = '';
    change().catch(() => {
      this.#fail();
    });
  }

  #fail(): void {
    if (this.options) this.said = gamesMessagesIn(this.options.language).failed;
  }

  readonly #rateSolved = (): void => {
    for (const row of this.rows ?? []) if (row.isSolved) this.#rater?.want(row);
  };

  readonly #more = (): void => {
    this.shown += stretch;
  };

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  readonly #onClosed = (): void => {
    this.#deaf?.();
    this.#rater?.close();
    this.#removed.clear();
    this.options = undefined;
  };

  /** A click beside the sheet closes it. */
  readonly #onClick = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) this.#close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-games': RetraceGames;
  }
}

customElements.define('retrace-games', RetraceGames);
