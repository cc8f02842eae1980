// Photos to puzzles as an extra: a button among the ways to bring a puzzle, and the review, loaded with the first photo.
import { html } from 'lit';
import { takesPuzzles, type Extra } from '../contract';
import type { Photos } from './photos';
import { photoButton } from './photo-button';
import { slotMessagesIn } from './slot-words-in';
import { photoStyles } from './slot-styles';

export const photosExtra = (photos: Photos): Extra => ({
  styles: [photoStyles],
  attach: (host) => {
    const put = (digits: Parameters<typeof host.load>[0]) => {
      host.stage.mode = 'solve';
      host.dispatch({ type: 'restore', position: { givens: digits, digits } });
      host.reveal();
      host.focusBoard();
    };
    const open = (picture: File) => {
      if (!takesPuzzles(host)) return;
      import('./review')
        .then(() => host.root?.querySelector('retrace-scan-review')?.open(picture, put))
        .catch(host.tellNotLoaded);
    };
    return {
      start: () => {
        photos.readBy(open);
      },
      besideIntake: () => photoButton(slotMessagesIn(host.language), open),
      below: () => html`<retrace-scan-review .language=${host.language}></retrace-scan-review>`,
    };
  },
});
