// The commands of buttons and keys of explain mode.
import type { SteppedStrategyName } from '../../core/strategy';
import type { TechniqueOrder } from '../../core/techniques/technique-calls';
import { toggleKeySheet } from '../shared/look/key-sheet';
import type { InnerPath } from '../../core/techniques/evidence-parts';
import { actIn, alongTimeline, cellGoneTo, focusHolderOf } from '../shared/state/step-keys';
import { keyTable, type Act } from './explain-keys';
import type { ExplainInput } from './explain-input';
import { walkIn, type Beginning, type ExplainAction, type ExplainModel } from './explain-model';
import { boardAt, lastOf } from './walk';
import type { Walker } from './walker';

export interface ExplainCommands {
  act: (act: Act) => void;
  go: (position: number) => void;
  select: (cell: number) => void;
  light: (cells: readonly number[]) => void;
  showChain: (chain: number, of: InnerPath) => void;
  unfold: (path: InnerPath) => void;
  beginWith: (beginning: Beginning) => void;
  arrange: (order: TechniqueOrder) => void;
  useTechniques: (list: string) => void;
  tellByHints: (wanted: boolean) => void;
  /** More of the step, where it is told as a hint. */
  more: () => void;
  /** How long each step stands, in milliseconds. */
  pace: (rest: number) => void;
  cancel: () => void;
  reopen: () => void;
  compare: () => void;
  stopComparing: () => void;
  /** The search of the same puzzle, by a strategy. */
  watch: (strategy: SteppedStrategyName) => void;
  /** The search of what the path leaves open. */
  watchFromHere: () => void;
  onKey: (event: KeyboardEvent) => void;
  onBoardKey: (event: KeyboardEvent) => void;
  onTimelineKey: (event: KeyboardEvent) => void;
}

/** The part of the view that commands use. */
interface Host {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly input: ExplainInput | undefined;
  readonly loop: boolean;
  reopen(): void;
  seek(step: number): Promise<void>;
}

interface Store {
  readonly current: () => ExplainModel;
  readonly dispatch: (action: ExplainAction) => void;
}

/** A timeline has so many pages. */
const pages = 5;

export function commandsOf(
  host: Host,
  walker: Walker,
  { current, dispatch }: Store,
): ExplainCommands {
  const go = (position: number) => void host.seek(position);
  const lastNow = () => {
    const walk = walkIn(current());
    return walk ? lastOf(walk) : 0;
  };
  const acts: Record<Act, () => void> = {
    toggle: () => {
      if (current().playing) walker.pause();
      else walker.play(() => host.loop);
    },
    'step-back': () => {
      go(current().position - 1);
    },
    'step-on': () => {
      go(Math.min(current().position + 1, lastNow()));
    },
    start: () => {
      go(0);
    },
    end: () => {
      go(lastNow());
    },
    hardest: () => {
      const hardest = walkIn(current())?.hardest;
      if (hardest !== undefined) go(hardest);
    },
    help: () => {
      toggleKeySheet(host.renderRoot);
    },
  };
  return {
    act: (act) => {
      acts[act]();
    },
    go,
    select: (cell) => {
      dispatch({ type: 'select', cell });
    },
    light: (cells) => {
      dispatch({ type: 'point', cells });
    },
    showChain: (chain, of) => {
      dispatch({ type: 'chain', chain, of });
    },
    unfold: (path) => {
      walker.pause();
      dispatch({ type: 'unfold', path });
    },
    beginWith: (beginning) => {
      dispatch({ type: 'begin-with', beginning });
    },
    arrange: (order) => {
      host.input?.arrange(order);
    },
    useTechniques: (list) => {
      host.input?.useTechniques(list);
    },
    tellByHints: (wanted) => {
      host.input?.tellByHints(wanted);
    },
    more: () => {
      dispatch({ type: 'more' });
    },
    pace: (rest) => {
      dispatch({ type: 'pace', rest });
    },
    cancel: () => {
      walker.cancel();
      // Its button is gone, and the focus would be, too.
      host.renderRoot.querySelector<HTMLElement>('.step-text')?.focus({ preventScroll: true });
    },
    reopen: () => {
      host.reopen();
    },
    compare: () => {
      const { puzzle } = current();
      if (puzzle !== undefined) void walker.compare(puzzle);
    },
    stopComparing: () => {
      walker.stopComparing();
    },
    watch: (strategy) => {
      host.input?.choose(strategy);
      host.input?.open('watch');
    },
    watchFromHere: () => {
      const walk = walkIn(current());
      if (!walk || !host.input) return;
      host.input.fill(boardAt(walk, lastOf(walk)).digits);
      host.input.open('watch');
    },
    onKey: (event) => {
      if (event.defaultPrevented || !walkIn(current())) return;
      const act = actIn(keyTable, event, focusHolderOf(event.composedPath()[0]));
      if (!act) return;
      event.preventDefault();
      acts[act]();
    },
    onTimelineKey: (event) => {
      const by = alongTimeline(event, Math.max(1, Math.round(lastNow() / pages)));
      if (by === undefined) return;
      event.preventDefault();
      go(current().position + by);
    },
    onBoardKey: (event) => {
      const cell = cellGoneTo(event, current().selected);
      if (cell === undefined) return;
      event.preventDefault();
      host.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    },
  };
}
