// Whether the window is a phone on its side, where the controls stand beside the board. The height of an iframe does not
// tell: pages make an iframe as high as its content.
import type { LitElement, ReactiveController } from 'lit';

export class LowWindow implements ReactiveController {
  readonly #host: LitElement;
  readonly #query = matchMedia('(orientation: landscape) and (max-height: 32rem)');

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get isLow(): boolean {
    return this.#query.matches && !this.#host.hasAttribute('framed');
  }

  hostConnected(): void {
    this.#query.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    this.#query.removeEventListener('change', this.#onChange);
  }

  readonly #onChange = () => {
    this.#host.requestUpdate();
  };
}
