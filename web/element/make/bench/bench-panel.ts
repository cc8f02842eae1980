// The setter's bench: the question on one side, its answer on the other.
import { html, nothing, type TemplateResult } from 'lit';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { fewGivens, type BandKinds, type FoundProgress } from '../../../core/make/setting';
import { techniques } from '../../../core/techniques/technique';
import { choiceField, wholeNumberField } from '../../shared/fields';
import { boardPicture } from '../../shared/picture/scene-view';
import { techniqueNamesIn } from '../../shared/techniques/names-in';
import { benchQuestions, type BenchAnswer, type BenchSettings, type BenchState } from './bench';
import type { MakeMessages } from '../words';

export interface BenchCommands {
  set: (changed: Partial<BenchSettings>) => void;
  ask: () => void;
  stop: () => void;
  putOnBoard: (puzzle: Grid) => void;
  save: (lines: readonly Grid[]) => void;
}

/** So many puzzles are listed; a file has all of them. */
const mostListed = 100;

const textField = (id: string, label: string, value: string, change: (typed: string) => void) =>
  html`<div class="choice">
    <label for=${id}>${label}</label>
    <textarea
      id=${id}
      rows=${id === 'bench-list' ? 6 : 2}
      spellcheck="false"
      autocapitalize="off"
      .value=${value}
      @input=${({ target }: Event) => {
        if (target instanceof HTMLTextAreaElement) change(target.value);
      }}
    ></textarea>
  </div>`;

export function benchSettings(
  settings: BenchSettings,
  language: Language,
  { bench: t }: MakeMessages,
  { set, ask }: BenchCommands,
): TemplateResult {
  const { question } = settings;
  const { names } = techniqueNamesIn(language);
  const isSearch =
    question === 'minimals' ||
    question === 'neighbours' ||
    question === 'backdoors' ||
    question === 'seventeens';
  return html`<section class="order" aria-label=${t.title}>
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
      question === 'same'
        ? textField('bench-other', t.other, settings.other, (other) => {
            set({ other });
          })
        : nothing
    }
    ${
      question === 'dedupe'
        ? textField('bench-list', t.list, settings.list, (list) => {
            set({ list });
          })
        : nothing
    }
    ${
      question === 'neighbours'
        ? choiceField({
            id: 'bench-exchanged',
            label: t.exchanged,
            values: [1, 2] as const,
            chosen: settings.exchanged,
            nameOf: (each) => `{-${each}+${each}}`,
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
    <button type="button" class="primary wide" @click=${ask}>${t.ask}</button>
  </section>`;
}

export function benchResult(
  state: BenchState,
  text: MakeMessages,
  commands: BenchCommands,
): TemplateResult {
  const t = text.bench;
  const answer = state.kind === 'answered' ? state.answer : undefined;
  const puzzles = answer ? puzzlesOf(answer) : [];
  const [first] = puzzles;
  return html`<section class="result" aria-label=${t.title}>
    <div class="told">
      <div class="headline" role="status">
        ${linesOf(state, text).map((line) => html`<p class="title">${line}</p>`)}
      </div>
      ${
        state.kind === 'running'
          ? html`<button type="button" class="secondary" @click=${commands.stop}>
              ${text.stop}
            </button>`
          : nothing
      }
      ${answer?.question === 'bands' ? bandLists(answer.kinds, text) : nothing}
      ${
        first === undefined
          ? nothing
          : html`<div class="picture-frame">
                ${boardPicture({ grid: first, givens: first }, t.form)}
              </div>
              <div class="buttons">
                <button
                  type="button"
                  class="secondary"
                  @click=${() => {
                    commands.save(puzzles);
                  }}
                >
                  ${t.save}
                </button>
              </div>
              <ol class="bench-lines">
                ${puzzles.slice(0, mostListed).map(
                  (puzzle) =>
                    html`<li>
                      <code>${puzzle}</code>
                      <button
                        type="button"
                        class="quiet"
                        @click=${() => {
                          commands.putOnBoard(puzzle);
                        }}
                      >
                        ${t.putOnBoard}
                      </button>
                    </li>`,
                )}
              </ol>`
      }
    </div>
  </section>`;
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

/** The puzzles of an answer; a puzzle that needs no backdoor has none to show. */
function puzzlesOf(answer: BenchAnswer): readonly Grid[] {
  switch (answer.question) {
    case 'canonical':
      return [answer.form.form];
    case 'bands':
    case 'same':
      return [];
    case 'dedupe':
      return answer.kept;
    case 'minimals':
    case 'neighbours':
    case 'backdoors':
    case 'seventeens':
      return needsNone(answer) ? [] : answer.found.puzzles;
  }
}

const needsNone = (answer: BenchAnswer): boolean =>
  answer.question === 'backdoors' && /^\.*$/.test(answer.found.puzzles[0] ?? 'x');

/** The time left, once enough is done to tell. */
function leftMs({ share }: FoundProgress, elapsedMs: number): number | undefined {
  return share < 0.001 ? undefined : (elapsedMs * (1 - share)) / share;
}

/** Below one percent to a hundredth, so that slow work is seen to go on; undefined where that is nothing. */
export function percentDone({ share }: FoundProgress): number | undefined {
  const hundredths = Math.floor(share * 10_000);
  if (hundredths === 0) return undefined;
  return hundredths < 100 ? hundredths / 100 : Math.floor(hundredths / 100);
}

function linesOf(state: BenchState, text: MakeMessages): readonly string[] {
  const t = text.bench;
  switch (state.kind) {
    case 'idle':
      return [];
    case 'running':
      return [
        t.running(
          state.progress.found,
          percentDone(state.progress),
          leftMs(state.progress, state.elapsedMs),
        ),
      ];
    case 'stopped':
      return [t.stopped];
    case 'failed':
      return [t.failed];
    case 'not-unique':
      return [t.notUnique];
    case 'unreadable':
      return [t.unreadable(state.error)];
    case 'answered':
      return toldOf(state.answer, text);
  }
}

function toldOf(answer: BenchAnswer, { bench: t }: MakeMessages): readonly string[] {
  switch (answer.question) {
    case 'canonical':
      return [t.automorphisms(answer.form.automorphisms)];
    case 'bands':
      return [t.bandsTold];
    case 'same':
      return [t.same(answer.isSame)];
    case 'dedupe':
      return [t.different(answer.count, answer.kept.length)];
    case 'minimals':
    case 'neighbours':
    case 'backdoors':
    case 'seventeens': {
      if (needsNone(answer)) return [t.singles];
      const { puzzles, isComplete, skipped } = answer.found;
      const found = t.found(answer.question, puzzles.length, isComplete);
      return skipped > 0 ? [found, t.skipped(skipped)] : [found];
    }
  }
}
