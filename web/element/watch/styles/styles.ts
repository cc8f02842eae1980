// Every style of watch mode, in order.
import { extraWatchStyles } from '#extras';
import { sourceStyles } from '#sources';
import { boardStyles } from '../../shared/board/styles';
import { controlStyles } from '../../shared/look/controls';
import { panelStyles } from '../../shared/look/panels';
import { sheetStyles } from '../../shared/look/sheet';
import { viewStyles } from '../../shared/look/view';
import { watchBoardStyles } from './board';
import { watchControlStyles } from './controls';
import { watchLayoutStyles } from './layout';
import { watchPanelStyles } from './panels';
import { watchTimelineStyles } from './timeline';

export const watchStyles = [
  viewStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  watchBoardStyles,
  sheetStyles,
  watchControlStyles,
  watchTimelineStyles,
  watchPanelStyles,
  extraWatchStyles,
  sourceStyles,
  watchLayoutStyles,
];
