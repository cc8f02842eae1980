// Whether somebody can see an element, which is within what is seen of the page while that is not hidden; and what brings
// an element into view.
import type { LitElement, ReactiveController } from 'lit';

export class Seen implements ReactiveController {
  readonly #host: LitElement;
  readonly #onChange: (isSeen: boolean) => void;
  readonly #observer = new IntersectionObserver((entries) => {
    this.#isWithin = entries.at(-1)?.isIntersecting === true;
    this.#tell();
  });
  #isWithin = false;

  /** Nobody sees it until the browser says so. */
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

/** Brings the outcome of an action into view where it happened off screen, and scrolls no further than that. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
