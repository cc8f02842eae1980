// The rating of a puzzle that was found to have one solution, below the result; loaded with the first one.
import { html } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { Extra } from '../contract';

export const ratingExtra: Extra = {
  attach: (host) => ({
    underResult: () => {
      const { givens, digits, answer } = host.positions.present;
      const { outcome } = answer ?? {};
      if (outcome?.kind !== 'solved' || outcome.solutions !== 'one') return undefined;
      import('./rating-view').catch(() => undefined); // The result is said without it.
      return html`<retrace-rating
        .puzzle=${givens === emptyGrid ? digits : givens}
        .language=${host.language}
      ></retrace-rating>`;
    },
  }),
};
