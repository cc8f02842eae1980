// How a person likes to play: what is highlighted, digits chosen first, checks while playing. Remembered where that is allowed.
import { html, type TemplateResult } from 'lit';
import { defaultPreferences, type Preferences } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { recall, remember } from '../shared/remembered';
import type { PlayMessages, Setting } from './words';

/** The settings of the board, and whether each entry is checked at once. */
export interface Chosen extends Preferences {
  live: boolean;
}

const names: readonly Setting[] = ['peers', 'equal', 'digitFirst', 'live'];
const kind = 'play';

export class Settings {
  readonly #host: ExtraHost;
  readonly #onChange: () => void;
  #chosen: Chosen = { ...defaultPreferences, live: false };
  /** Whether each press on a cell chooses one more. */
  several = false;

  constructor(host: ExtraHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Takes over what was chosen on an earlier visit. */
  recall(): void {
    const kept = recalled();
    if (kept) this.#choose({ ...this.#chosen, ...kept });
  }

  get live(): boolean {
    return this.#chosen.live;
  }

  get digitFirst(): boolean {
    return this.#chosen.digitFirst;
  }

  chooseSeveral(several: boolean): void {
    this.several = several;
    this.#host.requestUpdate();
  }

  panel(t: PlayMessages): TemplateResult {
    return html`<details class="settings">
      <summary>${t.settings}</summary>
      ${names.map(
        (name) =>
          html`<label>
            <input
              type="checkbox"
              .checked=${this.#chosen[name]}
              @change=${({ target }: Event) => {
                if (!(target instanceof HTMLInputElement)) return;
                this.choose({ [name]: target.checked });
              }}
            />
            ${t.options[name]}
          </label>`,
      )}
      <p class="note">${t.keysNote}</p>
    </details>`;
  }

  choose(some: Partial<Chosen>): void {
    this.#choose({ ...this.#chosen, ...some });
    remember(kind, JSON.stringify(this.#chosen));
  }

  #choose(chosen: Chosen): void {
    this.#chosen = chosen;
    const { peers, equal, digitFirst } = chosen;
    this.#host.dispatch({ type: 'prefer', preferences: { peers, equal, digitFirst } });
    this.#onChange();
  }
}

/** The choices of an earlier visit, as far as they are valid. */
function recalled(): Partial<Chosen> | undefined {
  const kept = parsed(recall(kind));
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(kept).filter(
    ([name, value]) => names.some((each) => each === name) && typeof value === 'boolean',
  );
  return Object.fromEntries(known);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // somebody else wrote it
  }
}
