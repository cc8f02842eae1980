// Examples to begin with, each with a picture of its givens.
import { html, type TemplateResult } from 'lit';
import { boardPicture } from '../shared/picture/scene-view';
import { galleryMessagesIn } from '../../languages/en/gallery';
import type { Language } from '../../core/language';
import { examples, type Example } from '../shared/example-puzzles';

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
              ${boardPicture({ grid: example.grid, givens: example.grid })}
              <span class="title">${title}</span>
              <span class="note">${note}</span>
            </button>
          </li>`;
        })}
      </ul>
    </section>
  `;
}
