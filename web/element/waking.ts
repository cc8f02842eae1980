// Decides when the element may set up a search: once it is used, or comes near the viewport.
import type { LitElement, ReactiveController } from 'lit';

/** How far from the viewport, in heights of it. */
const near = '100%';

export class Waking implements ReactiveController {
  readonly #host: LitElement;
  readonly #onWake: () => void;
  #observer: IntersectionObserver | undefined;
  #isAwake = false;

  constructor(host: LitElement, onWake: () => void) {
    this.#host = host;
    this.#onWake = onWake;
    host.addController(this);
  }

  get isAwake(): boolean {
    return this.#isAwake;
  }

  wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#host.requestUpdate();
    this.#onWake();
  }

  hostConnected(): void {
    if (this.#observer) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#observer?.disconnect();
        this.wake();
      },
      { rootMargin: near },
    );
    this.#observer.observe(this.#host);
  }

  /** Called when the element is gone for good, and not only moved. */
  sleep(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#isAwake = false;
  }
}
