// <retrace-timer>: how long the puzzle on the board has been played, for those who want to see it.
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { clockTime } from '../shared/words/numbers';

export class RetraceTimer extends LitElement {
  static override styles = css`
    :host {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      font-variant-numeric: tabular-nums;
    }
    button {
      min-block-size: 44px;
      padding-inline: 0.625rem;
      border: 0;
      border-radius: 10px;
      background: none;
      color: var(--ink-soft);
      font: inherit;
      font-size: 0.875rem;
      cursor: pointer;
    }
    button:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  static override properties = {
    playing: { attribute: false },
    labels: { attribute: false },
    onSeconds: { attribute: false },
    seen: { state: true },
    seconds: { attribute: false },
  };

  /** There is something entered and still something to enter. */
  declare playing: boolean;
  declare labels: { timer: string; show: string; hide: string };
  /** Called with the seconds whenever they change. */
  declare onSeconds: (seconds: number) => void;
  declare private seen: boolean;
  /** Played so far; another game has its own. */
  declare seconds: number;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.playing = false;
    this.onSeconds = () => undefined;
    this.labels = { timer: '', show: '', hide: '' };
    this.seen = false;
    this.seconds = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('playing')) return;
    this.#stop();
    if (!this.playing) return;
    this.#ticking = setInterval(() => {
      if (document.visibilityState === 'visible') this.#set(this.seconds + 1);
    }, 1000);
  }

  protected override render(): TemplateResult {
    const { timer, show, hide } = this.labels;
    return html`
      ${
        this.seen
          ? html`<span role="timer" aria-label=${timer}>${clockTime(this.seconds)}</span>`
          : nothing
      }
      <button
        type="button"
        @click=${() => {
          this.seen = !this.seen;
        }}
      >
        ${this.seen ? hide : show}
      </button>
    `;
  }

  #set(seconds: number): void {
    this.seconds = seconds;
    this.onSeconds(seconds);
  }

  #stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-timer': RetraceTimer;
  }
}

if (!customElements.get('retrace-timer')) customElements.define('retrace-timer', RetraceTimer);
