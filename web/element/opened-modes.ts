// The modes that an entry has registered, and their elements once these are loaded.
import type { LitElement } from 'lit';
import type { Recording } from '../core/intake';
import { showsSteps } from '../core/mode';
import type { Features } from './contract/features';
import type { OpeningElement, SteppedElement, WatchElement } from './contract/mode-element';
import type { Mode } from './contract/mode-names';
import type { StandInElement } from './contract/mode-element';
import { type BoardMode, type ViewMode, leftOut } from './contract/mode-entry';

/** `varied`: the text of the puzzle with rules of its own that is shown; empty for none. */
type Host = LitElement & { readonly varied: string };

export class Modes {
  /** The modes that have an element. */
  readonly views: readonly ViewMode[];
  readonly #onBoard: readonly BoardMode[];
  readonly #host: Host;

  constructor(modes: Features['modes'], host: Host) {
    const entries = Object.values(modes).filter((entry) => entry !== leftOut);
    this.views = entries.flatMap((entry) => (entry.hasBoard ? [] : [entry]));
    this.#onBoard = entries.flatMap((entry) => (entry.hasBoard ? [entry] : []));
    this.#host = host;
  }

  /** Undefined for `solve` and the other modes on the board, and for a mode that this entry leaves out. */
  viewOf(mode: Mode): ViewMode | undefined {
    return this.standingIn ?? this.views.find(({ name }) => name === mode);
  }

  /** The mode that is shown in the place of every other one. */
  get standingIn(): ViewMode | undefined {
    return this.#host.varied === '' ? undefined : this.views.find(({ standsIn }) => standsIn);
  }

  /** Its element, where it is loaded. */
  get standIn(): StandInElement | null {
    const entry = this.standingIn;
    return entry ? this.#host.renderRoot.querySelector<StandInElement>(entry.tag) : null;
  }

  /** Whether the mode is the board without the solver. */
  hasBoardAlone(mode: Mode): boolean {
    return this.#onBoard.some(({ name }) => name === mode);
  }

  thatOpens(what: ViewMode['opens']): ViewMode | undefined {
    return this.views.find(({ opens }) => opens === what);
  }

  isLoaded(mode: Mode): boolean {
    const entry = this.viewOf(mode);
    return entry !== undefined && customElements.get(entry.tag) !== undefined;
  }

  /** Resolves once the mode's element is defined; rejects where it cannot be fetched or is left out. */
  async load(mode: Mode): Promise<void> {
    const entry = this.viewOf(mode);
    if (!entry) throw new Error(`there is no ${mode} mode here`);
    await entry.load();
  }

  /** Resolves once the element of the shown mode is drawn, where it is loaded. */
  async drawn(mode: Mode): Promise<void> {
    const entry = this.viewOf(mode);
    await (entry && this.#host.renderRoot.querySelector<LitElement>(entry.tag))?.updateComplete;
  }

  /** The element of watch mode, where it is loaded. */
  get watch(): WatchElement | null {
    const entry = this.viewOf('watch');
    return entry && !entry.standsIn
      ? this.#host.renderRoot.querySelector<WatchElement>(entry.tag)
      : null;
  }

  /** The element of a mode that shows steps, where it is loaded. */
  stepped(mode: Mode): SteppedElement | null {
    const entry = showsSteps(mode) && !this.standingIn ? this.viewOf(mode) : undefined;
    return entry ? this.#host.renderRoot.querySelector<SteppedElement>(entry.tag) : null;
  }

  /** Opens a file in the element of a mode, unless the mode is left meanwhile; resolves once it is there, or refused. */
  async open({ tag, name: mode }: ViewMode, opened: Recording): Promise<void> {
    await this.load(mode);
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    await this.#host.renderRoot.querySelector<OpeningElement>(tag)?.open(opened);
  }
}
