// The link between the page's news and the line of a game, which says them where the header has no room.
import type { Banner, Extra } from './extra';

export interface NewsDoor {
  /** The news of the page, while there are some. */
  said: () => Banner | undefined;
  /** To be called when that changes. */
  changed: () => void;
}

export const newsExtra = (door: NewsDoor): Extra => ({
  attach: (host) => {
    door.changed = host.requestUpdate;
    return { banner: () => door.said() };
  },
});
