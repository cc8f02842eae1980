// Puzzles for paper: their number, their size and the paper; printed or saved as a PDF file.
import { html, nothing, type TemplateResult } from 'lit';
import { commandFor } from '../../core/make/order-link';
import type { Made } from '../../core/make/make-calls';
import { gradeOf, ratingText } from '../../core/techniques/grade';
import { pageView } from '../shared/print/page-view';
import {
  pagesOf,
  papers,
  perPages,
  type Paper,
  type PerPage,
  type PlacedBoard,
  type Sheet,
} from '../shared/print/paper-sheets';
import type { SheetState } from './sheet-maker';
import type { MakeMessages } from '../../languages/en/make';
import { checkField, choiceField, wholeNumberField } from '../shared/labelled-fields';
import { pressButton } from '../shared/look/press-button';

export interface SheetSettings {
  count: number;
  perPage: PerPage;
  paper: Paper;
  /** The title as typed; empty for the usual one. */
  heading: string;
  ratings: boolean;
  answers: boolean;
}

export const plainSheet: SheetSettings = {
  count: 4,
  perPage: 4,
  paper: 'a4',
  heading: '',
  ratings: true,
  answers: true,
};

export const mostOnSheets = 120;

export interface SheetCommands {
  set: (changed: Partial<SheetSettings>) => void;
  make: () => void;
  stop: () => void;
  print: (sheet: Sheet) => void;
  save: (sheet: Sheet) => void;
}

export function sheetOf(
  settings: SheetSettings,
  made: readonly Made[],
  { sheet: t, result }: MakeMessages,
): Sheet {
  const { perPage, paper, heading, ratings, answers } = settings;
  const caption = ({ rating }: Made, index: number) => {
    const grade = `${result.grades[gradeOf(rating)]} (${ratingText(rating)})`;
    return ratings ? `${index + 1}. ${grade}` : `${index + 1}.`;
  };
  return {
    paper,
    perPage,
    title: heading === '' ? t.headingDefault : heading,
    puzzles: made.map((each, index) => ({
      grid: each.puzzle,
      solution: each.solution,
      caption: caption(each, index),
    })),
    answersTitle: answers ? t.answersTitle : undefined,
    foot: t.page,
  };
}

/** The name of a board on a sheet, by its caption. */
export const boardName =
  ({ sheet: t }: MakeMessages) =>
  ({ caption, grid, givens }: PlacedBoard): string =>
    grid === givens ? t.puzzle(caption) : t.answer(caption);

export function sheetSettings(
  settings: SheetSettings,
  { sheet: t }: MakeMessages,
  { set }: SheetCommands,
): TemplateResult {
  const check = (name: 'ratings' | 'answers') =>
    checkField('check medium', t[name], settings[name], (checked) => {
      set({ [name]: checked });
    });
  return html`<section class="sheet-settings stacked gap-4" aria-label=${t.title}>
    <div class="pair stacked gap-12">
      ${wholeNumberField({
        id: 'sheet-count',
        label: t.count,
        least: 1,
        most: mostOnSheets,
        value: settings.count,
        choose: (count) => {
          set({ count });
        },
      })}
      ${choiceField({
        id: 'per-page',
        label: t.perPage,
        values: perPages,
        chosen: settings.perPage,
        nameOf: (each) => t.perPageNames[each],
        choose: (perPage) => {
          set({ perPage });
        },
      })}
      ${choiceField({
        id: 'paper',
        label: t.paper,
        values: papers,
        chosen: settings.paper,
        nameOf: (each) => t.papers[each],
        choose: (paper) => {
          set({ paper });
        },
      })}
      <div class="choice">
        <label for="heading">${t.heading}</label>
        <input
          id="heading"
          type="text"
          maxlength="60"
          autocomplete="off"
          placeholder=${t.headingDefault}
          .value=${settings.heading}
          @input=${({ target }: Event) => {
            if (target instanceof HTMLInputElement) set({ heading: target.value });
          }}
        />
      </div>
    </div>
    ${check('ratings')} ${check('answers')}
  </section>`;
}

export function sheetResult(
  settings: SheetSettings,
  state: SheetState,
  notice: string,
  text: MakeMessages,
  commands: SheetCommands,
): TemplateResult {
  const t = text.sheet;
  return html`<section class="result sheet-result" aria-label=${t.preview}>
    <div class="reported">
      <p class="title" role="status">${said(state, text)}</p>
      ${
        state.kind === 'running'
          ? html`<progress
              aria-label=${t.title}
              max=${state.count}
              .value=${state.made.length}
            ></progress>`
          : nothing
      }
      <div class="buttons">${acts(settings, state, text, commands)}</div>
      <p class="notice" role="status">${notice}</p>
      ${
        state.kind === 'made'
          ? html`<p class="note">
              ${text.result.command}
              <code>${commandFor(state.ordered, state.made.length)}</code>
            </p>`
          : nothing
      }
    </div>
    ${preview(settings, state, text)}
  </section>`;
}

function said(state: SheetState, text: MakeMessages): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'running':
      return text.sheet.made(state.made.length, state.count);
    case 'fault':
      return text.fault[state.fault];
    case 'failed':
      return text.failed;
    case 'stopped':
      if (state.made.length === 0) return text.stopped;
      return text.sheet.made(state.made.length, state.made.length);
    case 'made':
      return text.sheet.made(state.made.length, state.made.length);
  }
}

const madeIn = (state: SheetState): readonly Made[] =>
  state.kind === 'idle' || state.kind === 'fault' ? [] : state.made;

function acts(
  settings: SheetSettings,
  state: SheetState,
  text: MakeMessages,
  { stop, print, save }: SheetCommands,
): TemplateResult | typeof nothing {
  const t = text.sheet;
  if (state.kind === 'running') {
    return pressButton('secondary', text.stop, stop);
  }
  const made = madeIn(state);
  if (made.length === 0) return nothing;
  return html`${pressButton('primary', t.print, () => {
    print(sheetOf(settings, made, text));
  })}
  ${pressButton('secondary', t.pdf, () => {
    save(sheetOf(settings, made, text));
  })}`;
}

function preview(
  settings: SheetSettings,
  state: SheetState,
  text: MakeMessages,
): TemplateResult | typeof nothing {
  const made = madeIn(state);
  if (made.length === 0) return nothing;
  return html`<div
    class="pages stacked gap-16"
    role="group"
    tabindex="0"
    aria-label=${text.sheet.preview}
  >
    ${pagesOf(sheetOf(settings, made, text)).map((page) => pageView(page, boardName(text)))}
  </div>`;
}
