// The examples as an extra: below the board, and below a watched search.
import { nothing } from 'lit';
import { type Extra, takesPuzzles } from '../contract/extra';
import type { Mode } from '../contract/mode';
import { pictureStyles } from '../shared/picture/styles';
import { gallery } from './gallery';
import { galleryStyles } from './styles';

const modesWithExamples: readonly Mode[] = ['solve', 'watch', 'learn'];

export const examplesExtra: Extra = {
  styles: [pictureStyles, galleryStyles],
  attach: (host) => ({
    below: () => {
      const isShown = modesWithExamples.includes(host.mode) && !host.isWaiting;
      if (!isShown || !takesPuzzles(host)) return nothing;
      return gallery(host.language, ({ grid }) => {
        host.load(grid);
        // A puzzle chosen in Learn mode is shown on the board.
        if (host.mode === 'learn') host.stage.mode = 'solve';
        host.reveal();
      });
    },
  }),
};
