// Line icons on a 20 × 20 field, drawn for this project.
import { html, type TemplateResult } from 'lit';

const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>`;

export const icons = {
  undo: icon('M7 4 3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H8'),
  redo: icon('M13 4l3.5 3.5L13 11M16 7.5H8a4.5 4.5 0 0 0 0 9h4'),
  reset: icon('M4 4.5v4h4M4.3 8.5A6.2 6.2 0 1 1 4.6 13M10 7.5v3l2 1.5'),
  clear: icon('M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4M11.5 9v4'),
  hint: icon(
    'M7.5 13.5c-1.500-1-2.500-2.500-2.500-4.500a5 5 0 0 1 10 0c0 2-1 3.500-2.500 4.500zM8 16.500h4',
  ),
  check: icon('M4 10.500l4 4 8-9'),
  fresh: icon('M10 4v12M4 10h12'),
  erase: icon('M7.5 5H17v10H7.5L3 10zM10 8l4 4M14 8l-4 4'),
};
