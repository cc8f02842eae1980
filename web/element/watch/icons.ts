// Line icons of watch mode on a 20 × 20 field, drawn for this project.
import { html, type TemplateResult } from 'lit';

const icon = (path: string, filled = ''): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${path} />
    <path class="filled" d=${filled} />
  </svg>`;

export const watchIcons = {
  play: icon('', 'M6 3.5v13l10.5-6.5z'),
  pause: icon('', 'M5.5 4h3v12h-3zM11.5 4h3v12h-3z'),
  stepBack: icon('M14 4v12', 'M11 4v12L3.5 10z'),
  stepOn: icon('M6 4v12', 'M9 4v12l7.5-6z'),
  deadEndBefore: icon('M3.5 6.5l5 5M8.5 6.5l-5 5M17 4l-5 6 5 6M4 15.5h4'),
  deadEndNext: icon('M16.5 6.5l-5 5M11.5 6.5l5 5M3 4l5 6-5 6M12 15.5h4'),
  backtrack: icon('M16 4v5a3.5 3.5 0 0 1-3.5 3.5H4.5M8 8.5l-4 4 4 4'),
  cell: icon('M3.5 3.5h13v13h-13zM8 3.5v13M12 3.5v13M3.5 8h13M3.5 12h13', 'M8 8h4v4H8z'),
  solution: icon('M4.5 17V3.5M4.5 4.5h11l-3 3.5 3 3.5h-11'),
  markFrom: icon('M13.5 4H8v12h5.5', ''),
  markTo: icon('M6.5 4H12v12H6.5', ''),
  unmark: icon('M5.5 4H3.5v12h2M14.5 4h2v12h-2M7.5 7.5l5 5M12.5 7.5l-5 5'),
  loop: icon('M4 9.5V8.5a3 3 0 0 1 3-3h9M13 2.5l3 3-3 3M16 10.5v1a3 3 0 0 1-3 3H4M7 17.5l-3-3 3-3'),
  help: icon('M3 5.5h14v9H3zM6 8.5h.01M9 8.5h.01M12 8.5h.01M14.5 8.5h.01M7 12h6'),
  zoomIn: icon('M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.2 12.2L17 17M6 8.5h5M8.5 6v5'),
  zoomOut: icon('M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.2 12.2L17 17M6 8.5h5'),
  zoomAll: icon('M3 10h14M6 7l-3 3 3 3M14 7l3 3-3 3M3 4v2M17 4v2M3 14v2M17 14v2'),
};
