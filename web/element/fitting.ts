// Fits the colours to the page around: its colour scheme where that is readable on what is behind the board, else the
// other one, else a ground of its own.
import type { LitElement, ReactiveController } from 'lit';
import { contrast, groundBehind, isDark, isPlaceDark, readColour } from './shared/look/backdrop';
import { ownOf } from './shared/unclobbered';

/** The contrast that WCAG asks of text. */
const readable = 4.5;
/** The colours of all text on the page's own ground. */
const inks = ['--ink', '--ink-soft', '--accent', '--danger'];
const states = ['light', 'dark', 'ground'] as const;

interface Host extends LitElement {
  readonly theme: string;
}

export class Fitting implements ReactiveController {
  readonly #host: Host;
  readonly #states: CustomStateSet;
  readonly #themes = new MutationObserver(() => {
    this.#later();
  });
  readonly #looks = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  #theme: string | undefined;
  #frame = 0;

  constructor(host: Host) {
    this.#host = host;
    this.#states = host.attachInternals().states;
    host.addController(this);
    // The page's text has another colour, whatever has given it that: `:host` has a transition for it.
    host.addEventListener('transitionrun', (event) => {
      if (event.target === host) this.#later();
    });
  }

  hostConnected(): void {
    const { documentElement, body } = ownOf(this.#host.ownerDocument);
    for (const root of [documentElement, body]) this.#themes.observe(root, { attributes: true });
    for (const look of this.#looks) look.addEventListener('change', this.#later);
    document.addEventListener('transitionend', this.#onFaded);
    addEventListener('load', this.#later);
    this.#theme = undefined;
  }

  hostDisconnected(): void {
    this.#themes.disconnect();
    for (const look of this.#looks) look.removeEventListener('change', this.#later);
    document.removeEventListener('transitionend', this.#onFaded);
    removeEventListener('load', this.#later);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Before the first picture, and whenever another theme is set. */
  hostUpdated(): void {
    if (this.#theme === this.#host.theme) return;
    this.#theme = this.#host.theme;
    this.#fit();
  }

  /** A ground around that has faded into another one. */
  readonly #onFaded = ({ target, propertyName }: TransitionEvent) => {
    const isAround = target instanceof Node && target !== this.#host && target.contains(this.#host);
    if (isAround && propertyName === 'background-color') this.#later();
  };

  readonly #later = () => {
    if (this.#frame !== 0 || this.#theme === undefined) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#fit();
    });
  };

  #fit(): void {
    this.#show();
    const [, forced] = this.#looks;
    if (!this.#host.isConnected || forced?.matches) return;
    const ground = groundBehind(this.#host);
    const isFree = this.#theme === 'auto';
    if (ground) {
      const isRead = () => this.#inks().every((ink) => !ink || contrast(ink, ground) >= readable);
      if (isRead()) return;
      if (isFree) this.#show(isDark(ground) ? 'dark' : 'light');
      if (isFree && isRead()) return;
    }
    // The scheme that the page declares counts for more than the colour of its text.
    if (!ground && getComputedStyle(this.#host).colorScheme !== 'normal') {
      this.#show('ground');
      return;
    }
    const scheme = isPlaceDark(this.#host) ? 'dark' : 'light';
    this.#show('ground', ...(isFree ? ([scheme] as const) : []));
  }

  #show(...shown: (typeof states)[number][]): void {
    for (const state of states) {
      if (shown.includes(state)) this.#states.add(state);
      else this.#states.delete(state);
    }
  }

  /** As they are now, on an element that is gone again before anything is painted. */
  #inks() {
    const probe = document.createElement('span');
    this.#host.renderRoot.append(probe);
    const style = getComputedStyle(probe);
    const colours = inks.map((ink) => {
      probe.style.color = `var(${ink})`;
      return readColour(style.color);
    });
    probe.remove();
    return colours;
  }
}
