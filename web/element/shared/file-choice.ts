// A button that asks for a file, and the field behind it.
import { html, nothing, type TemplateResult } from 'lit';
import { pressButton } from './look/press-button';

interface FileChoice {
  /** The text on the button, and its class. */
  label: string | TemplateResult;
  look: string;
  /** The name of the field for screen readers. */
  name: string;
  /** The `accept` attribute; undefined: any file. */
  accept?: string;
  open: (file: File) => void;
}

export function fileChoice({ label, look, name, accept, open }: FileChoice): TemplateResult {
  const choose = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return;
    const field = currentTarget.nextElementSibling;
    if (field instanceof HTMLInputElement) field.click();
  };
  const onFile = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (file) open(file);
  };
  return html`${pressButton(look, label, choose)}
    <input
      type="file"
      class="file"
      accept=${accept ?? nothing}
      tabindex="-1"
      aria-label=${name}
      @change=${onFile}
    />`;
}
