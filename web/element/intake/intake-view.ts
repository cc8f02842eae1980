// <retrace-intake>: the puzzles of a text as small boards, the faults in the text, and the question about rules.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import { noNotes } from '../../core/notes';
import { isAsked, otherSize, type Reading, type FoundPuzzle } from '../../core/reading';
import type { ExtraHost } from '../contract/extra';
import { controlStyles } from '../shared/look/controls';
import { icons } from '../shared/look/icons';
import { tokens } from '../shared/look/tokens';
import { boardPicture } from '../shared/picture/scene-view';
import { pictureStyles } from '../shared/picture/picture-styles';
import { leaveRules } from '../shared/state/left-rules';
import { noted } from '../shared/state/position';
import { intakeStyles } from './intake-styles';
import { messagesIn } from '../../languages/en/element';
import { variedMessagesIn } from '../../languages/en/varied';
import type { VariedRefusal } from '../../core/varied/varied-puzzle';
import { type IntakeMessages, intakeMessagesIn } from '../../languages/en/intake';
import { primitiveStyles } from '../shared/look/primitives';
import { defineOnce, reactive } from '../shared/own-element';
import { pressButton } from '../shared/look/press-button';

class RetraceIntake extends LitElement {
  static override styles = [tokens, controlStyles, pictureStyles, primitiveStyles, intakeStyles];
  static override properties = reactive('language', 'reading', 'givens', 'left');

  declare language: Language;
  declare reading: Reading | undefined;
  /** The givens on the board now. */
  declare givens: Grid;
  /** The rules left out of the puzzle on the board. */
  declare left: readonly string[];
  declare host: ExtraHost;
  declare close: () => void;

  constructor() {
    super();
    this.language = 'en';
    this.givens = emptyGrid;
    this.left = [];
    this.close = () => undefined;
  }

  protected override render(): TemplateResult {
    const text = intakeMessagesIn(this.language);
    const left = html`<p class="left" role="note">${text.left(this.left)}</p>`;
    return html`${this.left.length > 0 ? left : nothing}
    ${this.reading ? this.#read(this.reading, text) : nothing}`;
  }

  #read(reading: Reading, text: IntakeMessages): TemplateResult {
    const [first] = reading.puzzles;
    const asked =
      first && isAsked(reading, this.givens)
        ? this.#question(first, text, reading.refusal)
        : nothing;
    const { count } = reading;
    const header = html`<header class="strip middle gap-8">
      ${count > 1 ? html`<h2 class="grows">${text.count(count, reading.puzzles.length)}</h2>` : nothing}
      ${
        this.host.takeAll
          ? html`<button type="button" class="secondary" @click=${this.host.takeAll}>
              ${messagesIn(this.language).notice.takeAll}
            </button>`
          : nothing
      }
      <button type="button" class="quiet" aria-label=${text.close} @click=${this.close}>
        ${icons.close}
      </button>
    </header>`;
    return html`<section class="pane from-start gap-8" aria-label=${text.label}>
      ${asked === nothing || count > 1 ? header : nothing} ${asked}
      ${count > 1 ? this.#choice(reading, text) : nothing} ${faultsOf(reading, text)}
    </section>`;
  }

  #question(
    puzzle: FoundPuzzle,
    text: IntakeMessages,
    refusal: VariedRefusal | undefined,
  ): TemplateResult {
    const rules = puzzle.rules ?? [];
    const isOther = rules[0] === otherSize;
    return html`<p class="error danger" role="alert">
        ${refusal && saysWhy(refusal) ? variedMessagesIn(this.language).refused(puzzle.name, refusal) : isOther ? text.otherSize(puzzle.name) : text.rules(puzzle.name, rules)}
      </p>
      <p class="buttons flow gap-8">
        ${
          isOther
            ? nothing
            : pressButton('secondary', text.putWithout, () => {
                this.#put(puzzle);
                this.close();
              })
        }
        <button type="button" class="quiet" @click=${this.close}>${text.leave}</button>
      </p>`;
  }

  #choice({ puzzles, count }: Reading, text: IntakeMessages): TemplateResult {
    return html`<ul>
      ${puzzles.map((found, index) => {
        const { puzzle: givens, digits = givens, name } = found;
        const isOther = found.rules?.[0] === otherSize;
        if (isOther) return nothing;
        return html`<li>
          <button
            type="button"
            class="puzzle stacked whole-width text-12"
            aria-pressed=${givens === this.givens ? 'true' : 'false'}
            aria-label=${text.puzzle(index + 1, name)}
            title=${name ?? nothing}
            @click=${() => {
              this.#put(found);
              const number = index + 1;
              const { host } = this;
              host.say({
                isError: false,
                text: (language) => intakeMessagesIn(language).chosen(number, count),
              });
              host.reveal();
            }}
          >
            ${boardPicture({ grid: digits, givens })}
            <span aria-hidden="true">${index + 1}</span>
          </button>
        </li>`;
      })}
    </ul>`;
  }

  #put({ puzzle: givens, digits = givens, notes, rules = [] }: FoundPuzzle): void {
    const { host } = this;
    leaveRules(givens, rules);
    host.stage.mode = 'solve';
    host.load(givens);
    if (digits !== givens || notes) {
      host.dispatch({ type: 'restore', position: noted({ givens, digits }, notes ?? noNotes) });
    }
    this.requestUpdate();
  }
}

const saysWhy = ({ reason }: VariedRefusal): boolean =>
  reason !== 'no-puzzle' && reason !== 'classic';

function faultsOf(reading: Reading, text: IntakeMessages): TemplateResult | typeof nothing {
  const { faults, faultCount, commented, passed, count } = reading;
  const isSilent = faultCount === 0 && commented === 0 && (count < 2 || passed === 0);
  if (isSilent) return nothing;
  return html`${
    faultCount > 0
      ? html`<p class="error danger">${text.faults(faultCount)}</p>
          <ul class="faults text-14">
            ${faults.slice(0, 5).map((fault) => html`<li>${text.fault(fault)}</li>`)}
          </ul>`
      : nothing
  }
  ${commented > 0 ? html`<p>${text.commented(commented)}</p>` : nothing}
  ${passed > 0 ? html`<p>${text.passed(passed)}</p>` : nothing}`;
}

defineOnce('retrace-intake', RetraceIntake);
