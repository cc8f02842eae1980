// Draws the figure that a step of a lesson asks for.
import { html, type TemplateResult } from 'lit';
import { boxesFigure } from './boxes';
import { callsFigure } from './calls';
import { coinsFigure } from './coins';
import type { Drawn, FigureContext } from './context';
import { flagsFigure } from './flags';
import { formsFigure } from './forms';
import { mazeFigure } from './maze';
import './measured';
import type { MeasuredInput } from './measured';
import '../meter/meter-view';
import type { MeterInput } from '../meter/meter-view';
import { prunedFigure } from './pruned';
import { refusalsFigure } from './refusals';
import { rowEndFigure } from './row-end';
import type { FigureSpec } from './spec';
import { stringsFigure } from './strings';
import { treeFigure } from './tree';
import { figureMessagesIn } from './words-in';

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
  { mode }: Drawn,
): MeasuredInput {
  const race = () => {
    mode.show(puzzle);
    mode.open('race');
  };
  return {
    what,
    puzzle,
    strategies,
    language: mode.language,
    race: what === 'time' ? race : undefined,
  };
}

const meterOf = ({ mode }: Drawn): MeterInput => ({
  own: mode.digits,
  language: mode.language,
  play: () => {
    mode.open('solve');
  },
});
