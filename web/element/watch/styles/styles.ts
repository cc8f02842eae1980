// Every style of watch mode, in order.
import type { CSSResult } from 'lit';
import { boardStyles } from '../../shared/board/styles';
import { controlStyles } from '../../shared/look/controls';
import { panelStyles } from '../../shared/look/panels';
import { keySheetStyles } from '../../shared/look/key-sheet';
import { stepStyles } from '../../shared/look/steps';
import { viewStyles } from '../../shared/look/view';
import { askingStyles } from './asking';
import { watchBoardStyles } from './board';
import { watchControlStyles } from './controls';
import { watchLayoutStyles } from './layout';
import { watchPanelStyles } from './panels';
import { watchTimelineStyles } from './timeline';

/** `source`: those of the source panel, which the layout overrides. */
export const watchStylesWith = (source: readonly CSSResult[]): CSSResult[] => [
  viewStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  watchBoardStyles,
  ...keySheetStyles,
  stepStyles,
  watchControlStyles,
  watchTimelineStyles,
  watchPanelStyles,
  askingStyles,
  ...source,
  watchLayoutStyles,
];
