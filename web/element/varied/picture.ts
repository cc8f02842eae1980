// A board with any rules as a picture: the drawing of the page in its light colours, as SVG text or as a PNG.
import { html, render, svg } from 'lit';
import { middleOf } from '../../core/varied/places';
import type { BoardOf } from './board-view';
import { signOfDigit } from './digit-signs';
import { shapeView, type Shape } from './drawing/shape';
import type { Sheet } from '../../core/varied/varied-game';

/** Pixels of a cell, and as many for each of them in a PNG. */
const cellPixels = 60;
const density = 2;

/** The properties of the page's styles that a drawing has. */
const drawn = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'paint-order', 'font-weight'],
];

/** `root`: where the styles of the drawing hold. */
export function boardSvg(
  { puzzle, drawing }: BoardOf,
  { digits }: Sheet,
  root: HTMLElement | DocumentFragment,
): string {
  const { top, right, bottom, left } = drawing.margins;
  const [width, height] = [puzzle.columns + left + right, puzzle.rows + top + bottom];
  const signs = digits.flatMap((digit, cell): Shape[] => {
    if (digit === 0) return [];
    const tone = puzzle.givens[cell] ? 'given-digit' : 'entered-digit';
    const text = signOfDigit(puzzle, digit);
    const size = puzzle.digits > 9 ? 0.52 : 0.64;
    return [{ kind: 'label', layer: 'under', tone, at: middleOf(puzzle, cell), size, text }];
  });
  const shapes = [...drawing.under, ...signs, ...drawing.over];
  const holder = document.createElement('div');
  holder.className = 'off-screen';
  holder.style.colorScheme = 'light';
  root.append(holder);
  try {
    render(
      html`<svg
        xmlns="http://www.w3.org/2000/svg"
        width=${width * cellPixels}
        height=${height * cellPixels}
        viewBox="${-left} ${-top} ${width} ${height}"
        font-family="system-ui, sans-serif"
      >
        ${svg`<rect x=${-left} y=${-top} width=${width} height=${height} fill="#fff" />`}
        ${shapes.map(shapeView)}
      </svg>`,
      holder,
    );
    for (const part of holder.querySelectorAll('path, circle, text')) {
      const style = getComputedStyle(part);
      for (const name of drawn) part.setAttribute(name, style.getPropertyValue(name));
      part.removeAttribute('class');
    }
    // Lit leaves comments where its parts begin.
    const comments = document.createNodeIterator(holder, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode())
      if (comments.referenceNode instanceof Comment) comments.referenceNode.remove();
    const picture = holder.querySelector('svg');
    return picture
      ? new XMLSerializer().serializeToString(picture).replace(/\n\s*(?=[<\n])/g, '')
      : '';
  } finally {
    holder.remove();
  }
}

/** Undefined where the browser cannot make a picture of it. */
export async function pngOf(text: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.width * density;
  canvas.height = image.height * density;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
}
