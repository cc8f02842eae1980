// Every style of watch mode, in order.
import type { CSSResult } from 'lit';
import { boardStyles } from '../../shared/board/board-styles';
import { controlStyles } from '../../shared/look/controls';
import { panelStyles } from '../../shared/look/panel-styles';
import { keySheetStyles } from '../../shared/look/key-sheet';
import { fittedStyles } from '../../shared/look/fitted-styles';
import { primitiveStyles } from '../../shared/look/primitives';
import { stepStyles } from '../../shared/look/steps';
import { viewStyles } from '../../shared/look/view-styles';
import { askingStyles } from './asking-styles';
import { presentingStyles } from './presenting-styles';
import { watchBoardStyles } from './watch-board-styles';
import { watchControlStyles } from './watch-controls-styles';
import { watchFittedStyles } from './watch-fitted-styles';
import { watchLayoutStyles } from './watch-layout-styles';
import { watchPanelStyles } from './watch-panel-styles';
import { watchTimelineStyles } from './timeline-styles';

/** `source`: those of the source panel, which the layout overrides. */
export const watchStylesWith = (source: readonly CSSResult[]): CSSResult[] => [
  viewStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  ...keySheetStyles,
  stepStyles,
  primitiveStyles,
  watchBoardStyles,
  watchControlStyles,
  watchTimelineStyles,
  watchPanelStyles,
  askingStyles,
  ...source,
  watchLayoutStyles,
  fittedStyles,
  watchFittedStyles,
  presentingStyles,
];
