// The form of an order: difficulty, symmetry, givens, pattern and fixed digits.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../core/grid';
import { ratingOfGrade } from '../../core/make/daily';
import {
  fewestGivens,
  ratingNames,
  ratings,
  symmetries,
  type NumberRange,
  type RatingName,
} from '../../core/make/order';
import type { Language } from '../../core/language';
import { type Grade, grades, ratingText } from '../../core/techniques/grade';
import { techniques, type TechniqueFamily } from '../../core/techniques/technique';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { allCells, cellsBoard, noCells } from './cells-board';
import { drawsOn, gems, type Difficulty, type Gem, type OrderForm } from './form';
import { symmetryPicture } from './symmetry-picture';
import type { MakeMessages } from '../../languages/en/make';
import { checkField, choiceField } from '../shared/labelled-fields';
import { pressButton } from '../shared/look/press-button';

export interface OrderCommands {
  change: (changed: Partial<OrderForm>) => void;
  focusCell: (cell: number) => void;
}

const gradeNames: readonly Grade[] = [...grades.map(({ name }) => name), 'beyond'];

export function orderPanel(
  {
    form,
    focus,
    digits,
    language,
  }: { form: OrderForm; focus: number; digits: Grid; language: Language },
  text: MakeMessages,
  commands: OrderCommands,
): TemplateResult {
  const t = text.order;
  return html`<section class="order" aria-label=${t.title}>
    <div class="choices stacked gap-12">
      ${difficulty(form, text, commands)}
      ${form.difficulty === 'range' ? ratingRanges(form, text, commands) : nothing}
      ${form.difficulty === 'technique' ? technique(form, language, text, commands) : nothing}
    </div>
    ${symmetryChoice(form, text, commands)} ${givens(form, text, commands)}
    <details ?open=${drawsOn(form)}>
      <summary class="strong touchable">${drawsOn(form) ? t.cellsOwn : t.cells}</summary>
      <p class="note">${t.cellsNote}</p>
      ${cellsBoard(
        form,
        focus,
        text,
        {
          pattern: (pattern) => {
            commands.change({ pattern });
          },
          kept: (kept) => {
            commands.change({ kept });
          },
        },
        commands.focusCell,
      )}
      <div class="buttons">
        ${button(t.open, () => {
          commands.change({ pattern: allCells, kept: emptyGrid });
        })}
        ${button(t.close, () => {
          commands.change({ pattern: noCells });
        })}
        ${button(t.fromBoard, () => {
          commands.change({ kept: digits });
        })}
      </div>
    </details>
  </section>`;
}

const button = (label: string, onClick: () => void) => pressButton('secondary', label, onClick);

const valueOf = ({ target }: Event): string =>
  target instanceof HTMLSelectElement || target instanceof HTMLInputElement ? target.value : '';

function difficulty(
  form: OrderForm,
  text: MakeMessages,
  { change }: OrderCommands,
): TemplateResult {
  const t = text.order;
  const nameOf = (each: Difficulty) => {
    if (each === 'any' || each === 'range' || each === 'technique') return t[each];
    const { from, to } = ratingOfGrade(each);
    return t.grade(text.result.grades[each], ratingText(from), ratingText(to));
  };
  return choiceField<Difficulty>({
    id: 'difficulty',
    label: t.difficulty,
    values: ['any', ...gradeNames, 'range', 'technique'],
    chosen: form.difficulty,
    nameOf,
    choose: (wanted) => {
      change({ difficulty: wanted });
    },
  });
}

