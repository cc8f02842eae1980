// The examples as an extra: below the board, and below a watched search.
import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Extra, takesPuzzles } from '../contract/extra';
import type { Mode } from '../contract/mode-names';
import type { Example } from '../shared/example-puzzles';
import { pictureStyles } from '../shared/picture/picture-styles';
import { gallery } from './example-gallery';
import { galleryStyles } from './gallery-styles';

const modesWithExamples: readonly Mode[] = ['solve', 'watch', 'learn'];

export const examplesExtra: Extra = {
  styles: [pictureStyles, galleryStyles],
  attach: (host) => {
    const show = ({ grid }: Example) => {
      host.load(grid);
      // A puzzle chosen in Learn mode is shown on the board.
      if (host.mode === 'learn') host.stage.mode = 'solve';
      host.reveal();
    };
    return {
      below: () => {
        const isShown = modesWithExamples.includes(host.mode) && !host.isWaiting;
        if (!isShown || !takesPuzzles(host)) return nothing;
        // Boards that stay as they are are not compared at each key that a player presses.
        return html`${guard([host.language], () => gallery(host.language, show))}`;
      },
    };
  },
};
