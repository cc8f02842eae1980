// Makes the properties that the element gives to a mode.
import type { BoardProblem } from '../core/problem';
import type { Grid } from '../core/grid';
import type { LessonName } from '../core/lesson-names';
import type { Speed } from '../core/speed';
import { defaultSteppedStrategy, hasSteps, type StrategyName } from '../core/strategy';
import type { TechniqueOrder } from '../core/techniques/technique-calls';
import type { Controls, ModeInput } from './contract/mode-input';
import type { Mode } from './contract/mode-names';
import { languageAround } from './language-observer';
import { wrongValue } from './shared/checked';

/** The part of the element that modes see and change. */
interface Host extends Element {
  readonly strategy: StrategyName;
  readonly controls: Controls;
  mode: Mode;
  speed: Speed;
  presents: boolean;
  order: TechniqueOrder;
  techniques: string;
  hints: boolean;
  varied: string;
  readonly game: string;
  instead: string;
  readonly lesson: LessonName | '';
  readonly readonly: boolean;
}

type Changes = Pick<
  ModeInput,
  'choose' | 'show' | 'fill' | 'watch' | 'edit' | 'openVaried' | 'refuseVaried'
> & {
  refuse: (problem: BoardProblem) => void;
};

export function modeInputOf(
  host: Host,
  { givens, digits }: { givens: Grid; digits: Grid },
  { awake, isLow }: Pick<ModeInput, 'awake' | 'isLow'>,
  { choose, show, fill, watch, edit, openVaried, refuseVaried, refuse }: Changes,
): ModeInput {
  const { controls, order, techniques, hints, varied } = host;
  return {
    givens,
    digits,
    strategy: hasSteps(host.strategy) ? host.strategy : defaultSteppedStrategy,
    language: languageAround(host),
    controls,
    awake,
    isLow,
    choose,
    show,
    watch,
    edit,
    pace: (speed) => {
      host.speed = speed;
    },
    present: (presents) => {
      host.presents = presents;
    },
    order,
    arrange: (wanted) => {
      host.order = wanted;
    },
    techniques,
    refuseTechniques: () => {
      refuse(wrongValue('techniques', techniques));
    },
    useTechniques: (list) => {
      host.techniques = list;
    },
    hints,
    tellByHints: (wanted) => {
      host.hints = wanted;
    },
    varied,
    openVaried,
    refuseVaried,
    game: host.game,
    instead: host.instead,
    showInstead: (what) => {
      host.instead = what;
    },
    lesson: host.lesson,
    mode: host.mode,
    readonly: host.readonly,
    fill,
    open: (mode) => {
      host.mode = mode;
    },
    leave: () => {
      host.mode = 'solve';
    },
  };
}
