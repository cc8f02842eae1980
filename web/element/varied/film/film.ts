// <retrace-varied-film>: the search on a puzzle with any rules, forwards, backwards and from anywhere.
import { LitElement, css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import { filmOrders, type FilmShown, type VariedSolver } from '../../../core/varied/varied-calls';
import { variedFilmIn, type VariedFilmMessages } from '../../../languages/en/varied-film';
import { choiceField } from '../../shared/labelled-fields';
import { pressButton } from '../../shared/look/press-button';
import { stepIcons } from '../../shared/look/step-icons';
import { stepStyles } from '../../shared/look/steps';
import { defineOnce, keepStyles, reactive } from '../../shared/own-element';
import { boardView, type BoardOf, type OnBoard } from '../board-view';
import { blankSheet } from '../game';
import { variedStyles } from '../varied-styles';
import { filmMarks, filmText } from './film-words';

/** Parts of the picture of the depths. */
const parts = 120;
/** The worker explores as long between two pictures. */
const exploreMs = 40;
/** Steps of one picture: more would take longer than a picture lasts. */
const mostAtOnce = 500;
const speeds = [1, 4, 16, 64, 1024] as const;

const own = css`
  .depths {
    display: block;
    inline-size: 100%;
    block-size: 3rem;
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 1;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .depths line {
    stroke: var(--ink);
    stroke-width: 2;
  }
  .scrub {
    display: grid;
  }
  .scrub input {
    inline-size: 100%;
    min-block-size: var(--touch);
    margin: 0;
    accent-color: var(--accent);
  }
  .told {
    min-block-size: 4.5rem;
    align-content: start;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: end;
  }
`;

export class RetraceVariedFilm extends LitElement {
  static override styles = [...variedStyles, stepStyles, own];
  static override properties = reactive('language', 'solver', 'board', 'leave');

  declare language: Language;
  declare solver: VariedSolver | undefined;
  declare board: BoardOf | undefined;
  declare leave: () => void;
  #shown: FilmShown | undefined;
  /** The position that is wanted; a fraction while it is played. */
  #at = 0;
  #order: (typeof filmOrders)[number] = 'row-major';
  #speed: (typeof speeds)[number] = 4;
  #isPlaying = false;
  #isExploring = true;
  #isRefused = false;
  #isAsking = false;
  #playedAt = 0;

  constructor() {
    super();
    keepStyles(this);
    this.language = 'en';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      // The button that opens it stands far down on a phone.
      if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
      return this.#follow();
    });
  }

  /** Asks for pictures as long as there is something new to show, one after another. */
  async #follow(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.isConnected && this.#isDue()) {
        this.#advance();
        const { solver, board } = this;
        const order = this.#order;
        if (!solver || !board) return;
        const at = Math.floor(this.#at);
        const exploring = this.#isExploring ? exploreMs : 0;
        const shown = await solver.film(board.puzzle, { order, at, exploreMs: exploring, parts });
        if (order !== this.#order) continue;
        this.#shown = shown;
        this.requestUpdate();
        await new Promise(requestAnimationFrame);
      }
    } catch {
      this.#isRefused = this.isConnected;
      this.#isPlaying = false;
      this.requestUpdate();
    } finally {
      this.#isAsking = false;
    }
  }

  #isDue(): boolean {
    const shown = this.#shown;
    if (!shown || this.#isPlaying) return true;
    const isElsewhere = shown.position !== Math.min(Math.floor(this.#at), shown.explored);
    return isElsewhere || (this.#isExploring && shown.end === 'open');
  }

  #advance(): void {
    if (!this.#isPlaying) return;
    const now = performance.now();
    const steps = Math.min(mostAtOnce, ((now - this.#playedAt) / 1000) * this.#speed);
    this.#playedAt = now;
    const { explored, end } = this.#shown ?? { explored: 0, end: 'open' };
    this.#at = Math.min(explored, this.#at + steps);
    if (this.#at === explored && end !== 'open') this.#isPlaying = false;
  }

  #goTo(at: number): void {
    this.#isPlaying = false;
    this.#at = Math.max(0, Math.min(at, this.#shown?.explored ?? 0));
    this.requestUpdate();
    void this.#follow();
  }

  #toggle(): void {
    const shown = this.#shown;
    this.#isPlaying = !this.#isPlaying;
    if (this.#isPlaying && shown?.position === shown?.explored && shown?.end !== 'open') {
      this.#at = 0;
    }
    this.#playedAt = performance.now();
    this.requestUpdate();
    void this.#follow();
  }

  #choose(order: (typeof filmOrders)[number]): void {
    this.#order = order;
    this.#shown = undefined;
    this.#isExploring = true;
    this.#goTo(0);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { board, language } = this;
    if (!board) return nothing;
    const { puzzle } = board;
    const text = variedFilmIn(language);
    const shown = this.#shown;
    const isMany = puzzle.digits > 9;
    const play: OnBoard = {
      selected: shown && shown.stepDigit > 0 ? shown.stepCell : 0,
      also: [],
      sheet: { ...blankSheet(puzzle.givens), digits: shown?.digits ?? puzzle.givens },
      violations: [],
      marks: shown && filmMarks(puzzle, shown),
      pick: () => undefined,
    };
    const told = shown ? filmText(puzzle, shown, language) : text.reading;
    return html`<div class="varied film-view ${isMany ? 'many' : ''}">
      <div class="scroller">
        ${boardView({ board, play, language, onKey: this.#onKey, isReadonly: true })}
      </div>
      <div class="line told">
        <p role="status">${this.#isRefused ? text.refused : told}</p>
        ${shown ? html`<p>${text.at(shown.position, shown.depth)}</p>` : nothing}
      </div>
      ${this.#transport(text)} ${this.#timeline(text)} ${this.#about(text)}
    </div>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined) this.#goTo(Math.floor(this.#at) + by);
    else if (event.key === ' ') this.#toggle();
    else return;
    event.preventDefault();
  };

  #transport(text: VariedFilmMessages): TemplateResult {
    const to = (name: string, icon: TemplateResult, at: () => number) =>
      pressButton({ kind: 'quiet', name }, icon, () => {
        this.#goTo(at());
      });
    const here = () => Math.floor(this.#at);
    return html`<div class="transport" role="group" aria-label=${text.controls}>
      ${to(text.first, stepIcons.first, () => 0)}
      ${to(text.back, stepIcons.stepBack, () => here() - 1)}
      ${pressButton(
        'primary toggle',
        html`${this.#isPlaying ? stepIcons.pause : stepIcons.play}<span
            >${this.#isPlaying ? text.pause : text.play}</span
          >`,
        () => {
          this.#toggle();
        },
      )}
      ${to(text.on, stepIcons.stepOn, () => here() + 1)}
      ${to(text.last, stepIcons.last, () => this.#shown?.explored ?? 0)}
    </div>`;
  }

  #timeline(text: VariedFilmMessages): TemplateResult {
    const { depths = [], explored = 0, position = 0 } = this.#shown ?? {};
    const highest = Math.max(1, ...depths);
    const points = depths.map(
      (depth, at) => `${at},${1 - depth / highest} ${at + 1},${1 - depth / highest}`,
    );
    const x = explored === 0 ? 0 : (position / explored) * parts;
    return html`<div class="scrub">
      <svg class="depths" viewBox="0 0 ${parts} 1" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<polygon vector-effect="non-scaling-stroke" points="0,1 ${points.join(' ')} ${parts},1" />
        <line vector-effect="non-scaling-stroke" x1=${x} x2=${x} y1="0" y2="1" />`}
      </svg>
      <input
        type="range"
        min="0"
        max=${explored}
        .value=${String(position)}
        aria-label=${text.position}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) this.#goTo(target.valueAsNumber);
        }}
      />
    </div>`;
  }

  #about(text: VariedFilmMessages): TemplateResult {
    const { explored = 0, end = 'open' } = this.#shown ?? {};
    const isSearching = end === 'open' && this.#isExploring && !this.#isRefused;
    return html`<section class="about pane one-column gap-8">
      <p>${text.known[end](explored)} ${isSearching ? text.searching : ''}</p>
      <div class="choices">
        ${choiceField({
          id: 'film-order',
          label: text.order,
          values: filmOrders,
          chosen: this.#order,
          nameOf: (order) => text.orders[order],
          choose: (order) => {
            this.#choose(order);
          },
        })}
        ${choiceField({
          id: 'film-speed',
          label: text.speed,
          values: speeds,
          chosen: this.#speed,
          nameOf: text.speeds,
          choose: (speed) => {
            this.#speed = speed;
          },
        })}
      </div>
      <p class="flow gap-8 buttons">
        ${
          end === 'open'
            ? pressButton('secondary', isSearching ? text.stop : text.goOn, () => {
                this.#isExploring = !this.#isExploring;
                this.requestUpdate();
                void this.#follow();
              })
            : nothing
        }
        ${pressButton('secondary', text.close, () => {
          this.leave();
        })}
      </p>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-film': RetraceVariedFilm;
  }
}

defineOnce('retrace-varied-film', RetraceVariedFilm);
