// <retrace-watch-view>: `watch` mode, inside <retrace-sudoku>. Its state is in state/, its motion
// in player/, how each part looks in the modules beside it.
import { LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Recorded, Recording } from '../../core/intake';
import { emptyGrid, type Grid } from '../../core/grid';
import { defaultSteppedStrategy, type SteppedStrategyName } from '../../core/strategy';
import { retraceEvent } from '../events';
import { keepStyles, reactive } from '../shared/own-element';
import { messagesIn } from '../../languages/en/element';
import { watchMessagesIn } from '../../languages/en/watch';
import { predictMessagesIn } from '../../languages/en/predict';
import { stopMessagesIn } from '../../languages/en/stops';
import type { WatchInput } from '../contract/mode-input';
import type {
  OpeningElement,
  StayingElement,
  WatchAttributes,
  WatchElement,
} from '../contract/mode-element';
import type { HostedSearch, SearchHost } from '../contract/hosted-search';
import type { SavingSlot } from './slots/saving-slot';
import { noSource, type SourceSlot, type SourceView } from './slots/source-slot';
import { watchStylesWith } from './styles/watch-styles';
import { Pages } from '../shared/look/pages';
import { Seen } from '../shared/seen';
import { watchDefaults } from '../shared/watch-attributes';
import { nextFrame } from '../shared/clock';
import { commandsOf } from './controls/watch-commands';
import { Follower } from './panels/follower';
import { layout, type WatchPage } from './watch-layout';
import { showOnTop } from './presenting';
import { Player } from './player/player';
import {
  initialModel,
  reduceWatch,
  type WatchAction,
  type WatchModel,
  type WatchStore,
} from './state/watch-model';
import { Timeline } from './timeline/timeline';
import type { Speed } from '../../core/speed';

const noInput: WatchInput = {
  givens: emptyGrid,
  digits: emptyGrid,
  strategy: defaultSteppedStrategy,
  language: 'en',
  controls: 'full',
  awake: false,
  choose: () => undefined,
  pace: () => undefined,
};

