// Offers to a visitor at first sight beside solving, as an extra: watch the search, or bring another puzzle.
import { html } from 'lit';
import { takesPuzzles, type Extra } from '../contract/extra';
import { welcomeMessagesIn } from './words-in';

export const welcomeExtra: Extra = {
  attach: (host) => ({
    besideSolve: () => {
      const text = welcomeMessagesIn(host.language);
      const watch = () => {
        host.stage.mode = 'watch';
      };
      return [
        html`<button type="button" class="secondary" @click=${watch}>${text.watch}</button>`,
        takesPuzzles(host)
          ? html`<button type="button" class="secondary" @click=${showIntake}>
              ${text.bring}
            </button>`
          : undefined,
      ];
    },
  }),
};

/** It stands further down, on a phone out of sight. */
function showIntake({ currentTarget }: Event): void {
  const root = currentTarget instanceof Element ? currentTarget.getRootNode() : undefined;
  const intake = root instanceof ShadowRoot ? root.querySelector('.intake') : null;
  intake?.scrollIntoView({ block: 'center' });
  intake?.querySelector('button')?.focus({ preventScroll: true });
}
