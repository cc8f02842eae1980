// <retrace-days>: a calendar of the daily puzzles, with the days that were solved, and the streak.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { dayOf, type Level } from '../../../core/make/daily';
import { defaultLanguage, type Language } from '../../../core/language';
import { givenPuzzles, keepRecords, keepsRecords } from '../given-puzzles';
import { offeredLevels } from '../player-levels';
import { monthAfter, monthOf, noonOf, solvedDays, streakOf, type SolvedDay } from './streak';
import { daysStyles } from './days-styles';
import { type DaysMessages, daysMessagesIn } from '../../../languages/en/days';
import { defineOnce, reactive } from '../../shared/own-element';
import { pressButton } from '../../shared/look/press-button';
import { checkField } from '../../shared/labelled-fields';

export interface DaysOptions {
  level: Level;
  /** Puts the puzzle of a day on the board. */
  begin: (day: string, level: Level) => void;
}

class RetraceDays extends LitElement {
  static override styles = daysStyles;
  static override properties = reactive('language', 'options', 'month', 'level');

  declare language: Language;
  declare private options: DaysOptions | undefined;
  /** The month that is shown, as 2026-11. */
  declare private month: string;
  declare private level: Level;

  constructor() {
    super();
    this.language = defaultLanguage;
  }

  async open(options: DaysOptions): Promise<void> {
    this.options = options;
    this.level = options.level;
    this.month = dayOf(new Date()).slice(0, 7);
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.options) return nothing;
    const text = daysMessagesIn(this.language);
    const today = dayOf(new Date());
    const days = solvedDays(keepsRecords() ? givenPuzzles() : []);
    const quiet = (label: string, sign: string, onClick: () => void, off = false) =>
      pressButton({ kind: 'quiet', enabled: !off, name: label }, sign, () => {
        onClick();
      });
    const name = new Intl.DateTimeFormat(this.language, { year: 'numeric', month: 'long' });
    const kept = html`${text.keep} <small class="muted">${text.keepNote}</small>`;
    return html`<dialog
      aria-labelledby="title"
      @click=${({ target, currentTarget }: Event) => {
        if (target === currentTarget) this.#close();
      }}
    >
      <div class="sheet gap-10">
        <header class="flow middle apart">
          <h2 class="heavy text-20" id="title">${text.title}</h2>
          <button type="button" class="secondary" @click=${this.#close}>${text.close}</button>
        </header>
        ${streak(days, today, text)} ${this.#levels(text)}
        <div class="month flow middle apart">
          ${quiet(text.before, '‹', () => {
            this.month = monthAfter(this.month, -1);
          })}
          <h3 aria-live="polite">${name.format(noonOf(`${this.month}-01`))}</h3>
          ${quiet(
            text.after,
            '›',
            () => {
              this.month = monthAfter(this.month, 1);
            },
            this.month >= today.slice(0, 7),
          )}
        </div>
        ${this.#days(days, today, text)}
        <p class="legend muted text-13 flow" aria-hidden="true">
          <span><i class="in-time"></i>${text.legend.inTime}</span>
          <span><i></i>${text.legend.later}</span>
        </p>
        ${checkField('strip middle touchable gap-8', kept, keepsRecords(), (keeps) => {
          keepRecords(keeps);
          this.requestUpdate();
        })}
      </div>
    </dialog>`;
  }

  #levels({ level: label, levels }: DaysMessages): TemplateResult {
    return html`<div class="levels flow middle apart" role="group" aria-label=${label}>
      ${offeredLevels.map((each) =>
        pressButton(
          { kind: 'secondary grows text-15', pressed: each === this.level },
          levels[each],
          () => {
            this.level = each;
          },
        ),
      )}
    </div>`;
  }

  #days(solved: ReadonlyMap<string, SolvedDay>, today: string, text: DaysMessages): TemplateResult {
    const first = firstWeekday();
    const { before, days } = monthOf(this.month, first);
    const weekday = new Intl.DateTimeFormat(this.language, { weekday: 'narrow' });
    const full = new Intl.DateTimeFormat(this.language, { dateStyle: 'long' });
    return html`<div class="days stacked">
      ${[0, 1, 2, 3, 4, 5, 6].map(
        // A week in order: the first of November 2026 is a Sunday.
        (each) =>
          html`<span class="muted text-13" aria-hidden="true"
            >${weekday.format(new Date(2026, 10, 1 + first + each))}</span
          >`,
      )}
      ${Array.from({ length: before }, () => html`<i></i>`)}
      ${days.map((day, index) => {
        const done = solved.get(day);
        const isLater = day > today;
        return html`<button
          type="button"
          class="quiet ${done ? (done.inTime ? 'in-time' : 'later') : ''} shrinks tabular"
          aria-label=${full.format(noonOf(day)) + statusOf(done, text)}
          aria-current=${day === today ? 'date' : nothing}
          aria-disabled=${isLater ? 'true' : 'false'}
          @click=${() => {
            if (isLater) return;
            this.#close();
            this.options?.begin(day, this.level);
          }}
        >
          ${index + 1}
        </button>`;
      })}
    </div>`;
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };
}

function streak(
  days: ReadonlyMap<string, SolvedDay>,
  today: string,
  text: DaysMessages,
): TemplateResult | typeof nothing {
  if (!keepsRecords()) return nothing;
  const { now, longest } = streakOf(days, today);
  return html`<p>
    ${text.streak(now, days.get(today)?.inTime === true)}
    ${longest > now ? text.longest(longest) : nothing}
  </p>`;
}

function statusOf(done: SolvedDay | undefined, text: DaysMessages): string {
  if (!done) return '';
  const levels = done.levels.map((level) => text.levels[level]);
  return `, ${done.inTime ? text.solved(levels) : text.solvedLater(levels)}`;
}

/** The first weekday of a week in the visitor's region, 0 for Sunday; not every browser knows it. */
function firstWeekday(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    navigator.language,
  );
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-days': RetraceDays;
  }
}

defineOnce('retrace-days', RetraceDays);
