// The fields of the embed panel, with which the visitor changes the embed.
import { html, nothing, type TemplateResult } from 'lit';
import {
  defaultSteppedStrategy,
  hasSteps,
  steppedStrategies,
  strategies,
  strategyNameOf,
} from '../../core/strategy';
import { paces, restOf } from '../../element/explain/path-pace';
import { explainMessagesIn } from '../../languages/en/explain';
import { strategyTitle } from '../../element/shared/words/strategy-title';
import { messagesIn } from '../../languages/en/element';
import { watchMessagesIn } from '../../languages/en/watch';
import { gridOf } from '../../core/grid';
import { lessonNameOf, lessonNames } from '../../core/lesson-names';
import { embeddedModes } from '../../core/mode';
import { speedOf, type Speed } from '../../core/speed';
import { techniqueOrders } from '../../core/techniques/technique-calls';
import { techniqueChoiceMessagesIn } from '../../languages/en/technique-choice';
import '../../element/shared/techniques/technique-chooser';
import { modeNamesIn } from '../../languages/en/modes';
import { pageMessagesIn } from '../../languages/en/page-frame';
import { themeOf } from '../preferences';
import { languageOf, languages, type Language } from '../../core/language';
import { embedMessagesIn } from '../../languages/en/embed';
import { lessonMessagesIn } from '../../languages/en/lessons';
import { frameHeights } from './preview';
import { controlSets, hasStrategy, type Embedded } from './snippet';

interface Choice {
  value: string;
  label: string;
}

const speeds: readonly Speed[] = [1, 2, 4, 8, 12, 25, 50, 100, 1000, 10_000, 'max'];
const widths = [360, 480, 640, 800, 1000];

export interface FieldsView {
  embedded: Embedded;
  width: number | undefined;
  /** The height of a frame, undefined: all that the board needs; missing where the snippet has no frame. */
  frame: { height: number | undefined } | undefined;
  language: Language;
  change: (changed: Partial<Embedded>) => void;
  resize: (size: { width: number | undefined } | { height: number | undefined }) => void;
}

export function fields(view: FieldsView): TemplateResult {
  const { embedded, width, frame, language, change, resize } = view;
  const text = embedMessagesIn(language);
  const page = pageMessagesIn(language);
  const common = messagesIn(language);
  const modeNames = modeNamesIn(language);
  const isWatched = embedded.mode === 'watch';
  const isPlayed = isWatched && embedded.trace !== '';
  const strategyNames = isWatched ? steppedStrategies : strategies.map(({ name }) => name);
  const strategyChoices = strategyNames.map((value) => ({
    value,
    label: strategyTitle(value, common),
  }));
  const strategy =
    isWatched && !hasSteps(embedded.strategy) ? defaultSteppedStrategy : embedded.strategy;
  return html`
    ${select(
      text.mode,
      embedded.mode,
      modesFor(embedded.puzzle).map((mode) => ({ value: mode, label: modeNames[mode] })),
      (value) => {
        change({ mode: embeddedModes.find((mode) => mode === value) ?? 'solve' });
      },
    )}
    ${
      hasStrategy(embedded.mode) && !isPlayed
        ? select(text.strategy, strategy, strategyChoices, (value) => {
            change({ strategy: strategyNameOf(value) ?? embedded.strategy });
          })
        : nothing
    }
    ${
      isPlayed
        ? address(text.trace, embedded.trace, (trace) => {
            change({ trace });
          })
        : nothing
    }
    ${isWatched ? watchFields(view) : nothing}
    ${embedded.mode === 'explain' ? explainFields(view) : nothing}
    ${embedded.mode === 'lesson' ? lessonFields(view) : nothing}
    ${select(
      text.controls,
      embedded.controls,
      controlSets.map((set) => ({ value: set, label: text.controlSet[set] })),
      (value) => {
        change({ controls: controlSets.find((set) => set === value) ?? 'full' });
      },
    )}
    ${select(
      text.language,
      embedded.lang,
      languages.toReversed().map(({ code, name }) => ({ value: code, label: name })),
      (value) => {
        change({ lang: languageOf(value) ?? embedded.lang });
      },
    )}
    ${select(
      text.theme,
      embedded.theme,
      [
        { value: 'auto', label: page.themeAuto },
        { value: 'light', label: page.themeLight },
        { value: 'dark', label: page.themeDark },
      ],
      (value) => {
        change({ theme: themeOf(value) });
      },
    )}
    ${select(
      text.width,
      String(width ?? ''),
      [
        { value: '', label: text.wholeWidth },
        ...widths.map((each) => ({ value: String(each), label: text.pixels(each) })),
      ],
      (value) => {
        resize({ width: value === '' ? undefined : Number(value) });
      },
    )}
    ${
      frame
        ? select(
            text.height,
            String(frame.height ?? ''),
            [
              ...frameHeights.map((each) => ({ value: String(each), label: text.pixels(each) })),
              { value: '', label: text.wholeHeight },
            ],
            (value) => {
              resize({ height: value === '' ? undefined : Number(value) });
            },
          )
        : nothing
    }
  `;
}

