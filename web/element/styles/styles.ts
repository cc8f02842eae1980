// Every style of the element, in order.
import { extraStyles } from '#extras';
import { boardStyles } from './board';
import { controlStyles } from './controls';
import { layoutStyles } from './layout';
import { panelStyles } from './panels';
import { tokens } from './tokens';

export const styles = [tokens, boardStyles, controlStyles, panelStyles, extraStyles, layoutStyles];
