// Offers of the moment; their code is fetched with the first one, so that no entry waits for it.
import { nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import type { ExtraHost } from '../contract/extra';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import type { PlayMessages } from '../../languages/en/play';

const loadOffers = () => import('./offers');

interface Offers {
  offers: (text: PlayMessages, referee: Referee) => TemplateResult | typeof nothing;
  typing: (text: PlayMessages, settings: Settings) => TemplateResult | undefined;
}

export function offersOf(host: ExtraHost): Offers {
  let loaded: Awaited<ReturnType<typeof loadOffers>> | undefined;
  const load = () => {
    loadOffers()
      .then((offers) => {
        loaded ??= offers;
        host.requestUpdate();
      })
      .catch(() => undefined); // There is nothing to be had without them.
  };
  return {
    typing: (text, settings) => loaded?.typingBar(host, text, settings),
    offers: (text, referee) => {
      if (loaded) return loaded.offers(host, text, referee);
      if (mayOffer(host, referee)) load();
      return nothing;
    },
  };
}

/** Whether givens are typed in, or entries stand in the way of a solution. */
function mayOffer({ positions, setting, typing }: ExtraHost, { finding }: Referee): boolean {
  const { givens, digits, answer } = positions.present;
  const isTypedIn = givens === emptyGrid && digits !== emptyGrid;
  const isRuledOut = answer?.outcome.kind === 'none' || finding?.undos !== undefined;
  return setting || typing || isTypedIn || isRuledOut;
}
