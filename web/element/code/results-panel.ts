// The results of a run: verdict, tests, faults by line, the film, and our strategies beside it.
import { html, nothing, type TemplateResult } from 'lit';
import { boardIn, cellsAtFault, type JudgeTest } from '../../core/code/judge';
import type { Ending, Film } from '../../core/code/run';
import { isTimed } from '../../core/code/time';
import type { ProgramLanguage } from '../../core/program-languages';
import { formatLessonLink } from '../../core/link';
import { testsOf } from '../../core/code/judge-tests';
import type { Language } from '../../core/language';
import { boardPicture } from '../shared/picture/scene-view';
import '../shared/programs/save-film';
import type { LinkedFilm } from '../shared/programs/program-link';
import { strategyTitle } from '../shared/words/strategy-title';
import { messagesIn } from '../shared/words/words-in';
import { isBusy, type Outcome, type RunState, type Tested } from './state';
import { outputPanel } from './output-panel';
import { slowPanel } from './slow-panel';
import { lessonsOn } from './taught';
import type { CodeMessages } from './words';

export interface ResultCommands {
  goTo: (line: number) => void;
  /** Films the program on a test, and opens it to be watched. */
  film: (test: JudgeTest) => void;
  watch: () => void;
  /** Runs the program of a link to a film, and watches it at the step of the link. */
  watchLinked: () => void;
  compare: () => void;
  /** Shows what was printed on another test, by its place. */
  printedOn: (place: number) => void;
  explain: () => void;
}

export function resultsPanel(
  state: RunState,
  text: CodeMessages,
  language: Language,
  commands: ResultCommands,
): TemplateResult {
  const { phase, outcome } = state;
  const busy = isBusy(state);
  return html`
    <section class="results" aria-live="off">
      <p class="phase ${phase.kind}" role="status">${text.phase(phase)}</p>
      ${outcome ? [verdictOf(outcome, text), wrongOf(outcome, text, commands)] : nothing}
      ${outcome ? linesOf(outcome, text, commands) : nothing}
      ${outcome ? ownOf(outcome, text, commands) : nothing}
      ${outcome?.tested.some(({ test }) => !test.isOwn) ? testsTable(outcome, busy, text, commands) : nothing}
      ${outcome ? printedOf(outcome, state.printedOn, text, commands) : nothing}
      ${outcome?.filmed ? filmOf(outcome, busy, text, language, commands) : nothing}
      ${outcome?.filmed ? slowOf(outcome, busy, text, language, commands) : nothing}
      ${outcome?.filmed ? raceOf(outcome, busy, text, language, commands) : nothing}
    </section>
  `;
}

/** For a link to a film: it is made only when the person asks. */
export const linkedButton = (
  { at }: LinkedFilm,
  text: CodeMessages,
  { watchLinked }: ResultCommands,
): TemplateResult =>
  html`<div class="film">
    <div class="acts">
      <button type="button" class="primary" @click=${watchLinked}>${text.watchLinked(at)}</button>
    </div>
  </div>`;

function verdictOf({ verdict, estimate, program, tests, tested }: Outcome, text: CodeMessages) {
  if (!verdict) return nothing;
  const last = tested.at(-1);
  const lessons = lessonsOn({ verdict, judged: last?.judged, ending: last?.report.ending });
  const { language } = program;
  const problem = tests[0]?.problem ?? '2580';
  const isBySetter = verdict === 'time-limit' && estimate !== undefined;
  return html`<div class="verdict ${verdict}" role="status">
    <p class="title">${text.verdicts[verdict]}</p>
    ${isBySetter ? nothing : html`<p class="note">${text.verdictNotes[verdict]}</p>`}
    ${estimate ? html`<p class="note">${text.timeNote({ estimate, problem, language })}</p>` : nothing}
    ${
      lessons.length === 0
        ? nothing
        : html`<ul class="lessons" aria-label=${text.lessons}>
            ${lessons.map(
              (lesson) =>
                html`<li><a href=${formatLessonLink(lesson)}>${text.lessonOn[lesson]}</a></li>`,
            )}
          </ul>`
    }
  </div>`;
}

/** How a program ended on a text of the person's own. */
function ownOf({ tested }: Outcome, text: CodeMessages, { goTo }: ResultCommands) {
  const own = tested.find(({ test }) => test.isOwn);
  if (!own) return nothing;
  const { ending, milliseconds } = own.report;
  const said =
    ending.kind === 'finished'
      ? text.printed.ran(text.ms(milliseconds))
      : text.verdicts[ending.kind];
  return html`<p>${said}</p>
    ${endingOf(ending, text, goTo)}`;
}

