// Every style of the element, in order.
import { extraStyles } from '#extras';
import { boardStyles } from './shared/board/styles';
import { controlStyles } from './shared/look/controls';
import { layoutStyles } from './solve/styles';
import { panelStyles } from './shared/look/panels';
import { tokens } from './shared/look/tokens';

export const styles = [tokens, boardStyles, controlStyles, panelStyles, extraStyles, layoutStyles];
