// The preview: this site's own iframe page, which reports its height as on any site.
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { EmbedMessages } from '../../languages/en/embed';
import { frameAddress, type Embedded, type Size } from './snippet';

/** Whether the preview has reported its height; a snippet copied earlier would have the height of the last one. */
export type Measure = 'awaited' | 'known' | 'missed';

/** The heights that posts give their frames, in CSS pixels; a board fits into each of them. */
export const frameHeights = [480, 640] as const;
export const usualHeight = 640;

export interface PreviewView extends Size {
  measure: Measure;
  /** Whether a preview has reported its height since the panel was opened. */
  isMeasured: boolean;
}

/** A new frame each time: loading another address in the same one would add to the browser's history. */
export function preview(
  { width, height, measure, isMeasured }: PreviewView,
  embedded: Embedded,
  text: EmbedMessages,
): TemplateResult {
  const address = frameAddress(embedded, document.baseURI);
  const isMissed = measure === 'missed';
  const note = isMissed ? text.previewMissed : text.previewComes;
  return html`<h2 id="preview">${text.preview}</h2>
    <div class="stage paper">
      ${isMissed || !isMeasured ? html`<p class="note stacked">${note}</p>` : nothing}
      ${keyed(
        address,
        html`<iframe
          src=${address}
          title=${text.preview}
          class=${isMissed ? 'missed' : nothing}
          width=${width === undefined ? '100%' : String(width)}
          height=${height}
        ></iframe>`,
      )}
    </div>`;
}
