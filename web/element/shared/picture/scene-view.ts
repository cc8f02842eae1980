// A drawing on the page. Styles give every tone its colour, and text its size.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { boardScene, type DrawnBoard } from './board-scene';
import type { Scene, Shape } from './scene';

export interface Framing {
  /** The class of the picture. */
  kind: string;
  /** The name for screen readers; without one the picture is hidden from them. */
  name: string | undefined;
  /** The margin around the scene, in its units. */
  margin?: number;
  /** Whether a unit of the scene is a CSS pixel; otherwise the picture is as wide as its container. */
  isSized?: boolean;
}

export function sceneView(
  { width, height, shapes }: Scene,
  { kind, name, margin = 0, isSized = false }: Framing,
): TemplateResult {
  return html`<svg
    class=${kind}
    role=${name === undefined ? nothing : 'img'}
    aria-label=${name ?? nothing}
    aria-hidden=${name === undefined ? 'true' : nothing}
    viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}"
    width=${isSized ? width : nothing}
    height=${isSized ? height : nothing}
  >
    ${shapes.map(shapeView)}
  </svg>`;
}

export function shapeView(shape: Shape<string>): SVGTemplateResult {
  const { tone } = shape;
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return svg`<rect class=${tone} x=${x} y=${y} width=${width} height=${height} />`;
    }
    case 'lines': {
      const { lines, dashed = false, square = false } = shape;
      const path = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
      const classes = dashed ? `stroke ${tone} dashed` : `stroke ${tone}`;
      return svg`<path class=${classes} stroke-linecap=${square ? 'square' : 'butt'} d=${path} />`;
    }
    case 'text': {
      const { x, y, text, anchor, bold } = shape;
      const classes = bold ? `${tone} bold` : tone;
      return svg`<text class=${classes} x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
    }
  }
}

/** A picture of a board; without a name it is hidden from screen readers. */
export const boardPicture = (board: DrawnBoard, name?: string): TemplateResult =>
  sceneView(boardScene(board), { kind: 'picture', name, margin: 0.1 });
