// Primitives: classes of one job each, which templates combine. They follow the look of controls and panels and come before
// the styles of a feature, which keep what is the feature's own and may override them.
import { css, unsafeCSS } from 'lit';
import { pictureStyles } from '../picture/picture-styles';
import { controlStyles } from './controls';
import { panelStyles } from './panel-styles';
import { viewStyles } from './view-styles';

const named = css`
  .stacked {
    display: grid;
  }
  .pane {
    display: grid;
    align-content: start;
    min-inline-size: 0;
  }
  .strip {
    display: flex;
  }
  .flow {
    display: flex;
    flex-wrap: wrap;
  }
  .middle {
    align-items: center;
  }
  .on-baseline {
    align-items: baseline;
  }
  .from-top {
    align-content: start;
  }
  .from-start {
    justify-items: start;
  }
  .apart {
    justify-content: space-between;
  }
  .centred {
    place-items: center;
  }
  .one-column {
    grid-template-columns: minmax(0, 1fr);
  }
  .across {
    grid-column: 1 / -1;
  }
  .grows {
    flex: 1 1 auto;
  }
  .shrinks {
    min-inline-size: 0;
  }
  .whole-width {
    inline-size: 100%;
  }
  .touchable {
    min-block-size: var(--touch);
  }
  .paper {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .muted {
    color: var(--ink-soft);
  }
  .accented {
    color: var(--accent);
  }
  .danger {
    color: var(--danger);
  }
  .medium {
    font-weight: 500;
  }
  .strong {
    font-weight: 600;
  }
  .heavy {
    font-weight: 650;
  }
  .tabular {
    font-variant-numeric: tabular-nums;
  }
  .lining {
    font-variant-numeric: lining-nums tabular-nums;
  }
  .one-line {
    white-space: nowrap;
  }
  .unlisted {
    list-style: none;
  }
`;

/**
 * Classes `name-N`, which set a property to N sixteenths of a rem: N px where texts have the usual size. The rem has its number before
 * it, since the widget's build puts pixels in its place.
 */
const scale = (name: string, property: string, ...steps: number[]): string =>
  steps
    .map((step) => `.${name}-${String(step)}{${property}:calc(${String(step / 16)} * 1rem)}`)
    .join('');

const scales = unsafeCSS(
  [
    scale('gap', 'gap', 4, 6, 8, 10, 12, 16, 20, 24, 32),
    scale('text', 'font-size', 12, 13, 14, 15, 16, 17, 18, 20, 22),
    scale('pad', 'padding-inline', 16, 20),
  ].join(''),
);

export const primitiveStyles = css`
  ${named}
  ${scales}
`;

/** The look that the views of features share; the styles of a feature follow it. */
export const featureLook = [viewStyles, controlStyles, panelStyles, pictureStyles, primitiveStyles];
