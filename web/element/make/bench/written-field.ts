// The field of the setter's bench for one puzzle or many, with the button and the drops that bring a file to it.
import { html, nothing, type TemplateResult } from 'lit';
import { fileChoice } from '../../shared/file-choice';
import { mostLaidOut, pasted, type Written } from './written';
import type { MakeMessages } from '../../../languages/en/make';
import { pressButton } from '../../shared/look/press-button';

export interface WrittenCommands {
  write: (written: Written) => void;
  open: (file: File) => void;
}

interface WrittenField {
  id: string;
  label: string;
  rows: number;
  written: Written;
}

export function writtenField(
  { id, label, rows, written }: WrittenField,
  { bench: t }: MakeMessages,
  { write, open }: WrittenCommands,
): TemplateResult {
  const { typed, file } = written;
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const [brought] = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!(target instanceof HTMLTextAreaElement)) return;
    if (text.length > mostLaidOut) {
      const { selectionStart, selectionEnd } = target;
      const whole = file ? text : typed.slice(0, selectionStart) + text + typed.slice(selectionEnd);
      write({ typed, file: pasted(whole) });
    } else if (brought && text === '') open(brought);
    else return;
    event.preventDefault();
  };
  const takeOut = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return;
    currentTarget.closest('.choice')?.querySelector('textarea')?.focus();
    write({ typed, file: undefined });
  };
  return html`<div class="choice">
    <label for=${id}>${label}</label>
    <textarea
      class="whole-width"
      id=${id}
      rows=${rows}
      spellcheck="false"
      autocapitalize="off"
      .value=${file ? t.brought(file.name, file.source.size) : typed}
      ?readonly=${file !== undefined}
      @paste=${onPaste}
      @input=${({ target }: Event) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        const { value } = target;
        // Some ways in are no paste, such as the menu of a phone's keyboard.
        if (value.length > mostLaidOut) write({ typed, file: pasted(value) });
        else write({ typed: value, file: undefined });
      }}
    ></textarea>
    <p class="note" role="status">${file ? t.broughtNote : ''}</p>
    <div class="buttons">
      ${fileChoice({ label: t.openFile, look: 'secondary', name: t.openFile, open })}
      ${file ? pressButton('secondary', t.takeOut, takeOut) : nothing}
    </div>
  </div>`;
}

/** A file or a long text that is dropped is for the field, not for the board; a short text goes where it is dropped. */
export const dropsInto = (written: Written, { write, open }: WrittenCommands) => ({
  over: (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  },
  drop: (event: DragEvent): void => {
    const { dataTransfer } = event;
    const [file] = dataTransfer?.files ?? [];
    const text = dataTransfer?.getData('text/plain') ?? '';
    if (file) open(file);
    else if (text.length > mostLaidOut) write({ ...written, file: pasted(text) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
});
