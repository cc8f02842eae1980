// A hint in four steps, each by choice, with what stands in its way: loaded with the first one.
import { html, nothing } from 'lit';
import { NestedMissing } from '../../../client/errors';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import { type Advice, levelAfter } from '../../../core/techniques/technique-calls';
import type { BoardPosition } from '../../contract/board-actions';
import type { Card, ExtraHost, Slot } from '../../contract/extra';
import { hintDetailOf, retraceEvent } from '../../events';
import {
  chainAt,
  firstChain,
  innerDrawing,
  placeDrawing,
  type Drawing,
} from '../../shared/techniques/deduction-drawing';
import { innerAt, type InnerPath } from '../../../core/techniques/evidence-parts';
import '../../shared/techniques/evidence-view';
import { stepMarks } from '../../shared/techniques/step-marks';
import { techniqueMessagesIn } from '../../../languages/en/techniques';
import './hint-card';
import { hintMessagesIn } from '../../../languages/en/hint';
import { showsStep, type HintCommands, type HintSentence, type HintStep } from './hint-sentence';
import { recalledRepertoire, rememberRepertoire, type HintRepertoire } from './repertoire';
import { boardOf, completedNotes, crossedOut, needsNotes, notedIn } from './hint-notes';

/** `nameMistakes`: says which entries are wrong, as a check does. */
export class Hinting implements HintCommands {
  readonly #host: ExtraHost;
  readonly #nameMistakes: () => void;
  readonly #client = new TechniquesClient();
  #sentence: HintSentence | undefined;
  /** The position that is spoken of. */
  #about: BoardPosition | undefined;
  #pointed: readonly number[] = [];
  #repertoire = recalledRepertoire();

  constructor(host: ExtraHost, nameMistakes: () => void) {
    this.#host = host;
    this.#nameMistakes = nameMistakes;
  }

