// Every style of the element, in order.
import { boardStyles } from './board';
import { controlStyles } from './controls';
import { layoutStyles } from './layout';
import { lessonSlotStyles } from './lesson-slots';
import { panelStyles } from './panels';
import { tokens } from './tokens';

export const styles = [
  tokens,
  boardStyles,
  controlStyles,
  panelStyles,
  layoutStyles,
  lessonSlotStyles,
];
