// <retrace-timer>: how long the puzzle on the board has been played.
import { LitElement, css, html, type PropertyValues, type TemplateResult } from 'lit';
import { clockTime } from '../../languages/numbers';
import { defineOnce, reactive } from '../shared/own-element';

export class RetraceTimer extends LitElement {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
    }
  `;

  static override properties = reactive('playing', 'label', 'onSeconds', 'seconds');

  /** There is something entered and still something to enter. */
  declare playing: boolean;
  declare label: string;
  /** Called with the seconds whenever they change. */
  declare onSeconds: (seconds: number) => void;
  /** Played so far; another game has its own. */
  declare seconds: number;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.playing = false;
    this.onSeconds = () => undefined;
    this.label = '';
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
    return html`<span role="timer" aria-label=${this.label}>${clockTime(this.seconds)}</span>`;
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

defineOnce('retrace-timer', RetraceTimer);
