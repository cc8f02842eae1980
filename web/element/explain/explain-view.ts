// <retrace-explain-view>: `explain` mode, inside <retrace-sudoku>: the logical path through a puzzle, step by
// step. Its state is in explain-model.ts, its motion in walker.ts, the look of each part in the modules beside it.
import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { emptyGrid, type Grid } from '../../core/grid';
import { defaultSpeed, type Speed } from '../../core/speed';
import { techniquesIn } from '../../core/techniques/levels';
import { everyTechnique, type Repertoire } from '../../core/techniques/technique-calls';
import type { StayingElement, SteppedElement } from '../contract/mode-element';
import { hintDetailOf, retraceEvent } from '../events';
import { defineOnce, keepStyles, reactive } from '../shared/own-element';
import { Pages } from '../shared/look/pages';
import { Seen } from '../shared/seen';
import type { InnerPath } from '../../core/techniques/evidence-parts';
import { commandsOf } from './explain-commands';
import type { ExplainInput } from './explain-input';
import { layout } from './explain-layout';
import {
  initialModel,
  reduceExplain,
  walkIn,
  type ExplainAction,
  type ExplainModel,
} from './explain-model';
import { restOf } from './path-pace';
import type { ExplainPage } from './explain-shown';
import { explainStyles } from './explain-styles';
import { placeMarks } from './path-timeline';
import { boardAt, isWhole, stepAt } from './walk';
import { Walker } from './walker';
import { explainMessagesIn } from '../../languages/en/explain';

class RetraceExplainView extends LitElement implements SteppedElement, StayingElement {
  static override styles = explainStyles;

  static override properties = reactive(
    'input',
    'hasExamples',
    'speed',
    'at',
    'autoplay',
    'loop',
    'model',
  );

  declare input: ExplainInput | undefined;
  declare hasExamples: boolean;
  declare speed: Speed;
  declare at: number;
  declare autoplay: boolean;
  declare loop: boolean;
  declare private model: ExplainModel;

  readonly #store = {
    current: () => this.model,
    dispatch: (action: ExplainAction) => {
      this.#apply(action);
    },
  };
  readonly #pages = new Pages<ExplainPage>(this, 'board');
  readonly #walker = new Walker(this.#store);
  readonly #commands = commandsOf(this, this.#walker, this.#store);
  /** The last inner deduction that was brought into view. */
  #revealed: InnerPath = [];
  /** The last request for a path. */
  #asked: ({ puzzle: Grid } & Repertoire) | undefined;

  constructor() {
    super();
    keepStyles(this);
    this.hasExamples = false;
    this.speed = defaultSpeed;
    this.at = 0;
    this.autoplay = false;
    this.loop = false;
    this.model = initialModel;
    this.addEventListener('keydown', this.#commands.onKey);
    new Seen(this, (isSeen) => {
      this.#walker.see(isSeen);
    });
  }

  play(): void {
    this.#walker.play(() => this.loop);
  }

  pause(): Promise<void> {
    this.#walker.pause();
    return Promise.resolve();
  }

  step(count: number): Promise<void> {
    return this.seek(this.model.position + count);
  }

  seek(step: number): Promise<void> {
    this.#walker.pause();
    this.#walker.go(step);
    return Promise.resolve();
  }

  press(event: KeyboardEvent): void {
    this.#commands.onKey(event);
  }

  get isUnderWay(): boolean {
    return this.model.position > 0 && walkIn(this.model) !== undefined;
  }

  /** It waits at the step that is shown. */
  rest(): void {
    this.#walker.pause();
  }

  /** Looks for the path again, after it was given up or failed, and stays at the step that is shown, or waited for. */
  reopen(): void {
    if (this.#asked) this.#open(this.#asked, this.model.awaited ?? this.model.position);
  }

  #open(asked: { puzzle: Grid } & Repertoire, position: number): void {
    this.#asked = asked;
    void this.#walker.open(asked, position).then(() => {
      if (this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        this.#walker.autoplay(() => this.loop);
      }
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#walker.leave();
      this.#asked = undefined;
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('speed')) this.#apply({ type: 'pace', rest: restOf(this.speed) });
    if (!this.input?.awake || !this.isConnected) return;
    const { givens, digits, order, techniques, hints, refuseTechniques, useTechniques } =
      this.input;
    if (hints !== this.model.hints) this.#apply({ type: 'hint', hints });
    const { beginning } = this.model;
    const puzzle = beginning === 'givens' && givens !== emptyGrid ? givens : digits;
    const before = this.#asked;
    if (!techniquesIn(techniques)) {
      refuseTechniques();
      useTechniques(before?.techniques ?? everyTechnique);
      return;
    }
    const isOther = order !== before?.order || techniques !== before.techniques;
    if (puzzle !== before?.puzzle || isOther) {
      const isFirst = before === undefined || changed.has('at');
      this.#open({ puzzle, order, techniques }, isFirst ? this.at : 0);
    } else if (changed.has('at')) {
      void this.seek(this.at);
    }
  }

  protected override updated(): void {
    this.#revealUnfolded();
    placeMarks(this.renderRoot, walkIn(this.model), this.model.position);
    const list = this.renderRoot.querySelector<HTMLElement>('.steps');
    const current = list?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!list || !current) return;
    const { offsetTop: top, offsetHeight: height } = current;
    const { scrollTop, clientHeight } = list;
    if (top < scrollTop) list.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) list.scrollTop = top + height - clientHeight;
  }

  /** Brings unfolded text into view where the text about the step scrolls by itself. */
  #revealUnfolded(): void {
    const { unfolded } = this.model;
    if (unfolded === this.#revealed) return;
    this.#revealed = unfolded;
    const text = this.renderRoot.querySelector('.step-text');
    const open = [...this.renderRoot.querySelectorAll('.inner [aria-expanded="true"]')].at(-1);
    if (!text || !open?.parentElement) return;
    const frame = text.getBoundingClientRect();
    const { top, bottom } = open.parentElement.getBoundingClientRect();
    if (bottom > frame.bottom) text.scrollTop += Math.min(bottom - frame.bottom, top - frame.top);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input, hasExamples, model } = this;
    if (!input) return nothing;
    const text = explainMessagesIn(input.language);
    return layout({
      input,
      hasExamples,
      model,
      text,
      commands: this.#commands,
      pages: this.#pages,
    });
  }

  /** The only place where the model changes. */
  #apply(action: ExplainAction): void {
    const before = this.model;
    this.model = reduceExplain(before, action);
    const { position, playing, hints, level } = this.model;
    const walk = walkIn(this.model);
    if (!walk) return;
    const step = stepAt(walk, position);
    const former = walkIn(before);
    const isSameStep =
      former && position === before.position && !stepAt(former, position) === !step;
    const whole = isWhole(walk);
    const isSame = isSameStep && whole === isWhole(former) && playing === before.playing;
    // The end of a path that is still looked for is no place to link to: the next step takes it.
    const isAtNext = walk.end === 'looking' && !step && position > 0;
    if (!isSame && !isAtNext) {
      const { digits: value } = boardAt(walk, position);
      const steps = walk.steps.length;
      const detail = { position, steps, whole, step, value, playing };
      this.dispatchEvent(retraceEvent('retrace-explain', detail));
    }
    const isTold = isSameStep && level === before.level && hints === before.hints;
    if (!step || !hints || isTold) return;
    this.dispatchEvent(retraceEvent('retrace-hint', hintDetailOf(step, level)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-explain-view': RetraceExplainView;
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-explain-view', RetraceExplainView);
