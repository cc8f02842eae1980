// The button that takes or chooses a photo: phones offer their camera, too.
import { html, type TemplateResult } from 'lit';
import { fileChoice } from '../shared/file-choice';
import type { SlotMessages } from './slot-words';

export const photoButton = (text: SlotMessages, open: (picture: File) => void): TemplateResult =>
  fileChoice({
    label: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 6.5h3l1.5-2h5l1.5 2h3v9.5H3zM10 8a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 0 0 10 8" />
      </svg>
      ${text.photo}`,
    look: 'secondary photo',
    name: text.choose,
    accept: 'image/*',
    open,
  });
