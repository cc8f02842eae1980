// Line icons for modes that show steps, on a 20 × 20 field, drawn for this project.
import { html, type TemplateResult } from 'lit';

export const stepIcon = (path: string, filled = ''): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${path} />
    <path class="filled" d=${filled} />
  </svg>`;

export const stepIcons = {
  play: stepIcon('', 'M6 3.5v13l10.5-6.5z'),
  pause: stepIcon('', 'M5.5 4h3v12h-3zM11.5 4h3v12h-3z'),
  stepBack: stepIcon('M14 4v12', 'M11 4v12L3.5 10z'),
  stepOn: stepIcon('M6 4v12', 'M9 4v12l7.5-6z'),
  help: stepIcon('M3 5.5h14v9H3zM6 8.5h.01M9 8.5h.01M12 8.5h.01M14.5 8.5h.01M7 12h6'),
  first: stepIcon('M4.5 4v12', 'M16 4v12L7 10z'),
  last: stepIcon('M15.5 4v12', 'M4 4v12l9-6z'),
};
