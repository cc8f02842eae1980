// The chart as a file: SVG text, and the same shapes drawn for PNG. Both on white, in light colours.
import { textSize, type Chart, type Shape, type Tone } from './chart';

const colours: Record<Tone, string> = {
  ink: '#1e1d1a',
  soft: '#5f5b53',
  line: '#d3cec3',
  bar: '#0b6b60',
  range: '#1e1d1a',
  limit: '#ad2113',
};
const ground = '#fffefb';
const fonts = "'Pretendard', 'Noto Sans KR', 'Noto Sans CJK KR', system-ui, sans-serif";
/** Around the chart, in CSS pixels. */
const margin = 24;
/** Pixels of the PNG for each of the chart's. */
const density = 2;

export function svgTextOf({ width, height, shapes }: Chart): string {
  const [fullWidth, fullHeight] = [width + 2 * margin, height + 2 * margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}"` +
      ` viewBox="${-margin} ${-margin} ${fullWidth} ${fullHeight}"` +
      ` font-family="${fonts}" font-size="${textSize}">`,
    `<rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="${ground}"/>`,
    ...shapes.map(elementOf),
    '</svg>',
    '',
  ].join('\n');
}

function elementOf(shape: Shape): string {
  const colour = colours[shape.tone];
  switch (shape.kind) {
    case 'bar': {
      const { x, y, width, height } = shape;
      return `<rect x="${of(x)}" y="${of(y)}" width="${of(width)}" height="${of(height)}" fill="${colour}"/>`;
    }
    case 'line': {
      const { x1, y1, x2, y2, dashed } = shape;
      const dashes = dashed ? ' stroke-dasharray="3 3"' : '';
      return `<line x1="${of(x1)}" y1="${of(y1)}" x2="${of(x2)}" y2="${of(y2)}" stroke="${colour}"${dashes}/>`;
    }
    case 'text': {
      const { x, y, text, anchor, bold } = shape;
      const weight = bold ? ' font-weight="650"' : '';
      return `<text x="${of(x)}" y="${of(y)}" fill="${colour}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`;
    }
  }
}

const of = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Undefined where the browser makes no picture of it. */
export function pngOf({ width, height, shapes }: Chart): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * margin) * density);
  canvas.height = Math.ceil((height + 2 * margin) * density);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(density, density);
  context.translate(margin, margin);
  for (const shape of shapes) draw(context, shape);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = context.strokeStyle = colours[shape.tone];
  switch (shape.kind) {
    case 'bar':
      context.fillRect(shape.x, shape.y, shape.width, shape.height);
      break;
    case 'line':
      context.setLineDash(shape.dashed ? [3, 3] : []);
      context.beginPath();
      context.moveTo(shape.x1, shape.y1);
      context.lineTo(shape.x2, shape.y2);
      context.stroke();
      break;
    case 'text':
      context.font = `${shape.bold ? '650' : '400'} ${textSize}px ${fonts}`;
      context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
      context.fillText(shape.text, shape.x, shape.y);
      break;
  }
}
