// The button that watches the search, beside the one that solves, as an extra.
import type { Extra } from '../contract/extra';
import { welcomeMessagesIn } from '../../languages/en/welcome';
import { pressButton } from '../shared/look/press-button';

export const welcomeExtra: Extra = {
  attach: (host) => ({
    besideSolve: () => {
      const watch = () => {
        host.stage.mode = 'watch';
      };
      return [pressButton('secondary', welcomeMessagesIn(host.language).watch, watch)];
    },
  }),
};
