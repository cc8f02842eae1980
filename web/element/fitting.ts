// Fits the element's colours to the page around: the page's colour scheme if text is readable on the backdrop with it,
// else the other scheme, else a ground of its own.
import type { LitElement, ReactiveController } from 'lit';
import { contrast, groundBehind, isDark, isBackdropDark, readColour } from './shared/look/backdrop';
import { ownOf } from './shared/unclobbered';

/** The contrast that WCAG asks of text. */
const readable = 4.5;
/** The custom properties of all text colours on the page's ground. */
const inks = ['--ink', '--ink-soft', '--accent', '--danger'];
const states = ['light', 'dark', 'ground'] as const;

interface Host extends LitElement {
  readonly theme: string;
}

/** Older browsers have no custom states, or only some whose names begin with two dashes; there boards keep their light look. */
function statesOf(host: Host): Pick<Set<string>, 'add' | 'delete'> {
  try {
    const { states } = host.attachInternals();
    states.add('light');
    states.delete('light');
    return states;
  } catch {
    return new Set();
  }
}

export class Fitting implements ReactiveController {
  readonly #host: Host;
  readonly #states: ReturnType<typeof statesOf>;
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
    this.#states = statesOf(host);
    host.addController(this);
    // `:host` has a transition for the text colour, so any change of the page's colour fires this event.
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

  /** Fits before the first picture, and whenever the theme is set. */
  hostUpdated(): void {
    if (this.#theme === this.#host.theme) return;
    this.#theme = this.#host.theme;
    this.#fit();
  }

  /** Fits again when the background of an ancestor has faded into another colour. */
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
    // A colour scheme that the page declares counts for more than its text colour.
    if (!ground && getComputedStyle(this.#host).colorScheme !== 'normal') {
      this.#show('ground');
      return;
    }
    const scheme = isBackdropDark(this.#host) ? 'dark' : 'light';
    this.#show('ground', ...(isFree ? ([scheme] as const) : []));
  }

  #show(...shown: (typeof states)[number][]): void {
    for (const state of states) {
      if (shown.includes(state)) this.#states.add(state);
      else this.#states.delete(state);
    }
  }

  /** The current text colours, read from a probe that is removed before anything is painted. */
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
