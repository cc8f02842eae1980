// The board alone, where watch mode will have it, while that is fetched.
import { html, type TemplateResult } from 'lit';
import { board } from '../shared/board/board';
import type { SolveView } from './solve-facts';

export const waitingView = (view: SolveView): TemplateResult =>
  html`<div
    class="layout waiting ${view.controls === 'none' ? 'bare' : view.controls}"
    aria-busy="true"
  >
    ${board({ ...view, readonly: true })}
  </div>`;
