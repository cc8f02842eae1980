// The examples as an extra: below the board, and below the search that is watched.
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
      const isPlace = modesWithExamples.includes(host.mode) && !host.isWaiting;
      if (!isPlace || !takesPuzzles(host)) return nothing;
      return gallery(host.language, ({ grid }) => {
        host.load(grid);
        // The puzzle chosen there is to be looked at.
        if (host.mode === 'learn') host.stage.mode = 'solve';
        host.reveal();
      });
    },
  }),
};
