// Puzzles on sheets of paper, laid out in millimetres, once for the printer and for a PDF file.
import { emptyGrid, type Grid } from '../../../core/grid';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

export const perPages = [1, 2, 4, 6] as const;
export type PerPage = (typeof perPages)[number];

interface Size {
  width: number;
  height: number;
}

export const paperSizes: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export interface SheetPuzzle {
  grid: Grid;
  /** The digits that are printed stronger; undefined for all of the grid. */
  givens?: Grid;
  /** Undefined where no solution is to be printed. */
  solution: Grid | undefined;
  /** The text above the board; empty for none. */
  caption: string;
  /** A second line above it; undefined or empty for none. */
  note?: string;
  /** The cells that are shaded. */
  marked?: readonly number[];
  /** The text and the shaded cells of the solution, where they are others. */
  answer?: { caption: string; marked: readonly number[] };
}

export interface Sheet {
  paper: Paper;
  perPage: PerPage;
  /** The text above the boards of each page; empty for none. */
  title: string;
  puzzles: readonly SheetPuzzle[];
  /** The title of the pages with solutions; undefined: no such pages. */
  answersTitle: string | undefined;
  /** The text at the foot of each of several pages. */
  foot: (page: number, pages: number) => string;
}

/** A board with the position of its upper left corner. */
export interface PlacedBoard {
  x: number;
  y: number;
  size: number;
  grid: Grid;
  givens: Grid;
  caption: string;
  note: string;
  marked: ReadonlySet<number>;
}

export interface SheetPage extends Size {
  title: string;
  boards: readonly PlacedBoard[];
  foot: string;
}

export const measures = {
  margin: 15,
  title: { size: 6, room: 13 },
  caption: { size: 4, room: 6.5 },
  note: { size: 3.4, room: 5 },
  foot: { size: 3.2, room: 7 },
  largestBoard: 150,
} as const;

const grids: Readonly<Record<PerPage, { columns: number; rows: number }>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
};
const answersGrid = { columns: 3, rows: 4 };
const gap = 9;

export function pagesOf({
  paper,
  perPage,
  title,
  puzzles,
  answersTitle,
  foot,
}: Sheet): readonly SheetPage[] {
  const size = paperSizes[paper];
  const asked = puzzles.map(({ grid, givens = grid, caption, note = '', marked = [] }) => ({
    grid,
    givens,
    caption,
    note,
    marked: new Set(marked),
  }));
  const solved = puzzles.map(({ grid, givens = grid, solution, caption, answer }) => ({
    grid: solution ?? emptyGrid,
    givens,
    caption: answer?.caption ?? caption,
    note: '',
    marked: new Set(answer?.marked),
  }));
  const pages = [
    ...inPages(asked, grids[perPage], title, size),
    ...(answersTitle === undefined ? [] : inPages(solved, answersGrid, answersTitle, size)),
  ];
  if (pages.length === 1) return pages;
  return pages.map((page, index) => ({ ...page, foot: foot(index + 1, pages.length) }));
}

type Board = Omit<PlacedBoard, 'x' | 'y' | 'size'>;

function inPages(
  boards: readonly Board[],
  grid: { columns: number; rows: number },
  title: string,
  size: Size,
): SheetPage[] {
  const each = grid.columns * grid.rows;
  return Array.from({ length: Math.ceil(boards.length / each) }, (_, page) => ({
    ...size,
    title,
    boards: placed(boards.slice(page * each, (page + 1) * each), grid, title !== '', size),
    foot: '',
  }));
}

function placed(
  boards: readonly Board[],
  { columns, rows }: { columns: number; rows: number },
  hasTitle: boolean,
  { width, height }: Size,
): PlacedBoard[] {
  const { margin, title, caption, note, foot, largestBoard } = measures;
  const isNoted = boards.some((board) => board.note !== '');
  const above =
    (boards.some((board) => board.caption !== '') ? caption.room : 0) + (isNoted ? note.room : 0);
  const top = margin + (hasTitle ? title.room : 0);
  const cellWidth = (width - 2 * margin - (columns - 1) * gap) / columns;
  const cellHeight = (height - margin - foot.room - top - (rows - 1) * gap) / rows;
  const size = Math.min(cellWidth, cellHeight - above, largestBoard);
  return boards.map((board, index) => ({
    ...board,
    size,
    x: margin + (index % columns) * (cellWidth + gap) + (cellWidth - size) / 2,
    y: top + Math.floor(index / columns) * (cellHeight + gap) + above,
  }));
}
