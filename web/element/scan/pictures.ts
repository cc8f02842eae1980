// Draws the photo with the outline of its grid, and cells cut out of it.
import type { Outline, Pixels, Scan } from '../../core/scan/photo-result';

export function drawPhoto(
  canvas: HTMLCanvasElement,
  { data, width, height }: Pixels,
  corners: Outline,
): void {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.putImageData(new ImageData(data, width, height), 0, 0);
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x * width, y * height);
  context.closePath();
  // Seen on light and on dark photos.
  const thin = Math.max(width, height) / 160;
  for (const [lineWidth, colour] of [
    [1.75 * thin, '#fff'],
    [thin, '#0b6b60'],
  ] as const) {
    context.lineWidth = lineWidth;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** The cell as the photo has it, flat and upright. */
export function drawCell(canvas: HTMLCanvasElement, { flat, flatCell }: Scan, cell: number): void {
  canvas.width = flatCell;
  canvas.height = flatCell;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(flatCell, flatCell);
  const first = Math.floor(cell / 9) * flatCell * 9 * flatCell + (cell % 9) * flatCell;
  for (let at = 0; at < flatCell * flatCell; at++) {
    const level = flat[first + Math.floor(at / flatCell) * 9 * flatCell + (at % flatCell)] ?? 255;
    image.data.set([level, level, level, 255], 4 * at);
  }
  context.putImageData(image, 0, 0);
}
