// The puzzle of a day, for each level.
import { html, type TemplateResult } from 'lit';
import { levels, ratingOfGrade, type Level } from '../../core/make/daily';
import { ratingText } from '../../core/techniques/grade';
import type { MakeMessages } from '../../languages/en/make';
import { pressButton } from '../shared/look/press-button';

export interface DailyView {
  day: string;
  level: Level;
  isRunning: boolean;
}

export interface DailyCommands {
  day: (day: string) => void;
  level: (level: Level) => void;
  make: () => void;
}

export function dailyPanel(
  { day, level, isRunning }: DailyView,
  text: MakeMessages,
  commands: DailyCommands,
): TemplateResult {
  const t = text.daily;
  return html`<section class="daily stacked gap-16" aria-label=${t.title}>
    <p class="note">${t.note}</p>
    <div class="choice">
      <label for="day">${t.day}</label>
      <input
        id="day"
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        .value=${day}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLInputElement && target.value !== '') commands.day(target.value);
        }}
      />
    </div>
    <fieldset class="levels stacked">
      <legend>${t.level}</legend>
      ${levels.map((each) => {
        const { from, to } = ratingOfGrade(each);
        return html`<label>
          <input
            type="radio"
            name="level"
            value=${each}
            .checked=${each === level}
            @change=${() => {
              commands.level(each);
            }}
          />
          <span>${text.order.grade(t.levels[each], ratingText(from), ratingText(to))}</span>
        </label>`;
      })}
    </fieldset>
    ${pressButton({ kind: 'primary wide', enabled: !isRunning }, t.make, commands.make)}
  </section>`;
}