function ratingRanges(
  { ranges, gem }: OrderForm,
  { order: t }: MakeMessages,
  { change }: OrderCommands,
): TemplateResult {
  const [least, most] = [ratings.from / 10, ratings.to / 10];
  const range = (name: RatingName) => {
    const end = (which: keyof NumberRange) => {
      const chosen = ranges[name];
      const choose = (typed: string) => {
        if (typed === '') return undefined;
        const tenths = Math.round(Number(typed) * 10);
        return { ...(chosen ?? ratings), [which]: tenths };
      };
      return html`<div class="choice">
        <label for="${name}-${which}">${t[which](t.ratings[name])}</label>
        <input
          id="${name}-${which}"
          type="number"
          min=${least}
          max=${most}
          step="0.1"
          inputmode="decimal"
          placeholder=${t.anyRating}
          .value=${chosen ? (chosen[which] / 10).toFixed(1) : ''}
          @change=${(event: Event) => {
            change({ ranges: { ...ranges, [name]: choose(valueOf(event)) } });
          }}
        />
      </div>`;
    };
    return html`<div class="pair stacked gap-12" role="group" aria-label=${t.ratings[name]}>
      ${end('from')} ${end('to')}
    </div>`;
  };
  return html`${ratingNames.map(range)}
    <p class="note">${t.ratingsNote}</p>
    ${choiceField<Gem>({
      id: 'gem',
      label: t.gem,
      values: gems,
      chosen: gem,
      nameOf: (each) => t.gems[each],
      choose: (wanted) => {
        change({ gem: wanted });
      },
    })}`;
}

function technique(
  form: OrderForm,
  language: Language,
  { order: t }: MakeMessages,
  { change }: OrderCommands,
): TemplateResult {
  const { names } = techniqueNamesIn(language);
  const families = [...new Set(techniques.map(({ family }): TechniqueFamily => family))];
  return html`<div class="choice">
    <label for="technique">${t.techniqueLabel}</label>
    <div class="select">
      <select
        id="technique"
        aria-describedby="technique-note"
        @change=${(event: Event) => {
          const wanted = techniques.find(({ name }) => name === valueOf(event));
          if (wanted) change({ technique: wanted.name });
        }}
      >
        ${families.map(
          (family) =>
            html`<optgroup label=${t.families[family]}>
              ${techniques
                .filter((each) => each.family === family)
                .map(
                  ({ name, rating }) =>
                    html`<option value=${name} .selected=${form.technique === name}>
                      ${names[name]}${rating > 0 ? ` (${ratingText(rating)})` : ''}
                    </option>`,
                )}
            </optgroup>`,
        )}
      </select>
    </div>
    <p id="technique-note" class="note">${t.techniqueNote}</p>
  </div>`;
}

function symmetryChoice(
  form: OrderForm,
  { order: t }: MakeMessages,
  { change }: OrderCommands,
): TemplateResult {
  return html`<fieldset class="symmetries stacked">
    <legend>${t.symmetry}</legend>
    ${symmetries.map(
      (name) =>
        html`<label>
          <input
            type="radio"
            name="symmetry"
            value=${name}
            .checked=${form.symmetry === name}
            @change=${() => {
              change({ symmetry: name });
            }}
          />
          ${symmetryPicture(name)}
          <span>${t.symmetries[name]}</span>
        </label>`,
    )}
  </fieldset>`;
}

function givens(
  { minimal, counts, givens: range, symmetry }: OrderForm,
  { order: t }: MakeMessages,
  { change }: OrderCommands,
): TemplateResult {
  const field = (name: keyof NumberRange, label: string) =>
    html`<div class="choice">
      <label for="givens-${name}">${label}</label>
      <input
        id="givens-${name}"
        type="number"
        min=${fewestGivens}
        max="81"
        inputmode="numeric"
        .value=${String(range[name])}
        @change=${(event: Event) => {
          change({ givens: { ...range, [name]: Math.trunc(Number(valueOf(event))) } });
        }}
      />
    </div>`;
  return html`<div class="givens">
    ${checkField('check medium', t.minimal, minimal, (on) => {
      change({ minimal: on });
    })}
    <p class="note">${t.minimalNote(symmetry !== 'none')}</p>
    ${checkField('check medium', t.counts, counts, (on) => {
      change({ counts: on });
    })}
    ${
      counts
        ? html`<div class="pair stacked gap-12" role="group" aria-label=${t.counts}>
            ${field('from', t.givensFrom)} ${field('to', t.givensTo)}
          </div>`
        : nothing
    }
  </div>`;
}
