// What the program is run on, in which language, and the button that runs it.
import { html, nothing, type TemplateResult } from 'lit';
import type { KeptLanguage } from '../../client/code/kept';
import { problems, type Problem } from '../../core/code/judge';
import type { ProgramLanguage } from '../../core/code/run';
import type { Grid } from '../../core/grid';
import { boardPicture } from '../shared/picture/board-picture';
import { codeLanguages, languageNamed, offeredLanguages } from './languages';
import { isBusy, type RunState } from './state';
import { problemNamed, type Program } from './store';
import type { CodeMessages } from './words';

export interface SetUp {
  program: Program | undefined;
  testSet: 'all' | 'board';
  board: Grid;
  state: RunState;
  /** Of a language that is fetched once; undefined until that is known, and for the others. */
  kept: KeptLanguage | undefined;
}

export interface RunCommands {
  problem: (problem: Problem) => void;
  language: (language: ProgramLanguage) => void;
  testSet: (testSet: 'all' | 'board') => void;
  run: () => void;
  stop: () => void;
  /** Takes away what was fetched of the language. */
  forget: () => void;
}

export function setUpPanel(
  { program, testSet, board, state, kept }: SetUp,
  text: CodeMessages,
  commands: RunCommands,
): TemplateResult {
  const busy = isBusy(state);
  const language = program?.language ?? 'javascript';
  const cannotRun = busy || !program || program.source.trim() === '';
  return html`
    <section class="set-up" aria-label=${text.run}>
      <div class="choices">
        ${select({
          id: 'code-language',
          title: text.language,
          options: offeredLanguages.map((each) => [each, codeLanguages[each].title]),
          chosen: language,
          disabled: busy,
          choose: (value) => {
            const known = languageNamed(value);
            if (known) commands.language(known);
          },
        })}
        ${select({
          id: 'code-problem',
          title: text.problem,
          options: problems.map((each) => [each, text.problems[each]]),
          chosen: program?.problem ?? '2580',
          disabled: busy,
          choose: (value) => {
            const known = problemNamed(value);
            if (known) commands.problem(known);
          },
        })}
        ${select({
          id: 'code-tests',
          title: text.tests,
          options: [
            ['all', text.testSets.all],
            ['board', text.testSets.board],
          ],
          chosen: testSet,
          disabled: busy,
          choose: (value) => {
            commands.testSet(value === 'board' ? 'board' : 'all');
          },
        })}
      </div>
      ${
        testSet === 'board'
          ? html`<div class="board-picture">
              ${boardPicture({ grid: board, givens: board }, text.testSets.board)}
            </div>`
          : nothing
      }
      <div class="run">
        <button
          type="button"
          class="primary"
          aria-disabled=${cannotRun ? 'true' : 'false'}
          @click=${() => {
            if (!cannotRun) commands.run();
          }}
        >
          ${text.run}
        </button>
        <button
          type="button"
          class="secondary"
          aria-disabled=${busy ? 'false' : 'true'}
          @click=${() => {
            if (busy) commands.stop();
          }}
        >
          ${text.stop}
        </button>
      </div>
      ${kept ? keptNote(kept, codeLanguages[language].title, busy, text, commands) : nothing}
      <p class="note">${text.slowness[language]} ${text.safety}</p>
    </section>
  `;
}

const keptNote = (
  { bytes, isKept }: KeptLanguage,
  title: string,
  busy: boolean,
  text: CodeMessages,
  { forget }: RunCommands,
): TemplateResult =>
  isKept
    ? html`<button
        type="button"
        class="quiet"
        aria-disabled=${busy ? 'true' : 'false'}
        @click=${() => {
          if (!busy) forget();
        }}
      >
        ${text.removeKept(title, bytes)}
      </button>`
    : html`<p class="size">${text.size(title, bytes)}</p>`;

interface Choice {
  id: string;
  title: string;
  options: readonly (readonly [string, string])[];
  chosen: string;
  disabled: boolean;
  choose: (value: string) => void;
}

const select = ({ id, title, options, chosen, disabled, choose }: Choice): TemplateResult => html`
  <div class="choice">
    <label for=${id}>${title}</label>
    <div class="select">
      <select
        id=${id}
        ?disabled=${disabled}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLSelectElement) choose(target.value);
        }}
      >
        ${options.map(
          ([value, words]) =>
            html`<option value=${value} .selected=${value === chosen}>${words}</option>`,
        )}
      </select>
    </div>
  </div>
`;
