// How a game is begun, or gone on with, as an extra beside the board.
import { css, html, nothing } from 'lit';
import { takesPuzzles, type Extra } from '../contract/extra';
import { beginMessagesIn } from './words-in';

/** The way to the list of games, which the page has and the element has not. */
export interface GamesDoor {
  open: (() => void) | undefined;
}

const styles = css`
  .begin {
    order: 6;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

export const beginExtra = (door: GamesDoor): Extra => ({
  styles: [styles],
  attach: (host) => ({
    besideBoard: () => {
      if (!takesPuzzles(host) || host.mode !== 'solve') return nothing;
      const text = beginMessagesIn(host.language);
      return html`<div class="begin" role="group" aria-label=${text.label}>
        <button type="button" class="secondary" @click=${() => door.open?.()}>${text.games}</button>
      </div>`;
    },
  }),
});
