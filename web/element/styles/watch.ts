// Every style of watch mode, in order.
import { extraWatchStyles } from '#extras';
import { sourceStyles } from '#sources';
import { boardStyles } from './board';
import { controlStyles } from './controls';
import { panelStyles } from './panels';
import { sheetStyles } from './sheet';
import { viewStyles } from './view';
import { watchBoardStyles } from './watch-board';
import { watchControlStyles } from './watch-controls';
import { watchLayoutStyles } from './watch-layout';
import { watchPanelStyles } from './watch-panels';
import { watchTimelineStyles } from './watch-timeline';

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
