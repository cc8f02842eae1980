// <retrace-rating>: the difficulty of a puzzle with one solution, in a word and on the classic scale.
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NestedMissing } from '../../client/errors';
import { TechniquesClient } from '../../client/techniques/techniques-client';
import { emptyGrid, type Grid } from '../../core/grid';
import { defaultLanguage, type Language } from '../../core/language';
import type { RatingProgress, Ratings } from '../../core/techniques/technique-calls';
import { gradeOf, leastRatingText, ratingText } from '../../core/techniques/grade';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { type RatingMessages, ratingMessagesIn } from '../../languages/en/rating';
import { defineOnce, reactive } from '../shared/own-element';

const client = new TechniquesClient();

class RetraceRating extends LitElement {
  static override styles = css`
    p {
      margin: 0;
      color: var(--ink-soft);
      font-size: 0.875rem;
      line-height: 1.45;
      text-wrap: pretty;
    }
    summary {
      line-height: 1.75rem;
      cursor: pointer;
    }
    summary span,
    .waiting {
      color: var(--ink-soft);
      font-size: 0.875rem;
      line-height: 1.75rem;
    }
    summary:focus-visible {
      border-radius: 6px;
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    b {
      font-weight: 650;
    }
    button {
      min-block-size: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: var(--accent);
      font: inherit;
      font-size: 0.875rem;
      font-weight: 600;
      cursor: pointer;
    }
    button:focus-visible {
      border-radius: 6px;
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
    /* As high as the line of the rating that takes its place, so that nothing below moves. */
    .under-way {
      position: relative;
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.75rem;
      block-size: 1.75rem;
      white-space: nowrap;
    }
    progress {
      position: absolute;
      inset-inline: 0;
      inset-block-end: -2px;
      inline-size: 100%;
      block-size: 3px;
      accent-color: var(--accent);
    }
    .figures {
      font-variant-numeric: tabular-nums;
    }
  `;

  static override properties = reactive('puzzle', 'language', 'explain', 'ratings', 'progress');

  declare puzzle: Grid;
  declare language: Language;
  /** Opens the path that was rated. */
  declare explain: (() => void) | undefined;
  /** Undefined while the puzzle is being rated; null where there is nothing to say. */
  declare private ratings: Ratings | null | undefined;
  /** How far it has come; where it was stopped, as far as it came. */
  declare private progress: (RatingProgress & { end?: 'stopped' | 'missing' }) | undefined;

  constructor() {
    super();
    this.puzzle = emptyGrid;
    this.language = defaultLanguage;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('puzzle')) return;
    const { puzzle } = this;
    this.ratings = puzzle === emptyGrid ? null : undefined;
    this.progress = undefined;
    if (puzzle === emptyGrid) return;
    const onProgress = (progress: RatingProgress) => {
      if (this.puzzle === puzzle) this.progress = progress;
    };
    client.ask('rating', { puzzle }, { onProgress }).then(
      (ratings) => {
        if (this.puzzle === puzzle) this.ratings = ratings ?? null;
      },
      (error: unknown) => {
        if (this.puzzle !== puzzle || this.progress?.end === 'stopped') return;
        if (this.progress && error instanceof NestedMissing) {
          this.progress = { ...this.progress, end: 'missing' };
        } else this.ratings = null;
      },
    );
  }

  readonly #stop = (): void => {
    if (!this.progress) return;
    this.progress = { ...this.progress, end: 'stopped' };
    client.stop();
  };

  protected override render(): TemplateResult | typeof nothing {
    const { ratings, language } = this;
    if (ratings === null) return nothing;
    const text = ratingMessagesIn(language);
    return html`<section aria-label=${text.label}>
      <div role="status">${ratings ? this.#rated(ratings) : this.#underWay(text)}</div>
    </section>`;
  }

  /** The least rating that is known; the long searches begin at 9.0. */
  #underWay(text: RatingMessages): TemplateResult {
    const { progress } = this;
    if (!progress || progress.atLeast < 90) return html`<p class="waiting">${text.rating}</p>`;
    const least = leastRatingText(progress.atLeast);
    if (progress.end) {
      return html`<p class="waiting">${text.label} <b>${least}</b> ${text[progress.end]}</p>`;
    }
    return html`<div class="under-way">
      <p class="waiting">${text.soFar(least)}</p>
      <progress .value=${progress.portion} aria-label=${text.rating}></progress>
      <button type="button" @click=${this.#stop}>${text.stop}</button>
    </div>`;
  }

  #rated({ hardest, firstPlacement, firstStep, technique }: Ratings): TemplateResult {
    const text = ratingMessagesIn(this.language);
    const names = techniqueNamesIn(this.language).names;
    return html`<details>
      <summary>
        <span>${text.label}</span> <b>${text.grades[gradeOf(hardest)]}</b>
        <b>${ratingText(hardest)}</b>
      </summary>
      <p>${technique ? text.hardest(names[technique]) : text.beyond}</p>
      <p class="figures">
        ${text.figures(ratingText(hardest), ratingText(firstPlacement), ratingText(firstStep))}
      </p>
      <button type="button" @click=${this.explain}>${text.path}</button>
    </details>`;
  }
}

defineOnce('retrace-rating', RetraceRating);
