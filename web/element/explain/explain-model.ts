// Everything explain mode shows, and how each action changes it. No DOM, no worker.
import type { Grid } from '../../core/grid';
import type { RaceEntry } from '../../core/race-reports';
import { levelAfter, type HintLevel } from '../../core/techniques/technique-calls';
import { chainAt, firstChain } from '../shared/techniques/deduction-drawing';
import type { InnerPath } from '../../core/techniques/evidence-parts';
import { restMs } from './path-pace';
import { isWhole, lastOf, stepAt, type LeftOff, type Walk } from './walk';

/** The result of looking for the path. */
export type Finding =
  /** `steps`: found so far. */
  | { kind: 'looking'; steps: number }
  | { kind: LeftOff | 'contradiction' | 'no-solution' }
  | { kind: 'walk'; walk: Walk };

/** The position that the path begins with. */
export type Beginning = 'board' | 'givens';

/** The work of a search on the same puzzle. */
export interface Comparison {
  readonly entries: readonly RaceEntry[];
  readonly isRunning: boolean;
}

export interface ExplainModel {
  readonly beginning: Beginning;
  /** The puzzle of the path. */
  readonly puzzle: Grid | undefined;
  readonly finding: Finding;
  readonly position: number;
  /** The position that was asked for, where the path has not come so far yet, or was given up before. */
  readonly awaited: number | undefined;
  readonly playing: boolean;
  /** Milliseconds a step stands while it plays. */
  readonly rest: number;
  /** Whether each step is told as a hint, and how much of it is; without hints all of it. */
  readonly hints: boolean;
  readonly level: HintLevel;
  /** The one chain that is drawn of a deduction by several; undefined: all. */
  readonly chain: number | undefined;
  /** The inner deduction that is unfolded, and on the board in place of the step. */
  readonly unfolded: InnerPath;
  /** The cells that a sentence points at. */
  readonly pointed: readonly number[];
  /** The chosen cell. */
  readonly selected: number;
  readonly comparison: Comparison | undefined;
}

export type ExplainAction =
  /** Another path: all about the one before is forgotten. `position`: where it will be shown. */
  | { type: 'open'; puzzle: Grid; position: number }
  | { type: 'find'; finding: Finding }
  | { type: 'go'; position: number }
  | { type: 'play'; playing: boolean }
  | { type: 'pace'; rest: number }
  | { type: 'hint'; hints: boolean }
  /** More of the step that is shown. */
  | { type: 'more' }
  /** `of`: the unfolded deduction whose chain it is. */
  | { type: 'chain'; chain: number; of: InnerPath }
  | { type: 'unfold'; path: InnerPath }
  | { type: 'point'; cells: readonly number[] }
  | { type: 'select'; cell: number }
  | { type: 'begin-with'; beginning: Beginning }
  | { type: 'compare'; comparison: Comparison | undefined };

export const initialModel: ExplainModel = {
  beginning: 'board',
  puzzle: undefined,
  finding: { kind: 'looking', steps: 0 },
  position: 0,
  awaited: undefined,
  playing: false,
  rest: restMs,
  hints: false,
  level: 'why',
  chain: undefined,
  unfolded: [],
  pointed: [],
  selected: 0,
  comparison: undefined,
};

export function reduceExplain(model: ExplainModel, action: ExplainAction): ExplainModel {
  switch (action.type) {
    case 'open': {
      const { beginning, selected, rest, hints } = model;
      const { puzzle, position } = action;
      return { ...initialModel, beginning, selected, rest, hints, puzzle, position };
    }
    case 'find':
      return foundIn(model, action.finding);
    case 'go':
      return shownAt(model, action.position);
    case 'play':
      return { ...model, playing: action.playing };
    case 'pace':
      return { ...model, rest: action.rest };
    case 'hint':
      return { ...model, hints: action.hints, level: firstLevel(action) };
    case 'more':
      return { ...model, level: levelAfter(model.level) ?? model.level };
    case 'chain':
      return { ...model, chain: action.chain, unfolded: action.of };
    case 'unfold':
      return unfoldedAt(model, action.path);
    case 'point':
      return { ...model, pointed: action.cells };
    case 'select':
      return { ...model, selected: action.cell };
    case 'begin-with':
      return { ...model, beginning: action.beginning };
    case 'compare':
      return { ...model, comparison: action.comparison };
  }
}

/** While more of a path is found, the step that is shown stays as it is. */
function foundIn(before: ExplainModel, finding: Finding): ExplainModel {
  const model = { ...before, finding };
  const walk = walkIn(before);
  const isShown = before.awaited === undefined && walk && stepAt(walk, before.position);
  return isShown ? model : shownAt(model, before.awaited ?? before.position);
}

/** A position beyond the end is the end; where more of the path may be found, it is gone to later. */
function shownAt(model: ExplainModel, asked: number): ExplainModel {
  const wanted = Math.max(0, asked);
  const walk = walkIn(model);
  const position = walk ? Math.min(lastOf(walk), wanted) : wanted;
  const awaited = walk && !isWhole(walk) && position < wanted ? wanted : undefined;
  const step = walk && stepAt(walk, position);
  const level = firstLevel(model);
  const chain = step && firstChain(step);
  return { ...model, position, awaited, level, chain, unfolded: [], pointed: [] };
}

function unfoldedAt(model: ExplainModel, path: InnerPath): ExplainModel {
  const walk = walkIn(model);
  const step = walk && stepAt(walk, model.position);
  if (!step) return model;
  return { ...model, chain: chainAt(step, path, model.unfolded), unfolded: path, pointed: [] };
}

const firstLevel = ({ hints }: Pick<ExplainModel, 'hints'>): HintLevel => (hints ? 'nudge' : 'why');

export const walkIn = ({ finding }: ExplainModel): Walk | undefined =>
  finding.kind === 'walk' ? finding.walk : undefined;
