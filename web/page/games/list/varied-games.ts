// The games of puzzles with rules of their own, below the others: each opens in its mode, or is deleted with a way back.
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { forgetGame, keptRows, keptText } from '../../../element/varied/kept-games';
import type { KeptRow } from '../../../element/varied/kept-list';
import { variedMessagesIn } from '../../../languages/en/varied';
import type { GamesMessages } from '../../../languages/en/games';
import { removedItem } from './item';

export class VariedGames {
  /** Deleted while the list is open: each keeps its place. */
  readonly #removed = new Map<string, () => void>();
  #rows: readonly KeptRow[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  read(): void {
    this.#rows = keptRows();
    this.#removed.clear();
  }

  /** `open`: opens a puzzle by its text. */
  view(
    t: GamesMessages,
    language: Language,
    open: (text: string) => void,
  ): TemplateResult | typeof nothing {
    if (this.#rows.length === 0) return nothing;
    return html`<h3>${t.varied}</h3>
      <ul class="stacked unlisted gap-12 varied">
        ${this.#rows.map((row) => this.#item(row, t, language, open))}
      </ul>`;
  }

  #item(
    { id, title, size }: KeptRow,
    t: GamesMessages,
    language: Language,
    open: (text: string) => void,
  ): TemplateResult {
    const putBack = this.#removed.get(id);
    if (putBack) {
      return removedItem(t, () => {
        putBack();
        this.#removed.delete(id);
        this.#changed();
      });
    }
    const about = `about-varied-${id}`;
    const untitled = variedMessagesIn(language).untitled(size, size);
    return html`<li class="strip apart">
      <p id=${about}>
        <b class="heavy">${title === '' ? untitled : title}</b><br />${size}×${size}
      </p>
      <div class="acts flow">
        <button
          type="button"
          class="secondary"
          aria-describedby=${about}
          @click=${() => {
            const text = keptText(id);
            if (text !== undefined) open(text);
          }}
        >
          ${t.goOn}
        </button>
        <button
          type="button"
          class="quiet"
          aria-describedby=${about}
          @click=${() => {
            this.#removed.set(id, forgetGame(id));
            this.#changed();
          }}
        >
          ${t.remove}
        </button>
      </div>
    </li>`;
  }
}
