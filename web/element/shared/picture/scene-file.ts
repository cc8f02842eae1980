// A drawing as a file: SVG text, or a PNG painted by a canvas. Both have their own colours and fonts, since they
// leave the page and its styles.
import type { Scene, Shape } from './scene';

export interface Look<Tone extends string> {
  ground: string;
  colours: Readonly<Record<Tone, string>>;
  fonts: string;
  /** The weight of bold text. */
  weight: number;
  /** The pixels of one unit of the scene. */
  scale: number;
  /** The margin around the scene, in pixels. */
  margin: number;
}

export type PictureForm = 'svg' | 'png';

/** Pixels of a PNG for each pixel of the picture. */
const density = 2;
const dash = 3;

/** Undefined where the browser cannot make a picture of it. */
export function pictureFile<Tone extends string>(
  form: PictureForm,
  scene: Scene<Tone>,
  look: Look<Tone>,
): Promise<Blob | undefined> {
  if (form === 'png') return pngOf(scene, look);
  return Promise.resolve(new Blob([svgTextOf(scene, look)], { type: 'image/svg+xml' }));
}

export function svgTextOf<Tone extends string>(scene: Scene<Tone>, look: Look<Tone>): string {
  const { margin, fonts, ground, scale } = look;
  const [width, height] = [scene.width * scale + 2 * margin, scene.height * scale + 2 * margin];
  const box = `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="${-margin} ${-margin} ${width} ${height}" font-family="${fonts}">`,
    `<rect x="${-margin}" y="${-margin}" ${box} fill="${ground}"/>`,
    ...scene.shapes.map((shape) => elementOf(shape, look)),
    '</svg>',
    '',
  ].join('\n');
}

function elementOf<Tone extends string>(
  shape: Shape<Tone>,
  { colours, scale, weight }: Look<Tone>,
): string {
  const colour = colours[shape.tone];
  const of = (value: number) => String(Math.round(value * scale * 100) / 100);
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return `<rect x="${of(x)}" y="${of(y)}" width="${of(width)}" height="${of(height)}" fill="${colour}"/>`;
    }
    case 'lines': {
      const path = shape.lines
        .map(([x1, y1, x2, y2]) => `M${of(x1)} ${of(y1)}L${of(x2)} ${of(y2)}`)
        .join('');
      const ends = shape.square ? ' stroke-linecap="square"' : '';
      const dashes = shape.dashed ? ` stroke-dasharray="${dash}"` : '';
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${of(shape.width)}"${ends}${dashes}/>`;
    }
    case 'text': {
      const { x, y, size, text, anchor, bold } = shape;
      const heavy = bold ? ` font-weight="${weight}"` : '';
      return `<text x="${of(x)}" y="${of(y)}" font-size="${of(size)}" fill="${colour}" text-anchor="${anchor}"${heavy}>${escaped(text)}</text>`;
    }
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function pngOf<Tone extends string>(
  scene: Scene<Tone>,
  look: Look<Tone>,
): Promise<Blob | undefined> {
  const { margin, scale, ground } = look;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((scene.width * scale + 2 * margin) * density);
  canvas.height = Math.ceil((scene.height * scale + 2 * margin) * density);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(density, density);
  context.translate(margin, margin);
  for (const shape of scene.shapes) paint(context, shape, look);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
}

function paint<Tone extends string>(
  context: CanvasRenderingContext2D,
  shape: Shape<Tone>,
  { colours, scale, fonts, weight }: Look<Tone>,
): void {
  context.fillStyle = context.strokeStyle = colours[shape.tone];
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      context.fillRect(x * scale, y * scale, width * scale, height * scale);
      break;
    }
    case 'lines':
      context.lineWidth = shape.width * scale;
      context.lineCap = shape.square ? 'square' : 'butt';
      context.setLineDash(shape.dashed ? [dash, dash] : []);
      context.beginPath();
      for (const [x1, y1, x2, y2] of shape.lines) {
        context.moveTo(x1 * scale, y1 * scale);
        context.lineTo(x2 * scale, y2 * scale);
      }
      context.stroke();
      break;
    case 'text': {
      const { x, y, size, text, anchor, bold } = shape;
      context.font = `${bold ? weight : 400} ${size * scale}px ${fonts}`;
      context.textAlign = anchor === 'middle' ? 'center' : anchor;
      context.fillText(text, x * scale, y * scale);
      break;
    }
  }
}
