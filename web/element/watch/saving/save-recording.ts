// The button that saves the search shown as a recording, with how far that is and a way to stop it.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { RecorderClient } from '../../../client/recorder/recorder-client';
import type { Recorded } from '../../../core/intake';
import type { Grid } from '../../../core/grid';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { WatchInput } from '../../contract/mode-input';
import '../../shared/programs/film-saver';
import type { SavedFilm } from '../../shared/programs/film-saver';
import { download } from '../../shared/save-file';
import type { WatchMessages } from '../../../languages/en/watch';
import type { SavingSlot } from '../slots/saving-slot';
import { defineOnce, reactive } from '../../shared/own-element';
import { pressButton } from '../../shared/look/press-button';

interface SavedSearch {
  puzzle: Grid;
  strategy: SteppedStrategyName;
  /** Undefined where nobody knows yet how many there are. */
  steps: number | undefined;
  text: WatchMessages;
}

type Saving =
  | { kind: 'idle' | 'failed' }
  | { kind: 'running'; steps: number; stop: AbortController }
  | { kind: 'saved'; bytes: number };

class SaveRecording extends LitElement {
  static override properties = reactive('search', 'saving');

  declare search: SavedSearch | undefined;
  declare private saving: Saving;

  readonly #client = new RecorderClient();

  constructor() {
    super();
    this.saving = { kind: 'idle' };
  }

  /** It looks as the buttons around it do. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('search');
    const { search } = this;
    if (before?.puzzle === search?.puzzle && before?.strategy === search?.strategy) return;
    if (before) this.#end();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { search, saving } = this;
    if (!search) return nothing;
    const { text, steps: whole } = search;
    if (saving.kind === 'running') {
      return html`<p class="note" role="status">
        ${text.save.running(saving.steps, whole)}
        ${pressButton('quiet', text.save.stop, () => {
          this.#end();
        })}
      </p>`;
    }
    return html`${pressButton('quiet', text.save.start, () => void this.#save(search))}
      <p class="note" role="status">
        ${saving.kind === 'saved' ? text.save.saved(saving.bytes) : nothing}
        ${saving.kind === 'failed' ? text.save.failed : nothing}
      </p>`;
  }

  #end(): void {
    if (this.saving.kind === 'running') this.saving.stop.abort();
    this.#client.close();
    this.saving = { kind: 'idle' };
  }

  async #save({ puzzle, strategy }: SavedSearch): Promise<void> {
    const stop = new AbortController();
    this.saving = { kind: 'running', steps: 0, stop };
    try {
      const blob = await this.#client.record(
        { puzzle, strategy },
        {
          signal: stop.signal,
          onProgress: ({ steps }) => {
            if (!stop.signal.aborted) this.saving = { kind: 'running', steps, stop };
          },
        },
      );
      this.#client.close();
      download(blob, `${strategy}.trace`);
      this.saving = { kind: 'saved', bytes: blob.size };
    } catch {
      // Stopped, it is idle already.
      if (!stop.signal.aborted) this.saving = { kind: 'failed' };
    }
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-save-recording', SaveRecording);

/** A recording that is watched is a file already, unless it is the film of a program. */
export const savingSlot: SavingSlot = ({ recording, shown }, input, text) => {
  if (recording) return filmOf(recording, input, shown?.position);
  if (!shown) return nothing;
  const { digits, strategy } = input;
  const steps = shown.finished ? shown.explored : undefined;
  const search: SavedSearch = { puzzle: digits, strategy, steps, text };
  return html`<retrace-save-recording .search=${search}></retrace-save-recording>`;
};

function filmOf(
  { file: packed, name, program, carries }: Recorded,
  { language }: WatchInput,
  at = 0,
) {
  if (carries || !program) return nothing;
  const film: SavedFilm = { packed, name, program, at };
  return html`<div class="saving-film">
    <retrace-save-film .film=${film} .language=${language} .isLinked=${true}></retrace-save-film>
  </div>`;
}
