// A sheet as a PDF file. Loaded, with the library that writes it, when a file is asked for.
import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFString,
  StandardFonts,
  rgb,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import { sheetFact } from '../../../core/own-pdf';
import { boardScene, type BoardTone } from '../picture/board-scene';
import type { Shape } from '../picture/scene';
import { measures, pagesOf, type PlacedBoard, type Sheet, type SheetPage } from './paper-sheets';

/** Points in a millimetre. */
const mm = 72 / 25.4;

interface Tools {
  document: PDFDocument;
  plain: PDFFont;
  bold: PDFFont;
}

export async function sheetPdf(sheet: Sheet, name: string, language: string): Promise<Blob> {
  const document = await PDFDocument.create();
  document.setTitle(sheet.title === '' ? name : sheet.title);
  document.setLanguage(language);
  document.setCreator('Retrace');
  keepPuzzles(document, sheet);
  const tools: Tools = {
    document,
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const page of pagesOf(sheet)) await draw(page, tools);
  // In object streams the facts could be read by programs for PDF alone.
  const bytes = await document.save({ useObjectStreams: false });
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
}

function keepPuzzles({ context }: PDFDocument, { puzzles }: Sheet): void {
  const facts = context.lookup(context.trailerInfo.Info, PDFDict);
  const lines = puzzles.map(({ grid }) => grid).join('\n');
  facts.set(PDFName.of(sheetFact), PDFString.of(lines));
}

async function draw(page: SheetPage, tools: Tools): Promise<void> {
  const { width, height, title, boards, foot } = page;
  const paper = tools.document.addPage([width * mm, height * mm]);
  const { margin, title: titled, caption: captioned, note: noted, foot: footed } = measures;
  const text = (line: Line) => write(paper, line, height, tools);
  await text({ text: title, x: margin, y: margin + titled.size, size: titled.size, isBold: true });
  for (const board of boards) {
    const { x, y, caption, note } = board;
    const above = y - 2 - (note === '' ? 0 : noted.room);
    await text({ text: caption, x, y: above, size: captioned.size, isBold: true });
    await text({ text: note, x, y: y - 2, size: noted.size, isBold: false });
    drawBoard(paper, board, height, tools);
  }
  const at = { x: width / 2, y: height - margin + footed.size };
  await text({ text: foot, ...at, size: footed.size, isBold: false, isCentred: true });
}

function drawBoard(paper: PDFPage, board: PlacedBoard, height: number, tools: Tools): void {
  const unit = board.size / 9;
  for (const shape of boardScene(board).shapes) drawShape(paper, shape, board, unit, height, tools);
}

function drawShape(
  paper: PDFPage,
  shape: Shape<BoardTone>,
  { x: left, y: top }: PlacedBoard,
  unit: number,
  height: number,
  { plain, bold }: Tools,
): void {
  const point = (x: number, y: number) => ({
    x: (left + x * unit) * mm,
    y: (height - top - y * unit) * mm,
  });
  if (shape.kind === 'lines') {
    const isStrong = shape.tone === 'boxes';
    for (const [x1, y1, x2, y2] of shape.lines) {
      // Square ends let heavy lines meet in the corners.
      const end = isStrong ? 0.03 : 0;
      const isLevel = y1 === y2;
      paper.drawLine({
        start: point(x1 - (isLevel ? end : 0), y1 - (isLevel ? 0 : end)),
        end: point(x2 + (isLevel ? end : 0), y2 + (isLevel ? 0 : end)),
        thickness: (isStrong ? 0.06 : 0.02) * unit * mm,
        color: isStrong ? rgb(0, 0, 0) : rgb(0.6, 0.6, 0.6),
      });
    }
  } else if (shape.kind === 'text') {
    const font = shape.bold ? bold : plain;
    const size = 0.66 * unit * mm;
    const { x, y } = point(shape.x, shape.y);
    paper.drawText(shape.text, {
      x: x - font.widthOfTextAtSize(shape.text, size) / 2,
      y,
      size,
      font,
    });
  }
}

/** Draws a text from its baseline; `x` is the middle of a centred text. */
interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  isCentred?: boolean;
}

/** PDF's standard fonts have only Latin letters, so other texts are drawn as pictures. */
async function write(
  paper: PDFPage,
  { text, x, y, size, isBold, isCentred = false }: Line,
  height: number,
  { document, plain, bold }: Tools,
): Promise<void> {
  if (text === '') return;
  const font = isBold ? bold : plain;
  const from = (width: number) => x * mm - (isCentred ? width / 2 : 0);
  if (isLatin(text, font)) {
    const width = font.widthOfTextAtSize(text, size * mm);
    paper.drawText(text, { x: from(width), y: (height - y) * mm, size: size * mm, font });
    return;
  }
  const picture = textPicture(text, isBold);
  if (!picture) return;
  const image = await document.embedPng(picture.png);
  const scale = (size * mm) / picture.size;
  const width = picture.width * scale;
  paper.drawImage(image, {
    x: from(width),
    y: (height - y) * mm - picture.below * scale,
    width,
    height: picture.height * scale,
  });
}

function isLatin(text: string, font: PDFFont): boolean {
  const known = new Set(font.getCharacterSet());
  return Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0));
}

/** The height in pixels of letters that are drawn as a picture. */
const pixels = 96;

function textPicture(text: string, isBold: boolean) {
  const canvas = window.document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const font = `${isBold ? 600 : 400} ${pixels}px system-ui, 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif`;
  context.font = font;
  const width = Math.ceil(context.measureText(text).width);
  const below = Math.ceil(pixels * 0.35);
  const height = Math.ceil(pixels * 1.1) + below;
  canvas.width = Math.max(1, width);
  canvas.height = height;
  context.font = font;
  context.fillStyle = '#000';
  context.fillText(text, 0, height - below);
  return { png: canvas.toDataURL('image/png'), width, height, below, size: pixels };
}
