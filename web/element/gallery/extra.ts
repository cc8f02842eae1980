// The examples as an extra: below the board, and below the search that is watched.
import { nothing } from 'lit';
import { takesPuzzles, type Extra } from '../contract';
import { pictureStyles } from '../shared/picture/styles';
import { gallery } from './gallery';
import { galleryStyles } from './styles';

export const examplesExtra: Extra = {
  styles: [pictureStyles, galleryStyles],
  attach: (host) => ({
    below: () => {
      const isPlace = host.mode === 'solve' || (host.mode === 'watch' && !host.isWaiting);
      if (!isPlace || !takesPuzzles(host)) return nothing;
      return gallery(host.language, ({ grid }) => {
        host.load(grid);
        host.reveal();
      });
    },
  }),
};
