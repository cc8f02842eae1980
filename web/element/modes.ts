// The modes beside `solve`: each is a custom element inside this one, loaded when first opened.
import { modeLoaders } from '#mode-loaders';
import { html, type TemplateResult } from 'lit';
import type { Grid } from '../core/grid';
import type { Mode } from '../core/mode';
import type { SteppedStrategyName, StrategyName } from '../core/strategy';
import type { Language } from '../core/language';
import type { Controls } from './solve/solve-view';
import type { WatchAttributes } from './shared/watching/attributes';
import type { Speed } from './shared/watching/speed';

/** What every such view is given as properties. */
export interface ModeInput {
  /** What the puzzle came with. */
  givens: Grid;
  /** Givens and own entries: what a search starts from. */
  digits: Grid;
  /** The element's own, or the usual one where that shows no steps. */
  strategy: SteppedStrategyName;
  language: Language;
  controls: Controls;
  theme: string;
  readonly: boolean;
  /** Whether a search may be set up: not while the element is far from what is seen. */
  awake: boolean;
  choose: (strategy: StrategyName) => void;
  show: (puzzle: Grid) => void;
  /** Another speed to watch at. */
  pace: (speed: Speed) => void;
  /** Back to the board. */
  leave?: () => void;
}

type LoadedMode = Exclude<Mode, 'solve'>;

/** Resolves once the view's element is defined; rejects where it cannot be fetched. */
export async function loadMode(mode: LoadedMode): Promise<void> {
  await modeLoaders[mode]();
}

/** Whether its view's element is defined already. */
export const isLoaded = (mode: LoadedMode): boolean =>
  customElements.get(`retrace-${mode}-view`) !== undefined;

const views: Readonly<
  Record<LoadedMode, (input: ModeInput, watch: WatchAttributes) => TemplateResult>
> = {
  watch: (input, { speed, at, from, to, autoplay, loop }) =>
    html`<retrace-watch-view
      exportparts="board, cell, given, controls, timeline"
      .input=${input}
      .speed=${speed}
      .at=${at}
      .from=${from}
      .to=${to}
      .autoplay=${autoplay}
      .loop=${loop}
    ></retrace-watch-view>`,
  race: (input) =>
    html`<retrace-race-view exportparts="controls" .input=${input}></retrace-race-view>`,
  bulk: (input) => html`<retrace-bulk-view .input=${input}></retrace-bulk-view>`,
};

export const modeView = (
  mode: LoadedMode,
  input: ModeInput,
  watch: WatchAttributes,
): TemplateResult => views[mode](input, watch);
