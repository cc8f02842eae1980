// Photos drawn by the browser: of a slanted puzzle in a shadow, or of no puzzle.
import type { Page } from '@playwright/test';

export interface Drawn {
  /** The digits of the grid; undefined where there is no grid at all. */
  line?: string;
  /** Entries in an app's blue, beside the digits of `line`. */
  entries?: string;
  /** Notes in blanks, each digit at its place among nine. */
  notes?: readonly (readonly [cell: number, digits: string])[];
  /** The number of cells in a row; 9 by default. */
  cells?: number;
  /** How the grid is drawn: whole, only its upper half, with every third cell black, all black, or twice side by side. */
  shows?: 'whole' | 'half' | 'crossword' | 'black' | 'twice';
  /** A cell, and the text that is written over its digit. */
  over?: readonly [cell: number, written: string];
  /** The length of the photo's side in pixels. */
  side?: number;
}

/** The photo as a PNG file. */
export async function photoOf(page: Page, drawn: Drawn): Promise<Buffer> {
  const address = await page.evaluate(
    ({ line, entries = '', notes = [], cells = 9, shows = 'whole', over, side = 900 }) => {
      const canvas = document.createElement('canvas');
      const scale = side / 900;
      canvas.width = side;
      canvas.height = Math.round((shows === 'half' ? 400 : 800) * scale);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const light = context.createLinearGradient(0, 0, canvas.width, canvas.height);
      light.addColorStop(0, '#f4f0e6');
      light.addColorStop(1, '#a8a296');
      // A large photo has a plain ground, so that its file stays small.
      const paper = side > 2000 ? '#f4f0e6' : light;
      context.fillStyle = shows === 'black' ? '#000' : paper;
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (line === undefined || shows === 'black') return canvas.toDataURL('image/png');
      const cell = 648 / cells;
      context.setTransform(
        scale,
        0.04 * scale,
        -0.05 * scale,
        0.97 * scale,
        140 * scale,
        60 * scale,
      );
      context.fillStyle = '#222';
      context.strokeStyle = '#222';
      context.font = `${cell * 0.6}px sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (let i = 0; i <= cells; i++) {
        context.lineWidth = i % 3 === 0 ? 5 : 2;
        context.beginPath();
        context.moveTo(i * cell, 0);
        context.lineTo(i * cell, 648);
        context.moveTo(0, i * cell);
        context.lineTo(648, i * cell);
        context.stroke();
      }
      const write = (digit: string, at: number) => {
        const [x, y] = [at % cells, Math.floor(at / cells)];
        context.fillText(digit, (x + 0.5) * cell, (y + 0.53) * cell);
      };
      Array.from(line).forEach((digit, at) => {
        if (digit !== '.') write(digit, at);
      });
      context.fillStyle = '#3a72e0';
      Array.from(entries).forEach((digit, at) => {
        if (digit !== '.') write(digit, at);
      });
      context.fillStyle = '#222';
      if (over) write(over[1], over[0]);
      context.font = `${cell * 0.24}px sans-serif`;
      for (const [at, digits] of notes) {
        for (const digit of digits) {
          const place = Number(digit) - 1;
          context.fillText(
            digit,
            ((at % cells) + 0.2 + 0.3 * (place % 3)) * cell,
            (Math.floor(at / cells) + 0.21 + 0.3 * Math.floor(place / 3)) * cell,
          );
        }
      }
      if (shows === 'crossword') {
        for (let at = 0; at < cells * cells; at += 3) {
          context.fillRect((at % cells) * cell, Math.floor(at / cells) * cell, cell, cell);
        }
      }
      if (shows === 'twice') {
        const whole = new OffscreenCanvas(canvas.width, canvas.height);
        whole.getContext('2d')?.drawImage(canvas, 0, 0);
        canvas.width *= 2;
        for (const x of [0, canvas.width / 2]) context.drawImage(whole, x, 0);
      }
      return canvas.toDataURL('image/png');
    },
    drawn,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
