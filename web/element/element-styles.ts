// All styles of the element, in order: the layout overrides some styles before it.
import { css, type CSSResult } from 'lit';
import { roomStyles } from './room';
import { boardStyles } from './shared/board/board-styles';
import { controlStyles } from './shared/look/controls';
import { fittedStyles } from './shared/look/fitted-styles';
import { panelStyles } from './shared/look/panel-styles';
import { tokens } from './shared/look/tokens';
import type { Extras } from './extras';
import { posterStyles } from './poster';
import { boardAloneStyles } from './solve/board-alone-styles';

/** All parts in one column, where nothing else is set. */
const layoutBase = css`
  .layout {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    max-inline-size: 30rem;
    margin-inline: auto;
  }
`;

export const stylesWith = ({ styles, look }: Pick<Extras, 'styles' | 'look'>): CSSResult[] => [
  tokens,
  roomStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  posterStyles,
  ...styles,
  layoutBase,
  fittedStyles,
  look.styles,
  boardAloneStyles,
];
