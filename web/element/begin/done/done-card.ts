// <retrace-done>: time, level and hints of a game once its last digit fits, and buttons to go on.
import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../../core/grid';
import { defaultLanguage, type Language } from '../../../core/language';
import { gradeOf, ratingText } from '../../../core/techniques/grade';
import { copyText } from '../../shared/clipboard';
import { icons } from '../../shared/look/icons';
import { onSmallScreen } from '../../shared/look/small-screen';
import { clockTime } from '../../../languages/numbers';
import { controlStyles } from '../../shared/look/controls';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import { solvedDays, streakOf } from '../days/streak';
import { givenPuzzles, keepsRecords, purposeOf, type Purpose } from '../given-puzzles';
import { dayOf } from '../../../core/make/daily';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import type { TechniqueName } from '../../../core/techniques/technique';
import { doneMessagesIn } from '../../../languages/en/done';
import { primitiveStyles } from '../../shared/look/primitives';
import { defineOnce, reactive } from '../../shared/own-element';
import { pressButton } from '../../shared/look/press-button';

const client = new TechniquesClient();

class RetraceDone extends LitElement {
  static override styles = [
    controlStyles,
    primitiveStyles,
    css`
      :host {
        display: block;
      }
      section {
        display: flex;
        flex-direction: column;
        gap: 0.375rem;
        padding: 0.25rem 0.5rem 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: var(--radius);
        background: var(--paper);
      }
      header {
        flex-wrap: wrap;
        gap: 0 0.875rem;
        line-height: 1.2;
      }
      h2,
      dl,
      dd,
      p {
        margin: 0;
      }
      dl {
        order: 1;
        flex: 1 0 100%;
        gap: 0 0.875rem;
        padding-block-end: 0.375rem;
      }
      dl > div {
        display: flex;
        gap: 0.25rem;
        align-items: baseline;
        font-size: 0.875rem;
      }
      .buttons {
        gap: inherit;
      }
      .buttons button {
        flex: 1 1 auto;
        padding-inline: 0.5rem;
        font-size: 0.9375rem;
        line-height: 1.15;
      }
      .buttons .primary {
        flex-basis: 100%;
      }
      header button {
        min-inline-size: var(--touch);
        margin-inline-start: auto;
        padding: 0.625rem;
      }
      ${onSmallScreen(css`
        :host,
        section {
          block-size: 100%;
        }
        section {
          gap: 2px;
          padding: 0;
          border: 0;
          background: none;
        }
        header {
          flex-wrap: nowrap;
          block-size: var(--touch);
        }
        dl {
          order: 0;
          flex: 1;
          gap: 0 0.5rem;
          padding: 0;
        }
        /* Times and levels are understood without their names. */
        dl div:nth-child(-n + 2) dt {
          position: absolute;
          inline-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        .buttons button {
          flex: 1 1 0;
        }
      `)}
    `,
  ];

  static override properties = reactive(
    'puzzle',
    'language',
    'played',
    'commands',
    'rating',
    'copied',
  );

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
      pressButton(kind, label, onClick);
    return html`<section aria-label=${text.title}>
      <header class="strip middle">
        <h2 class="accented text-18">${text.title}</h2>
        <dl class="flow middle">
          ${[
            [text.time, clockTime(played.seconds)],
            [text.level, level],
            [text.hints, String(played.hints)],
            ...this.#streak(purpose),
          ].map(
            ([name, value]) =>
              html`<div>
                <dt class="muted text-13">${name}</dt>
                <dd class="strong tabular">${value}</dd>
              </div>`,
          )}
        </dl>
        ${pressButton({ kind: 'quiet', name: text.close }, icons.close, commands.close)}
      </header>
      <div class="buttons flow middle">
        ${
          purpose?.kind === 'technique'
            ? button(text.nextWith(this.#name(purpose.technique)), 'primary', () => {
                commands.practise(purpose.technique);
              })
            : button(text.next, 'primary', () => {
                commands.next(rating ?? 0);
              })
        }
        ${button(
          this.copied === undefined ? text.share : this.copied ? text.copiedShort : text.notCopied,
          'secondary',
          () => void this.#share(),
        )}
        ${button(text.games, 'secondary', commands.games)}
      </div>
      <p class="off-screen" role="status">
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

defineOnce('retrace-done', RetraceDone);
