// Line icons on a 20 × 20 field, drawn for this project.
import { html, type TemplateResult } from 'lit';

const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>`;

export const icons = {
  undo: icon('M7 4 3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H8'),
  redo: icon('M13 4l3.5 3.5L13 11M16 7.5H8a4.5 4.5 0 0 0 0 9h4'),
  reset: icon('M4 4.5v4h4M4.3 8.5A6.2 6.2 0 1 1 4.6 13M10 7.5v3l2 1.5'),
  clear: icon('M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4M11.5 9v4'),
  erase: icon('M7.5 5H17v10H7.5L3 10zM10 8l4 4M14 8l-4 4'),
};
