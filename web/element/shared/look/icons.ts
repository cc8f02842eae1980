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
  pause: icon('M7 5v10M13 5v10'),
  play: icon('M7 4.500v11l8.500-5.500z'),
  more: icon('M4 10h.1M10 10h.1M16 10h.1'),
  today: icon('M4 5h12v11H4zM4 8.500h12M7 3.500V6M13 3.500V6M8.500 11.500h3v2h-3z'),
  calendar: icon('M4 5h12v11H4zM4 8.500h12M7 3.500V6M13 3.500V6'),
  games: icon('M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z'),
  technique: icon(
    'M10 3.500l2 4.200 4.500.6-3.300 3.200.8 4.500-4-2.200-4 2.200.8-4.500L3.500 8.300 8 7.700z',
  ),
  varied: icon('M4 4h12v12H4zM6.500 6.500H13.500V10H10v3.500H6.500z'),
  bring: icon('M10 3.500v9M6.500 9l3.500 3.500L13.500 9M4 14v2.500h12V14'),
  notes: icon('M4 4h12v12H4zM7 7.500h.1M10 7.500h.1M13 7.500h.1M7 10h.1M13 10h.1M10 12.800h.1'),
  wrong: icon('M10 4a6 6 0 1 0 .1 0M10 7v3.500M10 13.200v.1'),
  steps: icon('M4 6h.1M8 6h8M4 10h.1M8 10h8M4 14h.1M8 14h8'),
  share: icon('M10 12V3.500M6.500 6.500L10 3l3.500 3.500M5 9.500v7h10v-7'),
  settings: icon('M3 6h8M15 6h2M3 14h2M9 14h8M13 4a2 2 0 1 0 .1 0M7 12a2 2 0 1 0 .1 0'),
  back: icon('M12 4.500L6.500 10l5.500 5.500'),
  about: icon('M10 3.500a6.500 6.500 0 1 0 .1 0M10 9.200v4.300M10 6.600v.1'),
  close: icon('M5 5l10 10M15 5L5 15'),
  erase: icon('M7.5 5H17v10H7.5L3 10zM10 8l4 4M14 8l-4 4'),
};
