// <retrace-save-film>: saves a film as a recording, with the program that took its steps where the person wants that.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import type { RecordedProgram } from '../../../core/intake';
import { recordingOf } from '../../../core/code/packed-film';
import { programLines } from '../../../core/recording-program';
import type { Language } from '../../../core/language';
import { controlStyles } from '../look/controls';
import { viewStyles } from '../look/view-styles';
import { download, recordingName } from '../save-file';
import { linkable, packProgram } from './program-link';
import { saveFilmMessagesIn } from '../../../languages/en/save-film';
import { primitiveStyles } from '../look/primitives';
import { defineOnce, reactive } from '../own-element';
import { pressButton } from '../look/press-button';

export interface SavedFilm {
  packed: Blob;
  name: string;
  program: RecordedProgram;
  /** The step that is shown. */
  at?: number;
}

const own = css`
  :host {
    display: grid;
    gap: 0.25rem;
  }
  .row {
    gap: 0.25rem 1rem;
  }
  .note {
    margin: 0;
  }
`;

class SaveFilm extends LitElement {
  static override styles = [viewStyles, controlStyles, primitiveStyles, own];

  static override properties = reactive('film', 'language', 'isLinked', 'isWanted');

  declare film: SavedFilm | undefined;
  declare language: Language;
  /** Whether the address of the page is said to carry the program. */
  declare isLinked: boolean;
  declare private isWanted: boolean;

  constructor() {
    super();
    this.language = 'en';
    this.isLinked = false;
    this.isWanted = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { film } = this;
    if (!film) return nothing;
    const text = saveFilmMessagesIn(this.language);
    const canCarry = programLines(film.program) !== undefined;
    const isTooLong = this.isLinked && packProgram(linkable(film.program)) === undefined;
    const save = () => void this.#save(film, this.isWanted && canCarry);
    return html`${isTooLong ? html`<p class="note">${text.noLink}</p>` : nothing}
      <div class="row flow middle">
        ${pressButton('secondary', text.save, save)}
        <label class="check">
          <input
            type="checkbox"
            .checked=${this.isWanted && canCarry}
            ?disabled=${!canCarry}
            @change=${({ target }: Event) => {
              if (target instanceof HTMLInputElement) this.isWanted = target.checked;
            }}
          />
          <span>${text.withProgram}</span>
        </label>
      </div>
      ${canCarry ? nothing : html`<p class="note">${text.tooLong}</p>`}
      ${this.isWanted && canCarry ? html`<p class="note">${text.withProgramNote}</p>` : nothing}`;
  }

  async #save({ packed, name, program, at }: SavedFilm, isCarried: boolean): Promise<void> {
    const recording = await recordingOf(packed, { program: isCarried ? program : undefined, at });
    download(recording, recordingName(name));
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-save-film', SaveFilm);
