// Draws the photo with the outline of its grid, and cells cut out of it.
import type { Corner, Scan } from '../../core/scan/scan';

/** Pixels of the photo's longer side as it is shown. */
const shownSide = 640;

/** Rejects where the browser cannot show it. */
export async function drawPhoto(
  canvas: HTMLCanvasElement,
  picture: Blob,
  corners: readonly Corner[],
): Promise<void> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, shownSide / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  if (!context) return;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x * canvas.width, y * canvas.height);
  context.closePath();
  // Seen on light and on dark photos.
  for (const [width, colour] of [
    [7, '#fff'],
    [4, '#0b6b60'],
  ] as const) {
    context.lineWidth = width;
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