const printedOf = (
  outcome: Outcome,
  chosen: number | undefined,
  text: CodeMessages,
  { printedOn }: ResultCommands,
) =>
  outputPanel({
    outcome,
    chosen,
    text,
    nameOf: (test) => nameOf(outcome.tests, test, text),
    choose: printedOn,
  });

/** The first line that differs, with the boards, or how the program ended. */
function wrongOf({ tests, tested }: Outcome, text: CodeMessages, { goTo }: ResultCommands) {
  const last = tested.at(-1);
  if (!last?.judged || last.judged.verdict === 'accepted') return nothing;
  const { test, report, judged } = last;
  const { difference } = judged;
  const { ending } = report;
  const printed = boardIn(report.output, test.problem);
  const marked = cellsAtFault(test, report.output);
  return html`<div class="wrong">
    <h3>${nameOf(tests, test, text)}</h3>
    ${endingOf(ending, text, goTo)}
    ${
      difference
        ? html`<p>${text.difference(difference)}</p>
            <dl class="lines">
              <div>
                <dt>${text.found}</dt>
                <dd><code>${shortened(difference.found) ?? text.nothingFound}</code></dd>
              </div>
              ${
                difference.expected === undefined
                  ? nothing
                  : html`<div>
                      <dt>${text.expected}</dt>
                      <dd><code>${difference.expected}</code></dd>
                    </div>`
              }
            </dl>`
        : nothing
    }
    <div class="boards">
      ${boardPicture({ grid: test.puzzle, givens: test.puzzle }, text.picture(false))}
      ${
        difference && printed
          ? boardPicture({ grid: printed, givens: test.puzzle, marked }, text.picture(true))
          : nothing
      }
    </div>
  </div>`;
}

function endingOf(ending: Ending, text: CodeMessages, goTo: (line: number) => void) {
  if (ending.kind === 'finished' && ending.exitCode !== 0) {
    return html`<p>${text.exitCode(ending.exitCode)}</p>`;
  }
  if (ending.kind !== 'runtime-error') return nothing;
  const { line, crash, text: said } = ending;
  return html`<p>
    ${line === undefined ? nothing : lineButton(line, text, goTo)}
    ${crash === undefined ? nothing : text.crashes[crash]}
    ${said === '' ? nothing : html`<code>${said}</code>`}
  </p>`;
}

const shortened = (line: string | undefined): string | undefined =>
  line !== undefined && line.length > 60 ? `${line.slice(0, 60)}…` : line;

/** The messages of the compiler and the run about lines of the program. */
function linesOf({ diagnostics, faults }: Outcome, text: CodeMessages, { goTo }: ResultCommands) {
  const said =
    diagnostics.length === 0
      ? nothing
      : html`<div class="said">
          <h3>${text.diagnostics}</h3>
          <ul>
            ${diagnostics.map(
              ({ line, text: words, note }) =>
                html`<li>
                  ${lineButton(line, text, goTo)} <code>${words}</code>
                  ${note === undefined ? nothing : text.compilerNotes[note]}
                </li>`,
            )}
          </ul>
        </div>`;
  const seen =
    faults.length === 0
      ? nothing
      : html`<div class="said">
          <h3>${text.faults}</h3>
          <ul>
            ${faults.map(
              (fault) =>
                html`<li>
                  ${fault.line === undefined ? nothing : lineButton(fault.line, text, goTo)}
                  ${text.fault(fault)}
                </li>`,
            )}
          </ul>
        </div>`;
  return [said, seen];
}

const lineButton = (line: number, text: CodeMessages, goTo: (line: number) => void) =>
  html`<button
    type="button"
    class="quiet line-button"
    @click=${() => {
      goTo(line);
    }}
  >
    ${text.place(line)}
  </button>`;