/** A puzzle with rules of its own is played and solved alone; a lesson has its own puzzles. */
const modesFor = (puzzle: string) =>
  gridOf(puzzle) ? embeddedModes : (['solve', 'play', 'lesson'] as const);

function watchFields(view: FieldsView): TemplateResult {
  const { embedded, language, change } = view;
  const { speed, from, to } = embedded;
  const text = embedMessagesIn(language);
  const { speedShort: speedName } = watchMessagesIn(language);
  const offered = speeds.includes(speed) ? speeds : [speed, ...speeds];
  return html`
    ${select(
      text.speed,
      String(speed),
      offered.map((each) => ({ value: String(each), label: speedName(each) })),
      (value) => {
        change({ speed: speedOf(value) });
      },
    )}
    ${firstStep(view)}
    ${number(text.from, from, '0', (value) => {
      change({ from: value ?? 0 });
    })}
    ${number(text.to, to, text.toEnd, (value) => {
      change({ to: value ?? Number.NaN });
    })}
    ${playing(view)}
  `;
}

function explainFields(view: FieldsView): TemplateResult {
  const { embedded, language, change } = view;
  const { hints, pace } = explainMessagesIn(language);
  const used = techniqueChoiceMessagesIn(language);
  const offered = paces.includes(embedded.speed) ? paces : [embedded.speed, ...paces];
  return html`
    ${select(
      used.order,
      embedded.order,
      techniqueOrders.map((order) => ({ value: order, label: used.orders[order] })),
      (value) => {
        change({ order: techniqueOrders.find((order) => order === value) ?? embedded.order });
      },
    )}
    <retrace-technique-choice
      .list=${embedded.techniques}
      .language=${language}
      .choose=${(techniques: string) => {
        change({ techniques });
      }}
    ></retrace-technique-choice>
    ${checkbox(hints.label, embedded.hints, (checked) => {
      change({ hints: checked });
    })}
    ${firstStep(view)}
    ${select(
      pace.label,
      String(embedded.speed),
      offered.map((each) => ({ value: String(each), label: pace.rest(restOf(each) / 1000) })),
      (value) => {
        change({ speed: speedOf(value) });
      },
    )}
    ${playing(view)}
  `;
}

function lessonFields({ embedded, language, change }: FieldsView): TemplateResult {
  const { title, lessons } = lessonMessagesIn(language);
  const named = lessonNames.map((name) => ({ value: name, label: lessons[name].title }));
  return html`
    ${select(
      embedMessagesIn(language).lesson,
      embedded.lesson,
      [{ value: '', label: title }, ...named],
      (value) => {
        change({ lesson: lessonNameOf(value) ?? '', at: 1 });
      },
    )}
    ${
      embedded.lesson === ''
        ? nothing
        : number(embedMessagesIn(language).page, embedded.at, '1', (value) => {
            change({ at: value ?? 1 });
          })
    }
  `;
}

function firstStep({ embedded, language, change }: FieldsView): TemplateResult {
  return number(embedMessagesIn(language).at, embedded.at, '0', (value) => {
    change({ at: value ?? 0 });
  });
}

function playing({ embedded, language, change }: FieldsView): TemplateResult {
  const text = embedMessagesIn(language);
  return html`
    ${checkbox(text.autoplay, embedded.autoplay, (checked) => {
      change({ autoplay: checked });
    })}
    ${checkbox(text.loop, embedded.loop, (checked) => {
      change({ loop: checked });
    })}
  `;
}

function select(
  label: string,
  chosen: string,
  choices: readonly Choice[],
  choose: (value: string) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  return html`<label class="field">
    <span>${label}</span>
    <span class="select">
      <select @change=${onChange}>
        ${choices.map(
          ({ value, label: name }) =>
            html`<option value=${value} ?selected=${value === chosen}>${name}</option>`,
        )}
      </select>
    </span>
  </label>`;
}

/** The field of an address, which is never empty. */
function address(label: string, value: string, enter: (value: string) => void): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.value.trim() === '') target.value = value;
    else enter(target.value.trim());
  };
  return html`<label class="field">
    <span>${label}</span>
    <input type="text" spellcheck="false" .value=${value} @change=${onChange} />
  </label>`;
}

/** The field of a step; where it is empty, the search decides, as `hint` says. */
function number(
  label: string,
  value: number,
  hint: string,
  enter: (value: number | undefined) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const entered = Math.floor(target.valueAsNumber);
    enter(entered >= 0 && Number.isSafeInteger(entered) ? entered : undefined);
  };
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      min="0"
      step="1"
      placeholder=${hint}
      .value=${value > 0 ? String(value) : ''}
      @change=${onChange}
    />
  </label>`;
}

function checkbox(
  label: string,
  checked: boolean,
  check: (checked: boolean) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) check(target.checked);
  };
  return html`<label class="check">
    <input type="checkbox" .checked=${checked} @change=${onChange} /><span>${label}</span>
  </label>`;
}
