// The preview: this site's own iframe page, which reports its height as on any site.
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { EmbedMessages } from './words';
import { frameAddress, type Embedded } from './snippet';

/** Whether the preview has reported its height; a snippet copied earlier would have the height of the last one. */
export type Measure = 'awaited' | 'known' | 'missed';

/** The height until the preview has reported its own. */
export const usualHeight = 720;

export interface PreviewView {
  /** Undefined: as wide as its container. */
  width: number | undefined;
  /** The last height that a preview has reported; undefined before any. */
  height: number | undefined;
  measure: Measure;
}

/** A new frame each time: loading another address in the same one would add to the browser's history. */
export function preview(
  { width, height, measure }: PreviewView,
  embedded: Embedded,
  text: EmbedMessages,
): TemplateResult {
  const address = frameAddress(embedded, document.baseURI);
  const isMissed = measure === 'missed';
  const note = isMissed ? text.previewMissed : text.previewComes;
  return html`<h2 id="preview">${text.preview}</h2>
    <div class="stage">
      ${isMissed || height === undefined ? html`<p class="note">${note}</p>` : nothing}
      ${keyed(
        address,
        html`<iframe
          src=${address}
          title=${text.preview}
          class=${isMissed ? 'missed' : nothing}
          width=${width === undefined ? '100%' : String(width)}
          height=${height ?? usualHeight}
        ></iframe>`,
      )}
    </div>`;
}