export class WatchView
  extends LitElement
  implements WatchElement, OpeningElement, StayingElement, HostedSearch
{
  static override styles = watchStylesWith([]);

  static override properties = reactive(
    'input',
    'trace',
    'speed',
    'at',
    'from',
    'to',
    'autoplay',
    'loop',
    'presents',
    'host',
    'model',
  );

  declare input: WatchInput;
  declare trace: string;
  declare speed: Speed;
  declare at: number;
  declare from: number;
  declare to: number;
  declare autoplay: boolean;
  declare loop: boolean;
  declare presents: boolean;
  /** The mode around it, where that is not the element itself. */
  declare host: SearchHost | undefined;
  declare private model: WatchModel;

  readonly #store: WatchStore = {
    current: () => this.model,
    dispatch: (action) => {
      this.#apply(action);
    },
  };
  readonly #player = new Player(this.#store);
  readonly #commands = commandsOf(this, this.#player, this.#store);
  readonly #timeline = new Timeline(this, this.#player, this.#store.current);
  readonly #follower = new Follower(() => this.#source);
  readonly #source: SourceView = this.sources.attach(() => {
    this.#follower.startAnew();
    this.requestUpdate();
  });
  readonly #pages = new Pages<WatchPage>(this, 'board');
  #isInFrame = false;
  /** The source that was opened last. Without a puzzle: the board's own search is to be set up again. */
  #watched: { trace: string; puzzle?: Grid; strategy?: SteppedStrategyName } | undefined;

  constructor() {
    super();
    keepStyles(this);
    this.input = noInput;
    this.trace = '';
    Object.assign(this, watchDefaults);
    this.model = initialModel;
    this.addEventListener('keydown', this.#commands.onKey);
    new Seen(this, (isSeen) => {
      this.#player.see(isSeen);
    });
  }

  /** `defineWatchView` has another where there are sources. */
  protected get sources(): SourceSlot {
    return noSource;
  }

  /** The same of what saves the search. */
  protected get saving(): SavingSlot | undefined {
    return undefined;
  }

  /** As it is now, changed by the visitor or not. */
  get watched(): WatchAttributes {
    const { speed, loop, marks, shown, playing } = this.model;
    return {
      speed,
      at: shown?.position ?? this.at,
      from: marks.from ?? watchDefaults.from,
      to: marks.to ?? watchDefaults.to,
      autoplay: playing,
      loop,
      presents: this.presents,
    };
  }

  get recorded(): Recorded | undefined {
    return this.model.recording;
  }

  play(): void {
    this.#player.play();
  }

  pause(): Promise<void> {
    return this.#player.pause();
  }

  step(count: number): Promise<void> {
    return this.#player.step(count);
  }

  seek(step: number): Promise<void> {
    return this.#player.seek(step);
  }

  get isUnderWay(): boolean {
    const { shown, recording } = this.model;
    return recording !== undefined || (shown !== undefined && shown.position > 0);
  }

  /** It waits at the step that is shown. */
  rest(): void {
    void this.#player.pause();
  }

  /** Does what a key does here, for one pressed outside. */
  press(event: KeyboardEvent): void {
    this.#commands.onKey(event);
  }

  /** Watches a recording in the place of the search, until that is set up again. */
  open(recording: Recording): Promise<boolean> {
    const { digits: puzzle, strategy } = this.input;
    this.#watched = { trace: this.trace, puzzle, strategy };
    return this.#player.openRecording(recording);
  }

  /** Sets up the board's own search; after a failure, what was watched. */
  reopen(): void {
    this.#watched = this.model.obstacle === 'failed' ? undefined : { trace: this.trace };
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timeline.watchLook();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#timeline.forgetLook();
    queueMicrotask(() => {
      if (this.isConnected) return; // It was only moved.
      this.#player.close();
      this.#watched = undefined;
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('speed')) this.#apply({ type: 'speed', speed: this.speed });
    if (changed.has('loop')) this.#apply({ type: 'loop', loop: this.loop });
    const { digits: puzzle, strategy, awake } = this.input;
    // An update that was under way as it was taken off the page must not set up another search.
    if (!awake || !this.isConnected) return;
    const { trace } = this;
    const before = this.#watched;
    if (trace !== '' && trace !== before?.trace) {
      this.#watched = { trace, puzzle, strategy };
      void this.#player.openTrace(trace, this.at).then((isWatched) => {
        if (isWatched) this.#begin();
      });
      return;
    }
    const isOther =
      puzzle !== before?.puzzle || strategy !== before.strategy || trace !== before.trace;
    if (isOther) {
      this.#watched = { trace, puzzle, strategy };
      const isFirst = before?.puzzle === undefined;
      this.#player.open(puzzle, strategy, isFirst || changed.has('at') ? this.at : 0);
      this.#begin();
      return;
    }
    if (changed.has('at')) void this.#player.seek(this.at);
    if (changed.has('from') || changed.has('to')) this.#mark();
  }

  /** Begins with another source. */
  #begin(): void {
    this.#mark();
    if (this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#player.autoplay();
    }
  }

  #mark(): void {
    const from = this.from > 0 ? this.from : undefined;
    const to = Number.isNaN(this.to) ? undefined : this.to;
    this.#apply({ type: 'mark', marks: { from, to } });
  }

  /** While it moves, states come faster than frames: one update a frame. A hidden page has no frames. */
  protected override async scheduleUpdate(): Promise<void> {
    const { playing, aim } = this.model;
    this.#isInFrame = (playing || aim !== undefined) && !document.hidden;
    if (this.#isInFrame) await nextFrame();
    await super.scheduleUpdate();
  }

  protected override updated(): void {
    showOnTop(this.renderRoot);
    this.#follower.follow(this.renderRoot, this.model);
    this.#timeline.draw(this.#isInFrame);
  }

  protected override render(): TemplateResult {
    const { input, model } = this;
    return layout({
      input,
      model,
      text: watchMessagesIn(input.language),
      predict: predictMessagesIn(input.language),
      stops: stopMessagesIn(input.language),
      common: messagesIn(input.language),
      commands: this.#commands,
      timeline: this.#timeline,
      source: this.#source,
      presents: this.presents,
      host: this.host,
      pages: this.#pages,
      saving: this.saving?.(model, input, watchMessagesIn(input.language)),
      sourceTitle: this.sources.title(watchMessagesIn(input.language), input.language),
    });
  }

  /** A recording that is not watched is an error of the element, like others. */
  #tellTrouble(): void {
    const { opening } = this.model;
    if (!opening || opening.kind === 'fetching' || opening.kind === 'reading') return;
    const problem = { kind: 'recording', trouble: opening } as const;
    const message = watchMessagesIn(this.input.language).recording.trouble(opening);
    this.dispatchEvent(retraceEvent('retrace-error', { problem, message }));
  }

  /** The only place where the model changes. */
  #apply(action: WatchAction): void {
    const before = this.model;
    this.model = reduceWatch(before, action);
    if (action.type === 'opening') this.#tellTrouble();
    // The answers of another film are others.
    const { wish } = this.model.predicting;
    if (action.type === 'open' && wish) this.#commands.predict.wish(wish);
    const { shown, playing } = this.model;
    if (!shown || shown === before.shown) return;
    if (this.host) {
      this.host.shown(shown);
      return;
    }
    const { position, step, status, grid: value, counters } = shown;
    this.dispatchEvent(
      retraceEvent('retrace-step', { position, step, status, value, counters, playing }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-watch-view': WatchView;
  }
}

export function defineWatchView(sources: SourceSlot, saving?: SavingSlot): void {
  // A second copy of the script on a page does no harm.
  if (customElements.get('retrace-watch-view')) return;
  customElements.define(
    'retrace-watch-view',
    class extends WatchView {
      static override styles = watchStylesWith(sources.styles);
      protected override get sources(): SourceSlot {
        return sources;
      }
      protected override get saving(): SavingSlot | undefined {
        return saving;
      }
    },
  );
}
