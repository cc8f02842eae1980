// The button that takes or chooses a photo: phones offer their camera, too.
import { html, type TemplateResult } from 'lit';
import type { SlotMessages } from './slot-words';

export function photoButton(text: SlotMessages, open: (picture: File) => void): TemplateResult {
  const choose = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return;
    const field = currentTarget.nextElementSibling;
    if (field instanceof HTMLInputElement) field.click();
  };
  const onFile = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const picture = target.files?.[0];
    if (picture) open(picture);
    target.value = ''; // so that the same photo can be chosen again
  };
  return html`<button type="button" class="secondary photo" @click=${choose}>
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 6.5h3l1.5-2h5l1.5 2h3v9.5H3zM10 8a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 0 0 10 8" />
      </svg>
      ${text.photo}
    </button>
    <input
      type="file"
      class="file"
      accept="image/*"
      tabindex="-1"
      aria-label=${text.choose}
      @change=${onFile}
    />`;
}
