// The button that leads to a line of the program in the editor.
import { html, type TemplateResult } from 'lit';
import type { CodeMessages } from '../../languages/en/code';

export const codeLine = (
  line: number,
  text: CodeMessages,
  goTo: (line: number) => void,
): TemplateResult =>
  html`<button
    type="button"
    class="quiet line-button accented strong"
    @click=${() => {
      goTo(line);
    }}
  >
    ${text.place(line)}
  </button>`;
