// The buttons that choose or take a photo, and that turn on the camera.
import { html, type TemplateResult } from 'lit';
import { fileChoice } from '../shared/file-choice';
import type { SlotMessages } from '../../languages/en/scan-slot';

const icon = (path: string) =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>`;

export const photoButtons = (
  text: SlotMessages,
  open: (picture: File) => void,
  film: () => void,
): TemplateResult =>
  html`${fileChoice({
      label: html`${icon('M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 7v.1')} ${text.photo}`,
      look: 'secondary photo',
      name: text.choose,
      accept: 'image/*',
      open,
    })}<button type="button" class="secondary photo" @click=${film}>
      ${icon('M3 6.5h3l1.5-2h5l1.5 2h3v9.5H3zM10 8a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 0 0 10 8')}
      ${text.camera}
    </button>`;
