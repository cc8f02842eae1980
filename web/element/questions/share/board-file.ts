// The board as a file: SVG text, and the same drawn for PNG. On white, in dark ink.
import { cellCount, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';
import { digitsIn, type Notes } from '../../../core/notes';

export interface DrawnBoard {
  givens: Grid;
  digits: Grid;
  notes: Notes;
}

/** Of a cell, in units of the picture. */
const side = 60;
const margin = 12;
const whole = 9 * side + 2 * margin;
const fonts = "'Pretendard', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const ink = '#1e1d1a';
const soft = '#8b867c';
const entry = '#0b6b60';

type Mark =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; colour: string }
  | {
      kind: 'text';
      x: number;
      y: number;
      size: number;
      bold: boolean;
      colour: string;
      text: string;
    };

function marksOf({ givens, digits, notes }: DrawnBoard): Mark[] {
  const marks: Mark[] = [];
  for (const heavy of [false, true]) {
    for (let line = 0; line <= 9; line++) {
      if ((line % 3 === 0) !== heavy) continue;
      const at = margin + line * side;
      const end = margin + 9 * side;
      const style = { width: heavy ? 3 : 1, colour: heavy ? ink : soft };
      marks.push({ kind: 'line', x1: at, y1: margin, x2: at, y2: end, ...style });
      marks.push({ kind: 'line', x1: margin, y1: at, x2: end, y2: at, ...style });
    }
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const x = margin + columnOf(cell) * side;
    const y = margin + rowOf(cell) * side;
    const digit = digitAt(digits, cell);
    const isGiven = digitAt(givens, cell) !== 0;
    const middle = { kind: 'text', x: x + side / 2 } as const;
    if (digit !== 0) {
      const style = { size: 38, bold: isGiven, colour: isGiven ? ink : entry };
      marks.push({ ...middle, y: y + side / 2 + 13, ...style, text: String(digit) });
      continue;
    }
    for (const noted of digitsIn(notes[cell] ?? 0)) {
      marks.push({
        kind: 'text',
        x: x + 12 + ((noted - 1) % 3) * 18,
        y: y + 18 + Math.floor((noted - 1) / 3) * 18,
        size: 14,
        bold: false,
        colour: soft,
        text: String(noted),
      });
    }
  }
  return marks;
}

export function svgTextOf(board: DrawnBoard): string {
  const marks = marksOf(board).map((mark) =>
    mark.kind === 'line'
      ? `<line x1="${mark.x1}" y1="${mark.y1}" x2="${mark.x2}" y2="${mark.y2}" stroke="${mark.colour}" stroke-width="${mark.width}" stroke-linecap="square"/>`
      : `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" font-weight="${mark.bold ? 700 : 400}" fill="${mark.colour}" text-anchor="middle">${mark.text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="0 0 ${whole} ${whole}" font-family="${fonts}">`,
    `<rect width="${whole}" height="${whole}" fill="#ffffff"/>`,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

/** Undefined where the browser makes no picture of it. */
export function pngOf(board: DrawnBoard): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = whole * 2;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  context.scale(2, 2);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, whole, whole);
  context.lineCap = 'square';
  context.textAlign = 'center';
  for (const mark of marksOf(board)) {
    context.fillStyle = context.strokeStyle = mark.colour;
    if (mark.kind === 'line') {
      context.lineWidth = mark.width;
      context.beginPath();
      context.moveTo(mark.x1, mark.y1);
      context.lineTo(mark.x2, mark.y2);
      context.stroke();
    } else {
      context.font = `${mark.bold ? '700' : '400'} ${mark.size}px ${fonts}`;
      context.fillText(mark.text, mark.x, mark.y);
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
}
