// The results of a run: verdict, tests, faults by line, the film, and our strategies beside it.
import { html, nothing, type TemplateResult } from 'lit';
import { lineOf } from '../../core/code/cause/cause';
import { boardIn, cellsAtFault, type Verdict } from '../../core/code/judge';
import { isClassic, type JudgeTest } from '../../core/code/problems/problem';
import { isRefusal, refusedAs } from '../../core/code/remarks/remark';
import type { Ending, Fault, Film } from '../../core/code/run';
import { isTimed } from '../../core/code/time';
import type { ProgramLanguage } from '../../core/program-languages';
import { formatLessonLink } from '../../core/link';
import { problemOf, testsOf } from '../../core/code/problems/all';
import type { Language } from '../../core/language';
import { boardPicture } from '../shared/picture/scene-view';
import '../shared/programs/film-saver';
import type { LinkedFilm } from '../shared/programs/program-link';
import { strategyTitle } from '../shared/words/strategy-title';
import { messagesIn } from '../../languages/en/element';
import { remarksOf } from './remarks-panel';
import { isBusy, type Outcome, type RunState, type Tested } from './run-state';
import { outputPanel } from './output-panel';
import { causePanel } from './cause-panel';
import { codeLine } from './code-line';
import { slowPanel } from './slow-panel';
import { lessonsOn } from './taught';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export interface ResultCommands {
  goTo: (line: number) => void;
  /** Films the program on a test, and opens it to be watched. */
  film: (test: JudgeTest) => void;
  /** Opens the film at a step. */
  watch: (step?: number) => void;
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
    <section class="results pane gap-12" aria-live="off">
      <p class="phase ${phase.kind} tabular" role="status">${text.phase(phase)}</p>
      ${outcome ? [verdictOf(outcome, text, commands), causeOf(outcome, busy, text, commands)] : nothing}
      ${outcome?.filmed ? filmOf(outcome, busy, text, language, commands) : nothing}
      ${outcome ? wrongOf(outcome, text, commands) : nothing}
      ${outcome ? linesOf(outcome, text, commands) : nothing}
      ${outcome ? ownOf(outcome, text, commands) : nothing}
      ${outcome?.tested.some(({ test }) => !test.isOwn) ? testsTable(outcome, busy, text, commands) : nothing}
      ${outcome ? printedOf(outcome, state.printedOn, text, commands) : nothing}
      ${outcome?.filmed && isClassic(outcome.filmed.test) ? [slowOf(outcome, busy, text, language, commands), raceOf(outcome, busy, text, language, commands)] : nothing}
    </section>
  `;
}

/** For a link to a film: it is made only when the person asks. */
export const linkedButton = (
  { at }: LinkedFilm,
  text: CodeMessages,
  { watchLinked }: ResultCommands,
): TemplateResult =>
  html`<div class="film stacked from-start shrinks gap-8">
    <div class="acts">${pressButton('primary pad-16', text.watchLinked(at), watchLinked)}</div>
  </div>`;

/** Nothing is filmed of a text of one's own, and nobody expects it. */
const isFilmable = (tests: readonly JudgeTest[]): boolean =>
  tests.some(({ puzzle, isOwn }) => puzzle !== undefined || isOwn);

/** One puzzle says nothing of all tests. */
function noteOn(verdict: Verdict, tests: number, text: CodeMessages): string {
  if (tests === 1 && verdict === 'accepted') return text.oneAccepted;
  return tests === 1 && verdict === 'near-limit' ? text.oneNear : text.verdictNotes[verdict];
}

const causeOf = (
  { cause, program: { language } }: Outcome,
  busy: boolean,
  text: CodeMessages,
  { goTo, watch }: ResultCommands,
) => (cause ? causePanel({ ...cause, language, busy, text, goTo, watch }) : nothing);

function verdictOf(
  { verdict, estimate, program, tests, cause }: Outcome,
  text: CodeMessages,
  { goTo }: ResultCommands,
) {
  if (!verdict) return nothing;
  const lessons = lessonsOn(verdict, cause?.cause);
  const { language } = program;
  const problem = tests[0]?.problem ?? '2580';
  const isBySetter = verdict === 'time-limit' && estimate !== undefined;
  const refusals = verdict === 'compile-error' ? [] : remarksOf(program).filter(isRefusal);
  const [refusal] = refusals;
  return html`<div class="verdict ${refusal ? refusedAs(refusal) : verdict}" role="status">
    <p class="title danger">${text.verdicts[refusal ? refusedAs(refusal) : verdict]}</p>
    ${
      refusal
        ? html`<p>${text.remarks.refused(refusal)}</p>
            <ul class="stacked gap-4">
              ${refusals.map((each) => html`<li>${codeLine(each.line, text, goTo)} ${text.remarks.of(each)}</li>`)}
            </ul>
            <p>${text.remarks.apartFromThat(text.verdicts[verdict])}</p>`
        : nothing
    }
    ${isBySetter ? nothing : html`<p class="note">${noteOn(verdict, tests.length, text)}</p>`}
    ${problemOf(problem).time ? nothing : html`<p class="note">${text.noTime}</p>`}
    ${isFilmable(tests) ? nothing : html`<p class="note">${text.noFilmOf}</p>`}
    ${estimate ? html`<p class="note">${text.timeNote({ estimate, problem, language })}</p>` : nothing}
    ${
      lessons.length === 0
        ? nothing
        : html`<ul class="lessons stacked unlisted gap-4" aria-label=${text.lessons}>
            ${lessons.map(
              (lesson) =>
                html`<li>
                  <a class="accented" href=${formatLessonLink(lesson)}>${text.lessonOn[lesson]}</a>
                </li>`,
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
  return html`<div class="wrong stacked from-start shrinks gap-8">
    <h3>${nameOf(tests, test, text)}</h3>
    ${endingOf(ending, text, goTo)}
    ${
      difference
        ? html`<p>${text.difference(difference)}</p>
            <dl class="lines stacked gap-4">
              <div>
                <dt>${text.found}</dt>
                <dd><code>${shortened(difference.found) ?? text.nothingFound}</code></dd>
              </div>
              ${
                difference.expected === undefined
                  ? nothing
                  : html`<div>
                      <dt>${text.expected}</dt>
                      <dd><code>${difference.expected || text.emptyLine}</code></dd>
                    </div>`
              }
            </dl>`
        : nothing
    }
    ${
      test.puzzle
        ? html`<div class="boards stacked whole-width gap-16">
            ${boardPicture({ grid: test.puzzle, givens: test.puzzle }, text.picture(false))}
            ${
              difference && printed
                ? boardPicture({ grid: printed, givens: test.puzzle, marked }, text.picture(true))
                : nothing
            }
          </div>`
        : nothing
    }
  </div>`;
}

function endingOf(ending: Ending, text: CodeMessages, goTo: (line: number) => void) {
  if (ending.kind === 'finished' && ending.exitCode !== 0) {
    return html`<p>${text.exitCode(ending.exitCode)}</p>`;
  }
  if (ending.kind !== 'runtime-error') return nothing;
  const { line, crash, text: said } = ending;
  return html`<p>
    ${line === undefined ? nothing : codeLine(line, text, goTo)}
    ${crash === undefined ? nothing : text.crashes[crash]}
    ${said === '' ? nothing : html`<code>${said}</code>`}
  </p>`;
}

const shortened = (line: string | undefined): string | undefined =>
  line !== undefined && line.length > 60 ? `${line.slice(0, 60)}…` : line;

const isOutside = ({ kind }: Fault): boolean => kind === 'out-of-bounds';

/** The messages of the compiler and the run about lines of the program. */
function linesOf(
  { program, verdict, diagnostics, faults: all, cause }: Outcome,
  text: CodeMessages,
  { goTo }: ResultCommands,
) {
  // A fault that is the cause is hidden no more.
  const told = cause && lineOf(cause.cause);
  const faults = all.filter(({ line }) => line === undefined || line !== told);
  const isRight =
    program.language === 'cpp' && (verdict === 'accepted' || verdict === 'near-limit');
  const said =
    diagnostics.length === 0
      ? nothing
      : html`<div class="said stacked from-start shrinks gap-8">
          <h3>${text.diagnostics}</h3>
          <ul class="stacked gap-4">
            ${diagnostics.map(
              (each) =>
                html`<li>
                  ${codeLine(each.line, text, goTo)} <code>${each.text}</code>
                  ${each.note === undefined ? nothing : text.compilerNotes[each.note]}
                  ${each.standard === undefined ? nothing : text.standard(each)}
                </li>`,
            )}
          </ul>
        </div>`;
  const seen =
    faults.length === 0
      ? nothing
      : html`<div class="said stacked from-start shrinks gap-8">
          <h3>${text.faults}</h3>
          <ul class="stacked gap-4">
            ${faults.map(
              (fault) =>
                html`<li>
                  ${fault.line === undefined ? nothing : codeLine(fault.line, text, goTo)}
                  ${text.fault(fault)}
                </li>`,
            )}
          </ul>
          ${isRight && faults.some(isOutside) ? html`<p class="note">${text.mayFailThere}</p>` : nothing}
        </div>`;
  return [said, seen];
}

/** Folded once the verdict is there. */
function testsTable(
  { tests, tested, verdict, program: { language } }: Outcome,
  busy: boolean,
  text: CodeMessages,
  { film }: ResultCommands,
) {
  const right = tested.filter(({ judged }) => judged?.verdict === 'accepted').length;
  return html`<details class="all-tests" ?open=${busy && verdict === undefined}>
    <summary>${text.testsRight(right, tests.length)}</summary>
    <table class="tests" aria-label=${text.testsTitle}>
      <thead>
        <tr>
          <th scope="col">${text.testsTable.test}</th>
          <th scope="col">${text.testsTable.verdict}</th>
          <th scope="col" class="number">
            ${text.testsTable.time} <span class="times muted">${text.testsTable.times}</span>
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
              <span class="times muted">${timesIn(done, language, text)}</span>
            </td>
            <td>
              ${
                done && test.puzzle
                  ? pressButton(
                      { kind: 'quiet', enabled: !busy, name: text.watchTest(index + 1) },
                      text.watchShort,
                      () => {
                        film(test);
                      },
                    )
                  : nothing
              }
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </details>`;
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
  { program, tests, tested, filmed, cause }: Outcome,
  busy: boolean,
  text: CodeMessages,
  language: Language,
  { watch }: ResultCommands,
) {
  if (!filmed) return nothing;
  const { film, test } = filmed;
  const run = tested.find((each) => each.test === test);
  const printed = run?.judged?.verdict === 'accepted' && boardIn(run.report.output, test.problem);
  return html`<div class="film stacked from-start shrinks gap-8">
    <h3>${text.filmTitle}: ${nameOf(tests, test, text)}</h3>
    ${
      film && film.steps > 0
        ? html`<p>${text.film(film.steps, film.isCut)}</p>
            <p class="note">${text.counted}</p>
            ${
              cause?.board || !printed || !test.puzzle
                ? nothing
                : html`<div class="boards stacked whole-width">
                    ${boardPicture({ grid: printed, givens: test.puzzle }, text.picture(true))}
                  </div>`
            }
            <div class="acts">
              ${pressButton({ kind: 'primary pad-16', enabled: !busy }, text.watch, () => {
                watch();
              })}
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
  { tests, tested, compared }: Outcome,
  busy: boolean,
  text: CodeMessages,
  language: Language,
  { compare }: ResultCommands,
) {
  const run = tested.find(({ test }) => test === compared?.test);
  const common = messagesIn(language);
  const row = (name: string, steps: string, time: string, isOwn: boolean) =>
    html`<tr class=${isOwn ? 'own' : ''}>
      <th scope="row">${name}</th>
      <td class="number">${steps}</td>
      <td class="number">${time}</td>
    </tr>`;
  return html`<div class="race stacked from-start shrinks gap-8">
    <h3>${text.race}</h3>
    <p class="note">${text.raceNote}</p>
    ${
      compared
        ? html`<table>
            <caption class="muted">
              ${nameOf(tests, compared.test, text)}
            </caption>
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
                stepsOf(compared.film, text),
                run ? text.ms(run.report.milliseconds) : '–',
                true,
              )}
              ${compared.rows.map(({ strategy, steps, milliseconds }) =>
                row(
                  strategyTitle(strategy, common),
                  text.number(steps),
                  text.ms(milliseconds),
                  false,
                ),
              )}
            </tbody>
          </table>`
        : pressButton({ kind: 'secondary', enabled: !busy }, text.compare, compare)
    }
  </div>`;
}
