// The shapes that rules are drawn with. The unit is a cell; styles give every tone its colours.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../core/varied/places';

export type Shape = Line | Disc | Label;

/** `under`: below the digits; `over`: above them. */
interface Layered {
  layer: 'under' | 'over';
  /** The class that colours it. */
  tone: string;
}

/** A stroke along a path; without a width the path is filled. */
interface Line extends Layered {
  kind: 'line';
  path: string;
  width?: number;
  dashed?: boolean;
  /** The author's, in place of one of ours. */
  colour?: string;
}

interface Disc extends Layered {
  kind: 'disc';
  at: Point;
  radius: number;
}

interface Label extends Layered {
  kind: 'label';
  /** Its middle. */
  at: Point;
  size: number;
  text: string;
  /** Where the text stands to the point; in the middle where that is left out. */
  anchor?: 'start';
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
export const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The path through points. */
export const pathOf = (points: readonly Point[], isClosed = false): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${pointText(point)}`).join('') +
  (isClosed ? 'Z' : '');

export function shapeView(shape: Shape): SVGTemplateResult {
  const { tone } = shape;
  switch (shape.kind) {
    case 'line': {
      const { path, width, dashed, colour = nothing } = shape;
      if (width === undefined) {
        return svg`<path class="filled ${tone}" fill=${colour} d=${path} />`;
      }
      return svg`<path
        class="stroke ${tone} ${dashed ? 'dashed' : ''}" stroke=${colour} stroke-width=${width} d=${path} />`;
    }
    case 'disc': {
      const { at, radius } = shape;
      return svg`<circle class=${tone} cx=${short(at.x)} cy=${short(at.y)} r=${radius} />`;
    }
    case 'label': {
      const { at, size, text, anchor = 'middle' } = shape;
      // Figures are this much higher than wide letters of their size, from their middle down to the baseline.
      const y = short(at.y + size * 0.36);
      return svg`<text
        class=${tone} x=${short(at.x)} y=${y} font-size=${size} text-anchor=${anchor}>${text}</text>`;
    }
  }
}
