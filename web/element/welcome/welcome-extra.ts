// The button that watches the search, beside the one that solves, as an extra.
import { html } from 'lit';
import type { Extra } from '../contract/extra';
import { welcomeMessagesIn } from '../../languages/en/welcome';

export const welcomeExtra: Extra = {
  attach: (host) => ({
    besideSolve: () => {
      const watch = () => {
        host.stage.mode = 'watch';
      };
      return [
        html`<button type="button" class="secondary" @click=${watch}>
          ${welcomeMessagesIn(host.language).watch}
        </button>`,
      ];
    },
  }),
};
