// The reading of a text, as an extra: puzzles to choose from, faults, and the question about rules.
import { html, nothing } from 'lit';
import { takesPuzzles, type Extra } from '../contract/extra';
import { rulesLeftOf } from '../shared/state/left-rules';
import type { Texts } from './texts';

export const textsExtra = (texts: Texts): Extra => ({
  attach: (host) => {
    let isAskedFor = false;
    const close = () => {
      texts.show(undefined);
      host.focusBoard();
    };
    const view = () => {
      if (!takesPuzzles(host)) return nothing;
      const { givens } = host.positions.present;
      const left = rulesLeftOf(givens);
      if (!texts.reading && left.length === 0) return nothing;
      if (!texts.reading && !isAskedFor) {
        // The board is from an earlier visit, so nothing has been read yet.
        isAskedFor = true;
        import('./reader').then(host.requestUpdate, () => undefined);
      }
      return html`<retrace-arrival
        class=${texts.reading ? 'card' : ''}
        .language=${host.language}
        .reading=${texts.reading}
        .givens=${givens}
        .left=${left}
        .host=${host}
        .close=${close}
      ></retrace-arrival>`;
    };
    return {
      start: () => {
        texts.shownBy(host.requestUpdate);
      },
      // A choice stands beside the board, to be made at once; the note on left rules stands below the board.
      besideBoard: () => (host.mode === 'solve' && texts.reading ? view() : nothing),
      underBoard: () => (host.mode === 'solve' && !texts.reading ? view() : nothing),
      above: () => (host.mode !== 'solve' && texts.reading ? view() : nothing),
    };
  },
});
