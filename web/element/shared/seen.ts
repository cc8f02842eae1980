// Whether an element is seen: it is in the viewport, and the page is not hidden. Also brings
// elements into view.
import type { LitElement, ReactiveController } from 'lit';

export class Seen implements ReactiveController {
  readonly #host: LitElement;
  readonly #onChange: (isSeen: boolean) => void;
  readonly #observer = new IntersectionObserver((entries) => {
    this.#isWithin = entries.at(-1)?.isIntersecting === true;
    this.#tell();
  });
  #isWithin = false;

  /** Counts as unseen until the browser reports otherwise. */
  constructor(host: LitElement, onChange: (isSeen: boolean) => void) {
    this.#host = host;
    this.#onChange = onChange;
    onChange(false);
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
    document.addEventListener('visibilitychange', this.#tell);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    document.removeEventListener('visibilitychange', this.#tell);
  }

  readonly #tell = (): void => {
    this.#onChange(this.#isWithin && !document.hidden);
  };
}

/** Brings the result of an action into view where it is off screen, without scrolling further. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
