// Line icons of watch mode on a 20 × 20 field, drawn for this project.
import { html, type TemplateResult } from 'lit';

const icon = (path: string, filled = ''): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${path} />
    <path class="filled" d=${filled} />
  </svg>`;

export const watchIcons = {
  play: icon('', 'M6 3.500v13l10.500-6.500z'),
  pause: icon('', 'M5.500 4h3v12h-3zM11.500 4h3v12h-3z'),
  stepBack: icon('M14 4v12', 'M11 4v12L3.500 10z'),
  stepOn: icon('M6 4v12', 'M9 4v12l7.500-6z'),
  deadEndBefore: icon('M3.500 6.500l5 5M8.500 6.500l-5 5M17 4l-5 6 5 6M4 15.500h4'),
  deadEndNext: icon('M16.500 6.500l-5 5M11.500 6.500l5 5M3 4l5 6-5 6M12 15.500h4'),
  backtrack: icon('M16 4v5a3.500 3.500 0 0 1-3.500 3.500H4.500M8 8.500l-4 4 4 4'),
  cell: icon(
    'M3.500 3.500h13v13h-13zM8 3.500v13M12 3.500v13M3.500 8h13M3.500 12h13',
    'M8 8h4v4H8z',
  ),
  solution: icon('M4.500 17V3.500M4.500 4.500h11l-3 3.500 3 3.500h-11'),
  markFrom: icon('M13.500 4H8v12h5.500', ''),
  markTo: icon('M6.500 4H12v12H6.500', ''),
  unmark: icon('M5.500 4H3.500v12h2M14.500 4h2v12h-2M7.500 7.500l5 5M12.500 7.500l-5 5'),
  loop: icon(
    'M4 9.500V8.500a3 3 0 0 1 3-3h9M13 2.500l3 3-3 3M16 10.500v1a3 3 0 0 1-3 3H4M7 17.500l-3-3 3-3',
  ),
  help: icon('M3 5.500h14v9H3zM6 8.500h.01M9 8.500h.01M12 8.500h.01M14.500 8.500h.01M7 12h6'),
  zoomIn: icon(
    'M8.500 3.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.200 12.200L17 17M6 8.500h5M8.500 6v5',
  ),
  zoomOut: icon('M8.500 3.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.200 12.200L17 17M6 8.500h5'),
  zoomAll: icon('M3 10h14M6 7l-3 3 3 3M14 7l3 3-3 3M3 4v2M17 4v2M3 14v2M17 14v2'),
};
