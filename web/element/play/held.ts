// The way of writing that a held key stands for, which the pad lights as long as the key is down: Shift, Ctrl, or both.
import type { Writing } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import { heldWriting } from '../shared/state/board-keys';
import { isInTextField } from '../shared/text-field';

export class Held {
  writing: Writing | undefined;
  readonly #host: ExtraHost;

  constructor(host: ExtraHost) {
    this.#host = host;
  }

  listen(): void {
    this.#host.root?.host.addEventListener('keydown', (event) => {
      if (!isInTextField(event)) this.#follow(event);
    });
    // The key may come up anywhere, or in another window.
    addEventListener('keyup', this.#follow);
    addEventListener('blur', () => {
      this.#show(undefined);
    });
  }

  readonly #follow = (event: Event): void => {
    if (event instanceof KeyboardEvent) this.#show(heldWriting(event));
  };

  #show(writing: Writing | undefined): void {
    if (writing === this.writing) return;
    this.writing = writing;
    this.#host.requestUpdate();
  }
}
