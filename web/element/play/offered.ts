// Offers once something was entered; their code is fetched then.
import { nothing, type TemplateResult } from 'lit';
import type { ExtraHost } from '../contract/extra';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import type { PlayMessages } from './words';

const loadOffers = () => import('./offers');

type Offers = (
  text: PlayMessages,
  referee: Referee,
  settings: Settings,
) => TemplateResult | typeof nothing;

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
  return (text, referee, settings) => {
    const { givens, digits } = host.positions.present;
    if (loaded) return loaded.offers(host, text, referee, settings);
    if (host.setting || host.typing || digits !== givens) load();
    return nothing;
  };
}
