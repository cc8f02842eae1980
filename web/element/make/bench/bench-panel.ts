// The setter's bench: the question on one side, its answer on the other.
import { html, nothing, type TemplateResult } from 'lit';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import {
  fewGivens,
  offeredExchanges,
  type BandKinds,
  type OfferedExchange,
} from '../../../core/make/setting';
import { techniques } from '../../../core/techniques/technique';
import { choiceField, wholeNumberField } from '../../shared/labelled-fields';
import { boardPicture } from '../../shared/picture/scene-view';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import {
  benchQuestions,
  isAtWork,
  isResumable,
  leftOf,
  mostListed,
  type BenchSettings,
  type BenchState,
} from './bench';
import { countOf, fileOf, puzzlesOf, sentencesOf } from './bench-sentences';
import type { Written } from './written';
import { dropsInto, writtenField } from './written-field';
import type { KeptSearch } from './kept-search';
import type { MakeMessages } from '../../../languages/en/make';
import { pressButton } from '../../shared/look/press-button';

export interface BenchCommands {
  set: (changed: Partial<BenchSettings>) => void;
  ask: () => void;
  stop: () => void;
  goOn: () => void;
  putOnBoard: (puzzle: Grid) => void;
  save: (file: Blob) => void;
  /** A file for a field of the question. */
  open: (field: BenchField, file: File) => void;
}

/** The settings that may be a text of any length. */
export type BenchField = 'other' | 'list';

/** As setters write it: {-2+1}. */
function exchangeName(exchange: OfferedExchange): string {
  const [taken = 0, putIn = taken] = String(exchange).split('+').map(Number);
  return taken === 0 ? `{+${putIn}}` : `{-${taken}+${putIn}}`;
}

const fieldOf = (question: BenchSettings['question']): BenchField | undefined =>
  question === 'same' ? 'other' : question === 'dedupe' ? 'list' : undefined;

export function benchSettings(
  settings: BenchSettings,
  language: Language,
  problem: string,
  text: MakeMessages,
  { set, ask, open }: BenchCommands,
): TemplateResult {
  const { bench: t } = text;
  const { question } = settings;
  const field = fieldOf(question);
  const written = field && {
    settings: settings[field],
    commands: {
      write: (changed: Written) => {
        set({ [field]: changed });
      },
      open: (file: File) => {
        open(field, file);
      },
    },
  };
  const drops = written && dropsInto(written.settings, written.commands);
  const { names } = techniqueNamesIn(language);
  const isSearch = isResumable(question);
  return html`<section
    class="order"
    aria-label=${t.title}
    @dragover=${drops?.over}
    @drop=${drops?.drop}
  >
    <p class="note">${t.note}</p>
    ${choiceField({
      id: 'bench-question',
      label: t.question,
      values: benchQuestions,
      chosen: question,
      nameOf: (each) => t.questions[each],
      choose: (chosen) => {
        set({ question: chosen });
      },
    })}
    <p class="note">${t.notes[question]}</p>
    ${
      written
        ? writtenField(
            {
              id: `bench-${field}`,
              label: t[field],
              rows: field === 'list' ? 6 : 2,
              written: written.settings,
            },
            text,
            written.commands,
          )
        : nothing
    }
    <p class="problem" role="alert">${problem}</p>
    ${
      question === 'neighbours'
        ? choiceField({
            id: 'bench-exchanged',
            label: t.exchanged,
            values: offeredExchanges,
            chosen: settings.exchanged,
            nameOf: exchangeName,
            choose: (exchanged) => {
              set({ exchanged });
            },
          })
        : nothing
    }
    ${
      question === 'backdoors'
        ? choiceField({
            id: 'bench-also',
            label: t.also,
            values: ['', ...techniques.map(({ name }) => name)] as const,
            chosen: settings.also ?? '',
            nameOf: (each) => (each === '' ? t.none : names[each]),
            choose: (each) => {
              set({ also: each === '' ? undefined : each });
            },
          })
        : nothing
    }
    ${
      question === 'seventeens'
        ? choiceField({
            id: 'bench-givens',
            label: t.givens,
            values: fewGivens,
            chosen: settings.givens,
            nameOf: String,
            choose: (givens) => {
              set({ givens });
            },
          })
        : nothing
    }
    ${
      isSearch
        ? wholeNumberField({
            id: 'bench-limit',
            label: t.limit,
            least: 1,
            most: 1e6,
            value: settings.limit,
            choose: (limit) => {
              set({ limit });
            },
          })
        : nothing
    }
    ${pressButton('primary wide', t.ask, ask)}
  </section>`;
}

export function benchResult(
  state: BenchState,
  text: MakeMessages,
  commands: BenchCommands,
): TemplateResult {
  const t = text.bench;
  const answer = state.kind === 'answered' ? state.answer : undefined;
  const left = leftOf(state);
  const puzzles = answer ? puzzlesOf(answer) : (left?.puzzles ?? []);
  const [first] = puzzles;
  return html`<section class="result" aria-label=${t.answer}>
    <div class="reported">
      <div class="headline" role="status">
        ${sentencesOf(state, text).map((line) => html`<p class="title">${line}</p>`)}
      </div>
      ${isAtWork(state) ? pressButton('secondary', text.stop, commands.stop) : nothing}
      ${left === undefined ? nothing : goingOn(left, text, commands)}
      ${answer?.question === 'bands' ? bandLists(answer.kinds, text) : nothing}
      ${
        first === undefined
          ? nothing
          : html`<div class="picture-frame">
                ${boardPicture({ grid: first, givens: first }, t.form)}
              </div>
              <div class="buttons">
                ${pressButton('secondary', t.save, () => {
                  commands.save(fileOf(state, puzzles));
                })}
              </div>
              ${
                countOf(state, puzzles) > mostListed
                  ? html`<p class="note">${t.firstOnes(mostListed)}</p>`
                  : nothing
              }
              <ol class="bench-lines stacked gap-4">
                ${puzzles.slice(0, mostListed).map(
                  (puzzle) =>
                    html`<li>
                      <code>${puzzle}</code>
                      ${pressButton('quiet', t.putOnBoard, () => {
                        commands.putOnBoard(puzzle);
                      })}
                    </li>`,
                )}
              </ol>`
      }
    </div>
  </section>`;
}

/** The puzzle that a search is about, which may be another than the one on the board, and the button to go on. */
function goingOn(
  { asked }: KeptSearch,
  { bench: t }: MakeMessages,
  { goOn }: BenchCommands,
): TemplateResult {
  return html`<p class="note">${t.about} <code>${asked.puzzle}</code></p>
    <div class="buttons">${pressButton('primary', t.goOn, goOn)}</div>`;
}

/** The number of each band and stack. */
function bandLists({ bands, stacks }: BandKinds, { bench: t }: MakeMessages): TemplateResult {
  const lines = [
    ...bands.map((kind, at) => t.band(at + 1, kind)),
    ...stacks.map((kind, at) => t.stack(at + 1, kind)),
  ];
  return html`<ul class="bench-kinds">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}
