// Draws the figure that a step of a lesson asks for.
import { html, type TemplateResult } from 'lit';
import { boxesFigure } from './boxes-figure';
import { callsFigure } from './calls-figure';
import { coinsFigure } from './coins-figure';
import type { Drawn, FigureContext } from './context';
import { flagsFigure } from './flags-figure';
import { formsFigure } from './forms-figure';
import { mazeFigure } from './maze-figure';
import './measured-figure';
import type { MeasuredInput } from './measured-figure';
import '../meter/meter-view';
import type { MeterInput } from '../meter/meter-view';
import { prunedFigure } from './pruned-figure';
import { refusalsFigure } from './refusals-figure';
import { rowEndFigure } from './row-end-figure';
import type { FigureSpec } from './spec';
import { stringsFigure } from './strings-figure';
import { treeFigure } from './tree-figure';
import { figureMessagesIn } from '../../../languages/en/lesson-figures';

export function figureView(spec: FigureSpec, context: FigureContext): TemplateResult {
  const drawn: Drawn = { ...context, text: figureMessagesIn(context.mode.language) };
  switch (spec.figure) {
    case 'forms':
      return formsFigure(drawn);
    case 'boxes':
      return boxesFigure(spec.cell, drawn);
    case 'maze':
      return mazeFigure(spec, drawn);
    case 'tree':
      return treeFigure(spec.levels, drawn);
    case 'calls':
      return callsFigure(spec.after === true && !drawn.isAnswered, drawn);
    case 'flags':
      return flagsFigure(spec.cell, drawn);
    case 'row-end':
      return rowEndFigure(drawn);
    case 'refusals':
      return refusalsFigure(spec.cell, drawn);
    case 'coins':
      return coinsFigure(spec.payments, spec.shown === true || drawn.isAnswered, drawn);
    case 'strings':
      return stringsFigure(spec.after === true && !drawn.isAnswered, drawn);
    case 'pruned':
      return prunedFigure(spec.shown === true || drawn.isAnswered, drawn);
    case 'measured':
      return html`<retrace-measured .input=${measuredOf(spec, drawn)}></retrace-measured>`;
    case 'meter':
      return html`<retrace-meter .input=${meterOf(drawn)}></retrace-meter>`;
  }
}

function measuredOf(
  { what, puzzle, strategies }: Extract<FigureSpec, { figure: 'measured' }>,
  { mode: { language, show, open } }: Drawn,
): MeasuredInput {
  const race = () => {
    show?.(puzzle);
    open?.('race');
  };
  return {
    what,
    puzzle,
    strategies,
    language,
    race: open && what === 'time' ? race : undefined,
  };
}

const meterOf = ({ mode: { digits, language, open } }: Drawn): MeterInput => ({
  own: digits,
  language,
  play:
    open &&
    (() => {
      open('solve');
    }),
});
