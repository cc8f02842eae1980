// Offers once something was entered; their code is fetched then.
import { nothing, type TemplateResult } from 'lit';
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
      const { givens, digits } = host.positions.present;
      if (loaded) return loaded.offers(host, text, referee);
      if (host.setting || host.typing || digits !== givens) load();
      return nothing;
    },
  };
}