function testsTable(
  { tests, tested, program: { language } }: Outcome,
  busy: boolean,
  text: CodeMessages,
  { film }: ResultCommands,
) {
  return html`<table class="tests">
    <caption>
      ${text.testsTitle}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.testsTable.test}</th>
        <th scope="col">${text.testsTable.verdict}</th>
        <th scope="col" class="number">
          ${text.testsTable.time} <span class="times">${text.testsTable.times}</span>
        </th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${tests.map((test, index) => {
        const done = tested.find((each) => each.test === test);
        return html`<tr>
          <th scope="row">${nameOf(tests, test, text)}</th>
          <td class="${done?.judged?.verdict ?? ''}">${verdictIn(done, text)}</td>
          <td class="number">
            ${done ? text.ms(millisecondsOf(done)) : nothing}
            <span class="times">${timesIn(done, language, text)}</span>
          </td>
          <td>
            ${
              done
                ? html`<button
                    type="button"
                    class="quiet"
                    aria-label=${text.watchTest(index + 1)}
                    aria-disabled=${busy ? 'true' : 'false'}
                    @click=${() => {
                      if (!busy) film(test);
                    }}
                  >
                    ${text.watchShort}
                  </button>`
                : nothing
            }
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

const millisecondsOf = ({ report, estimate }: Tested): number =>
  estimate?.program ?? report.milliseconds;

/** Where the setter's program was measured on the same test. */
const timesIn = (done: Tested | undefined, language: ProgramLanguage, text: CodeMessages) =>
  done?.estimate && isTimed(done.test, language)
    ? text.times(done.estimate.program / done.estimate.setter)
    : nothing;

const verdictIn = (done: Tested | undefined, text: CodeMessages): string =>
  done?.judged ? text.verdicts[done.judged.verdict] : text.notRun;

function nameOf(tests: readonly JudgeTest[], test: JudgeTest, text: CodeMessages): string {
  const number = tests.indexOf(test) + 1;
  const [sample] = testsOf(test.problem);
  if (tests.length === 1 && test !== sample) return text.test(number, 'board');
  return text.test(number, test === sample ? 'sample' : 'own');
}

function filmOf(
  { program, tests, filmed }: Outcome,
  busy: boolean,
  text: CodeMessages,
  language: Language,
  { watch }: ResultCommands,
) {
  if (!filmed) return nothing;
  const { film, test } = filmed;
  return html`<div class="film">
    <h3>${text.filmTitle}: ${nameOf(tests, test, text)}</h3>
    ${
      film && film.steps > 0
        ? html`<p>${text.film(film.steps, film.isCut)}</p>
            <div class="acts">
              <button
                type="button"
                class="primary"
                aria-disabled=${busy ? 'true' : 'false'}
                @click=${watch}
              >
                ${text.watch}
              </button>
            </div>
            <div class="saving-film">
              <retrace-save-film
                .film=${{ packed: film.packed, name: program.name, program }}
                .language=${language}
              ></retrace-save-film>
            </div>`
        : html`<p class="note">${text.noFilm}</p>`
    }
  </div>`;
}

const slowOf = (
  outcome: Outcome,
  busy: boolean,
  text: CodeMessages,
  language: Language,
  { explain, goTo }: ResultCommands,
) =>
  slowPanel({
    outcome,
    busy,
    text,
    language,
    nameOf: (test) => nameOf(outcome.tests, test, text),
    explain,
    goTo,
  });

/** A film that was cut tells the least that there are. */
const stepsOf = (film: Film | undefined, text: CodeMessages): string =>
  film === undefined ? text.notSeen : (film.isCut ? text.moreThan : text.number)(film.steps);

/** The same puzzle as the film's. */
function raceOf(
  { filmed, tested, compared }: Outcome,
  busy: boolean,
  text: CodeMessages,
  language: Language,
  { compare }: ResultCommands,
) {
  const run = tested.find(({ test }) => test === filmed?.test);
  const common = messagesIn(language);
  const row = (name: string, steps: string, time: string, isOwn: boolean) =>
    html`<tr class=${isOwn ? 'own' : ''}>
      <th scope="row">${name}</th>
      <td class="number">${steps}</td>
      <td class="number">${time}</td>
    </tr>`;
  return html`<div class="race">
    <h3>${text.race}</h3>
    <p class="note">${text.raceNote}</p>
    ${
      compared
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">${text.compared.program}</th>
                <th scope="col" class="number">${text.compared.steps}</th>
                <th scope="col" class="number">${text.compared.time}</th>
              </tr>
            </thead>
            <tbody>
              ${row(
                text.yours,
                stepsOf(filmed?.film, text),
                run ? text.ms(run.report.milliseconds) : '–',
                true,
              )}
              ${compared.map(({ strategy, steps, milliseconds }) =>
                row(
                  strategyTitle(strategy, common),
                  text.number(steps),
                  text.ms(milliseconds),
                  false,
                ),
              )}
            </tbody>
          </table>`
        : html`<button
            type="button"
            class="secondary"
            aria-disabled=${busy ? 'true' : 'false'}
            @click=${() => {
              if (!busy) compare();
            }}
          >
            ${text.compare}
          </button>`
    }
  </div>`;
}
