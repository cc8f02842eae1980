// The extras of a post: notes on every board, and in play mode the helps of a player, which are fetched when it is first shown.
import { noExtras, type Extras } from './extras';
import { extraHostOf } from './extra-host';
import type { ExtraHost } from './contract/extra';
import type { PostHelps } from './play/post-helps';
import { write } from './shared/state/writing';

export const postExtras = (
  load: () => Promise<{ helpsOf: (host: ExtraHost) => PostHelps }>,
): Extras => ({
  ...noExtras,
  write,
  attach: (inside) => {
    const host = extraHostOf(inside);
    const none = noExtras.attach(inside);
    let helps: PostHelps | undefined;
    let isAsked = false;
    const fetched = () => {
      if (host.mode !== 'play') return undefined;
      if (!isAsked) {
        isAsked = true;
        load().then(({ helpsOf }) => {
          helps = helpsOf(host);
          host.requestUpdate();
        }, host.tellNotLoaded);
      }
      return helps;
    };
    return {
      ...none,
      changed: () => helps?.changed(),
      marks: () => fetched()?.marks() ?? none.marks(),
      at: (slot) => (slot === 'overKeypad' || slot === 'besideUndo' ? [fetched()?.[slot]()] : []),
    };
  },
});
