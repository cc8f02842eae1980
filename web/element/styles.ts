// Every style of the element, in order: the layout overrides some before it.
import type { CSSResult } from 'lit';
import { roomStyles } from './room';
import { boardStyles } from './shared/board/styles';
import { controlStyles } from './shared/look/controls';
import { panelStyles } from './shared/look/panels';
import { tokens } from './shared/look/tokens';
import { layoutStyles } from './solve/styles';

export const stylesWith = (extras: readonly CSSResult[]): CSSResult[] => [
  tokens,
  roomStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  ...extras,
  layoutStyles,
];
