// What a mode is given of the element around it.
import type { Grid } from '../core/grid';
import type { Speed } from '../core/speed';
import { defaultSteppedStrategy, hasSteps, type StrategyName } from '../core/strategy';
import type { Controls, Mode, ModeInput } from './contract';
import { languageAround } from './language-observer';

/** The part of the element that modes see and change. */
interface Host extends Element {
  readonly strategy: StrategyName;
  readonly controls: Controls;
  readonly theme: string;
  readonly readonly: boolean;
  mode: Mode;
  speed: Speed;
}

export function modeInputOf(
  host: Host,
  { givens, digits }: { givens: Grid; digits: Grid },
  awake: boolean,
  { choose, show }: Pick<ModeInput, 'choose' | 'show'>,
): ModeInput {
  const { theme, controls, readonly } = host;
  return {
    givens,
    digits,
    strategy: hasSteps(host.strategy) ? host.strategy : defaultSteppedStrategy,
    language: languageAround(host),
    controls,
    theme,
    readonly,
    awake,
    choose,
    show,
    pace: (speed) => {
      host.speed = speed;
    },
    leave: () => {
      host.mode = 'solve';
    },
  };
}
