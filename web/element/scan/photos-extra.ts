// Photos to puzzles as an extra: a button among the ways to bring a puzzle, and the review, loaded with the first photo.
import { html } from 'lit';
import { takesPuzzles, type Extra } from '../contract/extra';
import type { Photos } from './photos';
import type { Put, RetraceScanReview } from './review';
import { photoButtons } from './photo-button';
import { slotMessagesIn } from '../../languages/en/scan-slot';
import { photoStyles } from './scan-slot-styles';

export const photosExtra = (photos: Photos): Extra => ({
  styles: [photoStyles],
  attach: (host) => {
    const put: Put = {
      board: (position) => {
        host.stage.mode = 'solve';
        host.dispatch({ type: 'restore', position });
        host.reveal();
        host.focusBoard();
      },
      text: host.takeText,
    };
    const inReview = (begin: (review: RetraceScanReview) => Promise<void>) => {
      if (!takesPuzzles(host)) return;
      import('./review')
        .then(async () => {
          const review = host.root?.querySelector('retrace-scan-review');
          if (review) await begin(review);
        })
        .catch(host.tellNotLoaded);
    };
    const open = (picture: File) => {
      inReview((review) => review.open(picture, put));
    };
    const film = () => {
      inReview((review) => review.film(put));
    };
    return {
      start: () => {
        photos.readBy(open);
      },
      besideIntake: () => photoButtons(slotMessagesIn(host.language), open, film),
      below: () =>
        html`<retrace-scan-review
          .language=${host.language}
          .mode=${host.mode}
        ></retrace-scan-review>`,
    };
  },
});
