// <retrace-done>: time, level and hints of a game once its last digit fits, and buttons to go on.
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../../core/grid';
import { defaultLanguage, type Language } from '../../../core/language';
import { gradeOf, ratingText } from '../../../core/techniques/grade';
import { copyText } from '../../shared/clipboard';
import { bringIntoView } from '../../shared/seen';
import { clockTime } from '../../shared/words/numbers';
import { controlStyles } from '../../shared/look/controls';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import { solvedDays, streakOf } from '../days/streak';
import { givenPuzzles, keepsRecords, purposeOf, type Purpose } from '../records';
import { dayOf } from '../../../core/make/daily';
import { techniqueNamesIn } from '../../shared/techniques/names-in';
import type { TechniqueName } from '../../../core/techniques/technique';
import { doneMessagesIn } from './words-in';

const client = new TechniquesClient();

export class RetraceDone extends LitElement {
  static override styles = [
    controlStyles,
    css`
      section {
        display: grid;
        gap: 0.625rem;
        padding: 0.625rem 0.875rem 0.875rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius);
        background: var(--paper);
      }
      header,
      dl,
      .buttons {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        margin: 0;
      }
      header {
        justify-content: space-between;
      }
      h2 {
        margin: 0;
        color: var(--accent);
        font-size: 1.125rem;
      }
      dl {
        gap: 0.25rem 1.5rem;
      }
      dt {
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }
      dd {
        margin: 0;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      button {
        flex: 1 1 auto;
      }
      header button {
        flex: none;
        margin-inline-end: -0.625rem;
      }
      p {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
      p:empty {
        display: none;
      }
      /* On a phone the whole card fits below the board. */
      @media (max-width: 30rem) {
        section {
          gap: 0.25rem;
          padding-block: 0 0.5rem;
        }
        .buttons {
          gap: 0.375rem;
        }
        dl > div {
          display: flex;
          gap: 0.375rem;
          align-items: baseline;
        }
        dl {
          gap: 0 1rem;
        }
      }
    `,
  ];

  static override properties = {
    puzzle: { attribute: false },
    language: { attribute: false },
    played: { attribute: false },
    commands: { attribute: false },
    rating: { state: true },
    copied: { state: true },
  };

  /** The givens without entries. */
  declare puzzle: Grid;
  declare language: Language;
  declare played: { readonly seconds: number; readonly hints: number };
  declare commands: DoneCommands;
  /** In tenths; 0 where the puzzle has none; undefined while it is rated. */
  declare private rating: number | undefined;
  declare private copied: boolean | undefined;

  constructor() {
    super();
    this.puzzle = emptyGrid;
    this.language = defaultLanguage;
    this.played = { seconds: 0, hints: 0 };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('puzzle')) return;
    const { puzzle } = this;
    this.rating = undefined;
    this.copied = undefined;
    const rated = (rating: number) => {
      if (this.puzzle === puzzle) this.rating = rating;
    };
    client.ask('rating', { puzzle }).then(
      (ratings) => {
        rated(ratings?.hardest ?? 0);
      },
      () => {
        rated(0);
      },
    );
  }

  /** A player who has just entered the last digit sees the card; a page with a game that was done before is not scrolled. */
  protected override firstUpdated(): void {
    const root = this.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement) bringIntoView(this);
  }

  protected override render(): TemplateResult {
    const { played, rating, commands } = this;
    const text = doneMessagesIn(this.language);
    const purpose = purposeOf(this.puzzle);
    const level =
      rating === undefined
        ? text.rating
        : rating === 0
          ? text.unrated
          : `${text.grades[gradeOf(rating)]} · ${ratingText(rating)}`;
    const button = (label: string, kind: string, onClick: () => void) =>
      html`<button type="button" class=${kind} @click=${onClick}>${label}</button>`;
    return html`<section aria-label=${text.title}>
      <header>
        <h2>${text.title}</h2>
        ${button(text.close, 'quiet', commands.close)}
      </header>
      <dl>
        ${[
          [text.time, clockTime(played.seconds)],
          [text.level, level],
          [text.hints, String(played.hints)],
          ...this.#streak(purpose),
        ].map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <div class="buttons">
        ${
          purpose?.kind === 'technique'
            ? button(text.nextWith(this.#name(purpose.technique)), 'primary', () => {
                commands.practise(purpose.technique);
              })
            : button(text.next, 'primary', () => {
                commands.next(rating ?? 0);
              })
        }
        ${button(text.share, 'secondary', () => void this.#share())}
        ${button(text.games, 'secondary', commands.games)}
      </div>
      <p role="status">
        ${this.copied === undefined ? nothing : this.copied ? text.copied : text.notCopied}
      </p>
    </section>`;
  }

  #name(technique: TechniqueName): string {
    return techniqueNamesIn(this.language).names[technique];
  }

  /** The number of days in a row, after a daily puzzle. */
  #streak(purpose: Purpose | undefined): [string, string][] {
    if (!keepsRecords() || purpose?.kind !== 'day') return [];
    const { now } = streakOf(solvedDays(givenPuzzles()), dayOf(new Date()));
    const text = doneMessagesIn(this.language);
    return now > 0 ? [[text.streak, text.days(now)]] : [];
  }

  async #share(): Promise<void> {
    const link = new URL(`#p=${this.puzzle}`, location.href).href;
    this.copied = await copyText(link, this.renderRoot);
  }
}

/** The commands of the card's buttons. */
export interface DoneCommands {
  /** `rating`: in tenths; 0 where it is not known. */
  next: (rating: number) => void;
  practise: (technique: TechniqueName) => void;
  games: () => void;
  close: () => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-done': RetraceDone;
  }
}

if (!customElements.get('retrace-done')) customElements.define('retrace-done', RetraceDone);
