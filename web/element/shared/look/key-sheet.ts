// The help sheet of a mode that shows steps: every key of its table.
import { css, html, type TemplateResult } from 'lit';
import type { KeyRow } from '../state/step-keys';
import { sheetStyles } from './sheet-styles';
import { pressButton } from './press-button';

export interface KeySheetText {
  title: string;
  close: string;
  note: string;
}

export function keySheet<Act extends string>(
  table: readonly KeyRow<Act>[],
  acts: Readonly<Record<Act, string>>,
  text: KeySheetText,
): TemplateResult {
  const close = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement) currentTarget.closest('dialog')?.close();
  };
  /** A click beside the sheet closes it. */
  const onClick = ({ target, currentTarget }: Event) => {
    if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
  };
  return html`
    <dialog class="key-sheet" aria-labelledby="help-title" @click=${onClick}>
      <div class="sheet">
        <header>
          <h2 id="help-title">${text.title}</h2>
          ${pressButton('secondary', text.close, close)}
        </header>
        <p class="note">${text.note}</p>
        <dl>
          ${table.map(
            ({ act, keys }) =>
              html`<div>
                <dt>${acts[act]}</dt>
                <dd>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dd>
              </div>`,
          )}
        </dl>
      </div>
    </dialog>
  `;
}

/** Opens the sheet inside, or closes it. */
export function toggleKeySheet(root: ParentNode): void {
  const sheet = root.querySelector('dialog');
  if (sheet?.open) sheet.close();
  else sheet?.showModal();
}

const own = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    gap: 0.75rem;
  }
  .sheet dl {
    display: grid;
    gap: 0 2rem;
  }
  .sheet dl > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    padding-block: 0.375rem;
    border-block-end: 1px solid var(--line);
  }
  .sheet dt {
    color: var(--ink);
    font-size: 0.9375rem;
  }
  .sheet dd {
    display: flex;
    gap: 4px;
  }
  kbd {
    min-inline-size: 1.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--line);
    border-block-end-width: 2px;
    border-radius: 6px;
    background: var(--paper);
    font: inherit;
    font-size: 0.8125rem;
    text-align: center;
  }
  .sheet header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
  .sheet h2 {
    font-size: 1.25rem;
  }
  @media (min-width: 48rem) {
    dialog {
      inline-size: 52rem;
    }
    .sheet dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export const keySheetStyles = [sheetStyles, own];
