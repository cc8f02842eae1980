// <retrace-race-view>: strategies against each other on the element's puzzle. Its state is in
// race-state.ts; it races and saves through racer.ts and race-commands.ts.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import { raceMessagesIn } from '../../languages/en/race';
import type { BoardChanges, BoardInput, ModeBasics } from '../contract/mode-input';
import type { StayingElement } from '../contract/mode-element';
import { defineOnce, keepStyles, reactive } from '../shared/own-element';
import { messagesIn } from '../../languages/en/element';
import { fittedOn, pageOf, Pages, pageTabs } from '../shared/look/pages';
import { raceStyles } from './race-styles';
import { chartPanel } from './chart-panel';
import { raceCommandsOf } from './race-commands';
import { findingsPanel } from './findings-panel';
import { lanesPanel } from './lanes-panel';
import {
  finishersOf,
  initialRace,
  racedOn,
  reduceRace,
  type RaceAction,
  type RaceState,
} from './race-state';
import { Racer } from './racer';
import { racePages, type RacePage } from './race-pages';
import { setUpPanel } from './race-set-up-panel';

class RetraceRaceView extends LitElement implements StayingElement {
  static override styles = raceStyles;

  static override properties = reactive('input', 'sample', 'state', 'width');

  declare input: (ModeBasics & BoardInput & Pick<BoardChanges, 'show'>) | undefined;
  /** The puzzle that the page has put on the board by itself. */
  declare sample: Grid | undefined;
  declare private state: RaceState;
  /** The width of the chart, in CSS pixels; 0 until it is known. */
  declare private width: number;

  readonly #pages = new Pages<RacePage>(this, 'strategies');
  readonly #dispatch = (action: RaceAction): void => {
    this.state = reduceRace(this.state, action);
    if (action.type === 'start') this.#pages.choose('lanes');
  };
  readonly #racer = new Racer(this.#dispatch);
  readonly #commands = raceCommandsOf({
    dispatch: this.#dispatch,
    racer: this.#racer,
    root: () => this.renderRoot,
    drawn: () => this.updateComplete,
    current: () => this.state,
    puzzle: () => this.#puzzle,
    show: (puzzle) => this.input?.show(puzzle),
    text: () => raceMessagesIn(this.input?.language ?? 'en'),
  });
  readonly #sizes = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0);
  });

  constructor() {
    super();
    keepStyles(this);
    this.sample = undefined;
    this.state = initialRace;
    this.width = 0;
  }

  get #puzzle(): Grid | undefined {
    return this.input && racedOn(this.input.digits, this.sample, this.state);
  }

  /** A running race goes on, and the results of a finished one stay. */
  get isUnderWay(): boolean {
    return this.state.run !== undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // The element was only moved.
      this.#racer.close();
      this.#dispatch({ type: 'clear' });
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { run } = this.state;
    if (!changed.has('input') || !run || run.puzzle === this.#puzzle) return;
    this.#racer.close();
    this.#dispatch({ type: 'clear' });
  }

  protected override firstUpdated(): void {
    const results = this.renderRoot.querySelector('.results');
    if (results) this.#sizes.observe(results);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input) return nothing;
    const { language, controls } = this.input;
    const digits = racedOn(this.input.digits, this.sample, this.state);
    const isInstead = digits !== this.input.digits;
    const text = raceMessagesIn(language);
    const common = messagesIn(language);
    const { state, width } = this;
    const { run } = state;
    const finishers = run ? finishersOf(run) : [];
    const problem =
      findContradictions(digits).length > 0
        ? text.setUp.contradiction
        : state.chosen.length < 2
          ? text.setUp.tooFew
          : undefined;
    const names = {
      strategies: text.setUp.strategies,
      order: text.setUp.order,
      puzzle: common.pages.puzzle,
      lanes: text.lanes.title,
      findings: text.findings.title,
    };
    const isDone = run !== undefined && finishers.length > 0;
    const offered = isDone ? racePages : racePages.slice(0, -1);
    const open = controls === 'none' ? 'lanes' : this.#pages.among(offered);
    return html`
      <div class="race ${controls} ${fittedOn(open)} stacked one-column gap-32">
        ${
          controls === 'none'
            ? nothing
            : setUpPanel({ digits, isInstead, state, problem, open }, text, common, this.#commands)
        }
        <div class="results pane one-column gap-16">
          <div class="course ${pageOf('lanes', open)}">
            <p class="phase" role="status">
              ${text.phase(run?.phase ?? 'none', finishers.length, run?.lanes.length ?? 0)}
            </p>
            ${lanesPanel(state, text, common, language, this.#commands)}
          </div>
          ${
            isDone
              ? html`<div class="course ${pageOf('findings', open)}">
                  ${findingsPanel(run, text)}
                  ${chartPanel({ finishers, width, notice: state.notice }, text, this.#commands)}
                </div>`
              : nothing
          }
        </div>
        ${
          controls === 'none'
            ? nothing
            : pageTabs(offered, open, common.pages.label, (page) => names[page], this.#pages.choose)
        }
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-race-view': RetraceRaceView;
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-race-view', RetraceRaceView);
