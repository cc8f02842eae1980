// <retrace-varied-film>: the search on a puzzle with any rules, forwards, backwards and from anywhere.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import {
  filmedSearches,
  type FilmShown,
  type VariedSolver,
} from '../../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { variedFilmIn, type VariedFilmMessages } from '../../../languages/en/varied-film';
import { variedLearningIn } from '../../../languages/en/varied-learning';
import { choiceField } from '../../shared/labelled-fields';
import { pressButton } from '../../shared/look/press-button';
import { stepIcons } from '../../shared/look/step-icons';
import { stepStyles } from '../../shared/look/steps';
import { defineOnce, keepStyles, reactive } from '../../shared/own-element';
import { boardView, type BoardOf, type OnBoard } from '../board-view';
import { blankSheet } from '../game';
import { variedStyles } from '../varied-styles';
import { comparisonStyles, comparisonView } from './comparison';
import { depthStyles, depthsView, nearbyView } from './depths';
import { FilmPlayer, parts, speeds } from './film-player';
import { filmMarks, filmText } from './film-words';
import { learningMarks, learningText } from './learning-words';

const own = css`
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
  static override styles = [...variedStyles, stepStyles, depthStyles, comparisonStyles, own];
  static override properties = reactive('language', 'solver', 'board', 'leave');

  declare language: Language;
  declare solver: VariedSolver | undefined;
  declare board: BoardOf | undefined;
  declare leave: () => void;
  readonly #player = new FilmPlayer(this);

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
      return this.#player.follow();
    });
  }

  get puzzle(): VariedPuzzle | undefined {
    return this.board?.puzzle;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { board, language } = this;
    if (!board) return nothing;
    const { puzzle } = board;
    const text = variedFilmIn(language);
    const { shown, isRefused, comparison } = this.#player;
    const isMany = puzzle.digits > 9;
    const play: OnBoard = {
      selected: shown ? cellOf(shown) : 0,
      also: [],
      sheet: { ...blankSheet(puzzle.givens), digits: shown?.digits ?? puzzle.givens },
      violations: [],
      marks: shown && (isLearning(shown) ? learningMarks(shown) : filmMarks(puzzle, shown)),
      pick: () => undefined,
    };
    const learning = shown && isLearning(shown) ? shown : undefined;
    return html`<div class="varied film-view ${isMany ? 'many' : ''}">
      <div class="scroller">
        ${boardView({ board, play, language, onKey: this.#onKey, isReadonly: true })}
      </div>
      <div class="line told">
        <p role="status">${isRefused ? text.refused : this.#told(shown, board)}</p>
        ${shown ? html`<p>${this.#whereabouts(shown)}</p>` : nothing}
      </div>
      ${this.#transport(text)} ${this.#timeline(text)}
      ${learning ? nearbyView(learning, variedLearningIn(language).near) : nothing}
      ${comparison.size > 0 ? comparisonView(comparison, language) : nothing} ${this.#about(text)}
    </div>`;
  }

  #told(shown: FilmShown | undefined, { puzzle }: BoardOf): string {
    const { language } = this;
    if (!shown) return variedFilmIn(language).reading;
    return isLearning(shown)
      ? learningText(puzzle, shown, language)
      : filmText(puzzle, shown, language);
  }

  #whereabouts(shown: FilmShown): string {
    return isLearning(shown)
      ? variedLearningIn(this.language).at(shown.position, shown.step.choices, shown.lessons)
      : variedFilmIn(this.language).at(shown.position, shown.depth);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined) this.#player.goTo(this.#player.position + by);
    else if (event.key === ' ') this.#player.toggle();
    else return;
    event.preventDefault();
  };

  #transport(text: VariedFilmMessages): TemplateResult {
    const to = (name: string, icon: TemplateResult, at: () => number) =>
      pressButton({ kind: 'quiet', name }, icon, () => {
        this.#player.goTo(at());
      });
    const here = () => this.#player.position;
    return html`<div class="transport" role="group" aria-label=${text.controls}>
      ${to(text.first, stepIcons.first, () => 0)}
      ${to(text.back, stepIcons.stepBack, () => here() - 1)}
      ${pressButton(
        'primary toggle',
        html`${this.#player.isPlaying ? stepIcons.pause : stepIcons.play}<span
            >${this.#player.isPlaying ? text.pause : text.play}</span
          >`,
        () => {
          this.#player.toggle();
        },
      )}
      ${to(text.on, stepIcons.stepOn, () => here() + 1)}
      ${to(text.last, stepIcons.last, () => this.#player.shown?.explored ?? 0)}
    </div>`;
  }

  #timeline(text: VariedFilmMessages): TemplateResult {
    const { shown } = this.#player;
    const { explored = 0, position = 0 } = shown ?? {};
    return html`<div class="scrub">
      ${depthsView(shown, parts)}
      <input
        type="range"
        min="0"
        max=${explored}
        .value=${String(position)}
        aria-label=${text.position}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) this.#player.goTo(target.valueAsNumber);
        }}
      />
    </div>`;
  }

  #about(text: VariedFilmMessages): TemplateResult {
    const player = this.#player;
    const { search: chosen, speed, isExploring, isRefused, isComparing } = player;
    const { explored = 0, end = 'open' } = player.shown ?? {};
    const isSearching = end === 'open' && isExploring && !isRefused;
    const learning = variedLearningIn(this.language);
    return html`<section class="about pane one-column gap-8">
      ${chosen === 'learning' ? html`<p>${learning.about}</p>` : nothing}
      <p>${text.known[end](explored)} ${isSearching ? text.searching : ''}</p>
      <div class="choices">
        ${choiceField({
          id: 'film-search',
          label: text.search,
          values: filmedSearches,
          chosen,
          nameOf: (search) => text.searches[search],
          choose: (search) => {
            player.choose(search);
          },
        })}
        ${choiceField({
          id: 'film-speed',
          label: text.speed,
          values: speeds,
          chosen: speed,
          nameOf: text.speeds,
          choose: (speed) => {
            player.speed = speed;
          },
        })}
      </div>
      <p class="flow gap-8 buttons">
        ${
          end === 'open'
            ? pressButton('secondary', isSearching ? text.stop : text.goOn, () => {
                player.toggleExploring();
              })
            : nothing
        }
        ${pressButton('secondary', isComparing ? text.stop : learning.compare, () => {
          void player.compare();
        })}
        ${pressButton('secondary', text.close, () => {
          this.leave();
        })}
      </p>
    </section>`;
  }
}

const cellOf = (shown: FilmShown) => (isLearning(shown) ? shown.step.claim.cell : shown.stepCell);

const isLearning = (shown: FilmShown) => shown.search === 'learning';

declare global {
  interface HTMLElementTagNameMap {
    'retrace-varied-film': RetraceVariedFilm;
  }
}

defineOnce('retrace-varied-film', RetraceVariedFilm);
