// Examples to begin with, each with a picture of its givens.
import { html, type TemplateResult } from 'lit';
import { cellCount, columnOf, rowOf } from '../../core/cell';
import { digitAt, type Grid } from '../../core/grid';
import { galleryMessagesIn } from './words-in';
import type { Language } from '../../core/language';
import { examples, type Example } from '../shared/examples';

export function gallery(language: Language, show: (example: Example) => void): TemplateResult {
  const text = galleryMessagesIn(language);
  return html`
    <section class="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">${text.label}</h2>
      <ul>
        ${examples.map((example) => {
          const { title, note } = text.examples[example.name];
          return html`<li>
            <button
              type="button"
              class="example"
              @click=${() => {
                show(example);
              }}
            >
              ${thumbnail(example.grid)}
              <span class="title">${title}</span>
              <span class="note">${note}</span>
            </button>
          </li>`;
        })}
      </ul>
    </section>
  `;
}

/** A dot for each given, on nine boxes. */
function thumbnail(grid: Grid): TemplateResult {
  let dots = '';
  for (let cell = 0; cell < cellCount; cell++) {
    if (digitAt(grid, cell) !== 0) dots += `M${columnOf(cell) + 0.5} ${rowOf(cell) + 0.5}h0`;
  }
  return html`<svg class="thumbnail" viewBox="-0.5 -0.5 10 10" aria-hidden="true">
    <path class="lines" d="M0 0h9v9h-9zM3 0v9M6 0v9M0 3h9M0 6h9" />
    <path class="dots" d=${dots} />
  </svg>`;
}
