// How a person likes to play: what is highlighted, digits chosen first, checks while playing. Remembered where that is allowed.
import { html, type TemplateResult } from 'lit';
import { defaultPreferences, type Preferences } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import { isRecord, parsedJson } from '../shared/records';
import { recall, remember } from '#remembered';
import type { PlayMessages, PlayChoice } from '../../languages/en/play';

/** The settings of the board, and whether each entry is checked at once. */
export interface Chosen extends Preferences {
  live: boolean;
  /** Whether the time played is shown. */
  clock: boolean;
  /** Whether W, A, S and D do what arrows do. */
  lettersMove: boolean;
}

const names: readonly PlayChoice[] = [
  'peers',
  'equal',
  'digitFirst',
  'live',
  'clock',
  'lettersMove',
];
/** For keyboards: on a phone they would stand in the way. */
const ofKeys: readonly PlayChoice[] = ['lettersMove'];
const kind = 'play';

export class Settings {
  readonly #host: ExtraHost;
  readonly #onChange: () => void;
  #chosen: Chosen = { ...defaultPreferences, live: false, clock: true, lettersMove: false };
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

  get clock(): boolean {
    return this.#chosen.clock;
  }

  get digitFirst(): boolean {
    return this.#chosen.digitFirst;
  }

  get lettersMove(): boolean {
    return this.#chosen.lettersMove;
  }

  chooseSeveral(several: boolean): void {
    this.several = several;
    this.#host.requestUpdate();
  }

  panel(t: PlayMessages): TemplateResult {
    return html`<div class="settings" role="group" aria-label=${t.settings}>
      ${names.map(
        (name) =>
          html`<label class=${ofKeys.includes(name) ? 'of-keys' : ''}>
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
      <p class="note of-keys">${t.keysNote}</p>
    </div>`;
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
  const kept = parsedJson(recall(kind));
  if (!isRecord(kept)) return undefined;
  const known = Object.entries(kept).filter(
    ([name, value]) => names.some((each) => each === name) && typeof value === 'boolean',
  );
  return Object.fromEntries(known);
}
