// The modes that an entry has registered: which is there, and its element once it is loaded.
import type { LitElement } from 'lit';
import { defaultMode, type Mode } from '../core/mode';
import {
  leftOut,
  type Features,
  type ModeEntry,
  type OpeningElement,
  type WatchElement,
} from './contract';

export class Modes {
  readonly #entries: readonly ModeEntry[];
  readonly #host: LitElement;

  constructor(modes: Features['modes'], host: LitElement) {
    this.#entries = Object.values(modes).filter((entry) => entry !== leftOut);
    this.#host = host;
  }

  /** Undefined for `solve`, and for a mode that this entry leaves out. */
  entryOf(mode: Mode): ModeEntry | undefined {
    return this.#entries.find(({ name }) => name === mode);
  }

  has(mode: unknown): boolean {
    return mode === defaultMode || this.#entries.some(({ name }) => name === mode);
  }

  thatOpens(what: ModeEntry['opens']): ModeEntry | undefined {
    return this.#entries.find(({ opens }) => opens === what);
  }

  isLoaded(mode: Mode): boolean {
    const entry = this.entryOf(mode);
    return entry !== undefined && customElements.get(entry.tag) !== undefined;
  }

  /** Resolves once the mode's element is defined; rejects where it cannot be fetched or is left out. */
  async load(mode: Mode): Promise<void> {
    const entry = this.entryOf(mode);
    if (!entry) throw new Error(`there is no ${mode} mode here`);
    await entry.load();
  }

  /** What is watched, where it is there already. */
  get watch(): WatchElement | null {
    const entry = this.entryOf('watch');
    return entry ? this.#host.renderRoot.querySelector<WatchElement>(entry.tag) : null;
  }

  /** Opens a file in the element of a mode that is shown, unless the mode is left meanwhile. */
  async open({ tag, name: mode }: ModeEntry, source: Blob, name: string): Promise<void> {
    await this.load(mode);
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<OpeningElement>(tag)?.open(source, name);
  }
}
