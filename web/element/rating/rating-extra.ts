// The rating of a puzzle that was found to have one solution, below the result; loaded with the first one.
import { css, html, nothing } from 'lit';
import { emptyGrid } from '../../core/grid';
import { defaultMode } from '../../core/mode';
import { everyTechnique } from '../../core/techniques/technique-calls';
import type { Extra } from '../contract/extra';

export const ratingExtra: Extra = {
  // The line is there from the start, so that nothing below moves when the rating arrives.
  styles: [
    css`
      retrace-rating {
        display: block;
        min-block-size: 2rem;
      }
    `,
  ],
  attach: (host) => ({
    underResult: () => {
      // An element that does not solve has no result, and needs no room for its rating.
      if (host.mode !== defaultMode) return nothing;
      const { givens, digits, answer } = host.positions.present;
      const { outcome } = answer ?? {};
      const isRated = outcome?.kind === 'solved' && outcome.solutions === 'one';
      if (isRated) import('./rating-view').catch(() => undefined); // Without the rating the result is shown alone.
      const puzzle = givens === emptyGrid ? digits : givens;
      return html`<retrace-rating
        .puzzle=${isRated ? puzzle : emptyGrid}
        .language=${host.language}
        .explain=${() => {
          const { stage } = host;
          stage.order = 'classic';
          stage.techniques = everyTechnique;
          stage.at = 0;
          stage.mode = 'explain';
        }}
      ></retrace-rating>`;
    },
  }),
};
