// The chart on the page, in the element's colours.
import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Chart, Shape } from './chart';

export function chartView({ width, height, shapes }: Chart, label: string): TemplateResult {
  return html`<svg
    class="chart"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
  >
    ${shapes.map(shapeView)}
  </svg>`;
}

function shapeView(shape: Shape): SVGTemplateResult {
  switch (shape.kind) {
    case 'bar': {
      const { x, y, width, height, tone } = shape;
      return svg`<rect class=${tone} x=${x} y=${y} width=${width} height=${height} rx="1.5" />`;
    }
    case 'line': {
      const { x1, y1, x2, y2, tone, dashed } = shape;
      const classes = dashed ? `stroke ${tone} dashed` : `stroke ${tone}`;
      return svg`<line class=${classes} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
    }
    case 'text': {
      const { x, y, text, tone, anchor, bold } = shape;
      const classes = bold ? `${tone} bold` : tone;
      return svg`<text class=${classes} x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
    }
  }
}
