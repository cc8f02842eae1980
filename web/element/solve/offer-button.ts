// The buttons beside what is said: a whole list, and not its first puzzle alone; the game before, and not this one.
import { nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../languages/en/element';
import { isBegun } from '../shared/state/position';
import { offersBefore } from '../shared/state/solving-selectors';
import type { State } from '../shared/state/solving-state';
import type { Commands } from './solve-commands';
import { pressButton } from '../shared/look/press-button';

export const offerButton = (
  offer: (() => void) | undefined,
  text: Messages,
): TemplateResult | typeof nothing =>
  offer ? pressButton('secondary offer', text.notice.takeAll, offer) : nothing;

/** Goes back to the game from which another one has taken the board. */
export const goBackBy =
  ({ dispatch, focusBoard }: Commands) =>
  (): void => {
    dispatch({ type: 'go-to-before' });
    focusBoard(); // for the button goes
  };

export const beforeButton = (
  state: State,
  text: Messages,
  commands: Commands,
): TemplateResult | typeof nothing =>
  offersBefore(state)
    ? pressButton(
        'secondary offer before',
        text.notice.goBack(state.before !== undefined && isBegun(state.before)),
        goBackBy(commands),
      )
    : nothing;
