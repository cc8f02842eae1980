// The set-up of a run: its tests, its language, and the button that starts it.
import { html, nothing, type TemplateResult } from 'lit';
import type { KeptLanguage } from '../../client/code/kept-language';
import { isClassicProblem, problems, type Problem } from '../../core/code/problems/names';
import { programLanguages, type ProgramLanguage } from '../../core/program-languages';
import type { Grid } from '../../core/grid';
import { boardPicture } from '../shared/picture/scene-view';
import { lastLanguage, titleOf } from './languages';
import { isBusy, testSets, type RunState, type TestSet } from './run-state';
import type { Program } from './program-store';
import type { CodeMessages } from '../../languages/en/code';
import { choiceField } from '../shared/labelled-fields';
import { pressButton } from '../shared/look/press-button';

export interface SetUp {
  program: Program | undefined;
  testSet: TestSet;
  ownInput: string;
  board: Grid;
  state: RunState;
  /** The kept files of a language that is fetched once; undefined until they are known, and for the others. */
  kept: KeptLanguage | 'not-built' | undefined;
}

export interface RunCommands {
  problem: (problem: Problem) => void;
  language: (language: ProgramLanguage) => void;
  testSet: (testSet: TestSet) => void;
  ownInput: (input: string) => void;
  run: () => void;
  stop: () => void;
  /** Takes away what was fetched of the language. */
  forget: () => void;
}

const languageOf = ({ program }: SetUp): ProgramLanguage => program?.language ?? lastLanguage();

/** The language, the problem and the input of a run: above the editor. */
export function choicesPanel(
  setUp: SetUp,
  text: CodeMessages,
  commands: RunCommands,
): TemplateResult {
  const { program, testSet, ownInput, board, state } = setUp;
  const busy = isBusy(state);
  const language = languageOf(setUp);
  // Choices are kept with a program.
  const isFixed = busy || !program;
  return html`
    <div class="choices stacked gap-12">
      ${choiceField({
        id: 'code-language',
        label: text.language,
        values: programLanguages,
        chosen: language,
        nameOf: titleOf,
        choose: commands.language,
        disabled: isFixed,
      })}
      ${choiceField({
        id: 'code-problem',
        label: text.problem,
        values: problems,
        chosen: program?.problem ?? '2580',
        nameOf: (each) => text.problems[each],
        choose: commands.problem,
        disabled: isFixed,
      })}
      ${choiceField({
        id: 'code-tests',
        label: text.tests,
        values: isClassicProblem(program?.problem ?? '2580')
          ? testSets
          : testSets.filter((each) => each !== 'board'),
        chosen: testSet,
        nameOf: (each) => text.testSets[each],
        choose: commands.testSet,
        disabled: busy,
      })}
    </div>
    <p class="note">${text.asked[program?.problem ?? '2580']}</p>
    ${
      testSet === 'board'
        ? html`<div class="board-picture">
            ${boardPicture({ grid: board, givens: board }, text.testSets.board)}
          </div>`
        : nothing
    }
    ${testSet === 'own' ? ownInputField(ownInput, text, commands) : nothing}
  `;
}

/** Run and Stop, beside the editor on a wide page and below it on a narrow one, with the outcome next to them. */
export function runPanel(setUp: SetUp, text: CodeMessages, commands: RunCommands): TemplateResult {
  const { program, state, kept } = setUp;
  const busy = isBusy(state);
  const cannotRun = busy || !program || program.source.trim() === '' || kept === 'not-built';
  const title = titleOf(languageOf(setUp));
  return html`
    <section class="set-up pane gap-12" aria-label=${text.run}>
      <div class="run stacked">
        ${pressButton({ kind: 'primary', enabled: !cannotRun }, text.run, commands.run)}
        ${pressButton({ kind: 'secondary', enabled: busy }, text.stop, commands.stop)}
      </div>
      ${
        kept === 'not-built'
          ? html`<p class="size">${text.notBuilt(title, addedBy(languageOf(setUp)))}</p>`
          : kept
            ? keptNote(kept, title, busy, text, commands)
            : nothing
      }
    </section>
  `;
}

export const runNotes = (setUp: SetUp, text: CodeMessages): TemplateResult =>
  html`<p class="note">${text.slowness[languageOf(setUp)]} ${text.safety}</p>`;

/** The command that adds a language to a build that is without it. */
const addedBy = (language: ProgramLanguage) => `npm run ${language}`;

const ownInputField = (input: string, text: CodeMessages, { ownInput }: RunCommands) =>
  html`<div class="own-input stacked gap-4">
    <label for="code-input">${text.printed.input}</label>
    <textarea
      class="whole-width"
      id="code-input"
      rows="9"
      spellcheck="false"
      .value=${input}
      @input=${({ target }: Event) => {
        if (target instanceof HTMLTextAreaElement) ownInput(target.value);
      }}
    ></textarea>
  </div>`;

const keptNote = (
  { bytes, isKept }: KeptLanguage,
  title: string,
  busy: boolean,
  text: CodeMessages,
  { forget }: RunCommands,
): TemplateResult =>
  isKept
    ? pressButton({ kind: 'quiet', enabled: !busy }, text.removeKept(title, bytes), forget)
    : html`<p class="size">${text.size(title, bytes)}</p>`;