  readonly ask = (): void => {
    const shown = this.#host.positions.present;
    // A solution on the board would hide the notes and the step.
    if (shown.answer) {
      const { givens, digits, notes } = shown;
      const position = { givens, digits, ...(notes && { notes }) };
      this.#host.dispatch({ type: 'restore', position });
    }
    const position = this.#host.positions.present;
    this.#tell({ kind: 'looking' }, position);
    this.#host.reveal();
    this.#client
      .ask('hint', {
        givens: position.givens,
        digits: position.digits,
        notes: notedIn(position),
        ...this.#repertoire,
      })
      .then(
        (advice) => {
          if (this.#host.positions.present === position) this.#hear(advice);
        },
        (error: unknown) => {
          if (error instanceof DOMException) return;
          this.#tell({ kind: error instanceof NestedMissing ? 'missing' : 'failed' });
        },
      );
  };

  /** The next step that gives more away, or the first one. */
  readonly more = (): void => {
    const sentence = this.#sentence;
    if (sentence?.kind !== 'step') {
      if (sentence?.kind !== 'looking') this.ask();
      return;
    }
    const level = levelAfter(sentence.level);
    if (level) this.#give({ ...sentence, level });
    else this.#tell(sentence);
  };

  readonly apply = (): void => {
    const sentence = this.#sentence;
    if (sentence?.kind !== 'step') return;
    const { dispatch, positions, writing } = this.#host;
    const { placement, eliminations } = sentence.next.step;
    this.#about = undefined; // from here on only this hint changes the board
    if (placement) {
      const asDigits = () => {
        if (writing !== 'digit') dispatch({ type: 'write-as', writing });
      };
      asDigits();
      dispatch({ type: 'pick', cell: placement.cell, also: [] });
      dispatch({ type: 'enter', digit: placement.digit });
      asDigits();
    } else {
      dispatch({ type: 'restore', position: crossedOut(positions.present, eliminations) });
    }
    this.#tell({ kind: 'applied' }, this.#host.positions.present);
  };

  /** Applies the step where its button is there; returns whether it did. */
  applyTold(): boolean {
    const sentence = this.#sentence;
    if (sentence?.kind !== 'step' || !showsStep(sentence.level)) return false;
    this.apply();
    this.#host.focusBoard();
    return true;
  }

  readonly writeNotes = (anew: readonly number[]): void => {
    const { dispatch, positions } = this.#host;
    this.#about = undefined;
    const notes = completedNotes(positions.present, anew);
    dispatch({ type: 'write-notes', notes });
    this.ask();
  };

  readonly showChain = (chain: number, of: InnerPath): void => {
    if (this.#sentence?.kind === 'step') this.#tell({ ...this.#sentence, chain, unfolded: of });
  };

  readonly unfold = (path: InnerPath): void => {
    if (this.#sentence?.kind !== 'step') return;
    const { next, unfolded } = this.#sentence;
    const chain = chainAt(next.step, path, unfolded);
    this.#tell({ ...this.#sentence, chain, unfolded: path });
  };

  readonly point = (cells: readonly number[]): void => {
    this.#pointed = cells;
    this.#host.requestUpdate();
  };

  readonly watch = (): void => {
    this.close();
    this.#host.stage.mode = 'watch';
  };

  /** The path from this board on begins with this step. */
  readonly explain = (): void => {
    this.close();
    const { stage } = this.#host;
    stage.order = this.#repertoire.order;
    stage.techniques = this.#repertoire.techniques;
    stage.at = 1;
    stage.mode = 'explain';
  };

  readonly choose = (some: Partial<HintRepertoire>): void => {
    this.#repertoire = { ...this.#repertoire, ...some };
    rememberRepertoire(this.#repertoire);
    this.ask();
  };

  readonly close = (): void => {
    if (!this.#sentence) return;
    this.#forget();
    this.#host.dispatch({ type: 'open', panel: 'keys' });
    this.#host.requestUpdate();
    this.#host.focusBoard();
  };

  /** The board has changed: what was said is about another one. */
  changed(): void {
    if (!this.#sentence || !this.#about || this.#about === this.#host.positions.present) return;
    this.#forget();
  }

  get isOpen(): boolean {
    return this.#sentence !== undefined;
  }

  card(): Card | undefined {
    if (!this.#sentence) return undefined;
    const content = html`<retrace-hint-card
      .sentence=${this.#sentence}
      .repertoire=${this.#repertoire}
      .language=${this.#host.language}
      .commands=${this}
    ></retrace-hint-card>`;
    return { panel: 'hint', content };
  }

  overBoard(): Slot {
    if (this.#sentence?.kind !== 'step' || this.#sentence.level === 'nudge') return nothing;
    return html`<retrace-evidence .drawing=${this.#drawing(this.#sentence)}></retrace-evidence>`;
  }

  /** The words that the names of cells get. */
  marks(): ReadonlyMap<number, string> {
    const sentence = this.#sentence;
    if (sentence?.kind === 'wrong-note') {
      const { wrongNote } = hintMessagesIn(this.#host.language);
      return new Map(sentence.cells.map((cell) => [cell, wrongNote]));
    }
    if (sentence?.kind !== 'step' || !showsStep(sentence.level)) return new Map();
    const { language, positions } = this.#host;
    const { deduction } = innerAt(sentence.next.step, sentence.unfolded);
    return stepMarks(deduction, techniqueMessagesIn(language), positions.present.digits);
  }

  #drawing({ next, level, chain, unfolded }: HintStep): Drawing {
    const board = boardOf(this.#host.positions.present);
    const drawing =
      level === 'where'
        ? placeDrawing(next.step, board)
        : innerDrawing(next.step, board, unfolded, chain);
    return { ...drawing, pointed: this.#pointed };
  }

  #hear(advice: Advice): void {
    switch (advice.kind) {
      case 'wrong-entry':
        this.#sentence = undefined;
        this.#host.requestUpdate();
        this.#nameMistakes();
        break;
      case 'step':
        if (advice.blanksWithoutNotes > 0 && needsNotes(advice.step)) {
          this.#tell({ kind: 'needs-notes', next: advice });
        } else {
          const chain = firstChain(advice.step);
          this.#count();
          this.#give({ kind: 'step', next: advice, level: 'nudge', chain, unfolded: [] });
        }
        break;
      case 'contradiction':
      case 'givens-unsolved':
      case 'solved':
      case 'wrong-note':
      case 'search':
        this.#tell(advice);
        break;
    }
  }

  #forget(): void {
    this.#client.stop();
    this.#sentence = undefined;
    this.#pointed = [];
  }

  /** A step that was told is a hint that was used. */
  #count(): void {
    const { played, count } = this.#host;
    count({ ...played, hints: played.hints + 1 });
  }

  #give(sentence: HintStep): void {
    const detail = hintDetailOf(sentence.next.step, sentence.level);
    this.#tell(sentence);
    this.#host.root?.host.dispatchEvent(retraceEvent('retrace-hint', detail));
  }

  #tell(sentence: HintSentence, about = this.#about): void {
    this.#sentence = sentence;
    this.#about = about;
    this.#pointed = [];
    this.#host.dispatch({ type: 'open', panel: 'hint' });
    this.#host.requestUpdate();
  }
}
