// Designs of Sudoku apps, and the page that draws one of them: lines, tiles, colours, chosen cells, keypads.
import { boxOf, columnOf, rowOf } from '../../../web/core/cell';

/** The colours of a design in one theme. */
export interface Colours {
  ground: string;
  paper: string;
  thin: string;
  bold: string;
  given: string;
  entry: string;
  note: string;
  /** The colour of the chosen cell's row, column and box. */
  near?: string;
  chosen?: string;
  /** The digit in the chosen cell. */
  inChosen?: string;
  /** Every second box. */
  shaded?: string;
  /** Cells that have a given. */
  tile?: string;
}

export interface Design {
  name: string;
  /** The side of a cell in pixels. */
  cell: number;
  /** The widths of the lines in boxes, and around them. */
  thin: number;
  bold: number;
  /** Space between cells, and more between boxes. */
  gap?: number;
  boxGap?: number;
  round?: number;
  lineStyle?: 'solid' | 'dotted' | 'dashed';
  /** The board has no lines around it. */
  open?: boolean;
  /** The size of a digit, and of a note, in cells. */
  size: number;
  note: number;
  font?: string;
  weight?: number;
  /** The cell that the player has chosen. */
  at?: number;
  /** Around the board: a title, a clock, and a keypad with the nine digits. */
  app?: boolean;
  light: Colours;
  dark: Colours;
}

export interface Shown {
  givens: string;
  /** Digits that the player entered, beside the givens. */
  entries: string;
  /** The digits noted in blanks, each at its place among nine. */
  notes: readonly (readonly [cell: number, digits: string])[];
}

const light: Colours = {
  ground: '#ffffff',
  paper: '#ffffff',
  thin: '#cccccc',
  bold: '#444444',
  given: '#222222',
  entry: '#1a62d6',
  note: '#6e7780',
};
const dark: Colours = {
  ground: '#121212',
  paper: '#121212',
  thin: '#333333',
  bold: '#8a8a8a',
  given: '#e6e6e6',
  entry: '#8ab4f8',
  note: '#9a9a9a',
};

/** Most designs have lines, and the others tiles. */
const usual = { thin: 1, bold: 3, size: 0.56, note: 0.26, light, dark };
const tiles = { ...usual, thin: 0, bold: 0, gap: 4 };

export const designs: readonly Design[] = [
  { name: 'thin pale lines', ...usual, cell: 40, bold: 2, size: 0.6 },
  {
    name: 'pale lines, all alike',
    ...usual,
    cell: 40,
    bold: 1,
    size: 0.55,
    light: { ...light, bold: '#cccccc' },
    dark: { ...dark, bold: '#333333' },
  },
  {
    name: 'a phone with chosen row, column and box, and a keypad',
    ...usual,
    cell: 72,
    thin: 2,
    bold: 4,
    size: 0.62,
    note: 0.28,
    at: 30,
    app: true,
    light: { ...light, thin: '#bec6d4', bold: '#344861', near: '#e2ebf3', chosen: '#bbdefb' },
    dark: { ...dark, thin: '#3a4656', bold: '#9fb2c8', near: '#1f2b3a', chosen: '#31506f' },
  },
  {
    name: 'white tiles apart',
    ...tiles,
    cell: 48,
    boxGap: 6,
    round: 6,
    size: 0.55,
    note: 0.25,
    light: { ...light, ground: '#d9dde3' },
    dark: { ...dark, paper: '#2a2a2e' },
  },
  {
    name: 'tiles with even gaps, chosen tile inverse',
    ...tiles,
    cell: 44,
    gap: 3,
    round: 4,
    size: 0.6,
    at: 40,
    light: { ...light, ground: '#e8eaee', chosen: '#2f6fd0', inChosen: '#ffffff' },
    dark: { ...dark, paper: '#26262a', chosen: '#8ab4f8', inChosen: '#101010' },
  },
  {
    name: 'shaded boxes instead of bold lines',
    ...usual,
    cell: 44,
    bold: 1,
    size: 0.58,
    light: { ...light, bold: '#cccccc', shaded: '#eef1f5' },
    dark: { ...dark, bold: '#333333', shaded: '#1e1f22' },
  },
  {
    name: 'grey tiles for givens',
    ...usual,
    cell: 52,
    size: 0.68,
    note: 0.27,
    weight: 700,
    app: true,
    light: { ...light, tile: '#e6e6e6', bold: '#000000' },
    dark: { ...dark, tile: '#2c2c2c', bold: '#d0d0d0' },
  },
  {
    name: 'small',
    ...usual,
    cell: 24,
    bold: 2,
    size: 0.62,
    note: 0.3,
    light: { ...light, thin: '#b0b0b0', bold: '#000000' },
    dark: { ...dark, thin: '#4a4a4a', bold: '#c8c8c8' },
  },
  {
    name: 'a book with serifs',
    ...usual,
    cell: 46,
    size: 0.64,
    note: 0.27,
    font: 'DejaVu Serif',
    light: { ...light, ground: '#fbf6e9', paper: '#fbf6e9', thin: '#a89f8a', bold: '#3a3326' },
    dark: { ...dark, ground: '#201d17', paper: '#201d17', thin: '#4d473b', bold: '#b5aa92' },
  },
  {
    name: 'dotted lines in boxes',
    ...usual,
    cell: 44,
    bold: 2,
    lineStyle: 'dotted',
    light: { ...light, thin: '#999999' },
    dark: { ...dark, thin: '#666666' },
  },
  {
    name: 'no lines around the board',
    ...usual,
    cell: 46,
    open: true,
    size: 0.52,
    note: 0.24,
    at: 12,
    light: { ...light, near: '#f0f4f8', chosen: '#ffe9a8' },
    dark: { ...dark, near: '#1c2126', chosen: '#4d431f' },
  },
  {
    name: 'coloured paper, entries in another colour and weight',
    ...usual,
    cell: 56,
    note: 0.25,
    weight: 700,
    app: true,
    at: 70,
    light: {
      ...light,
      ground: '#dfeee2',
      paper: '#f3faf4',
      thin: '#a9cbb0',
      bold: '#3d7a4a',
      given: '#1d3a24',
      entry: '#d2691e',
      near: '#dcefe0',
      chosen: '#b9dfc2',
    },
    dark: {
      ...dark,
      ground: '#0e1a24',
      paper: '#132433',
      thin: '#27425a',
      bold: '#5d8fb8',
      given: '#e3eef7',
      entry: '#ffb454',
      near: '#1a3146',
      chosen: '#28527a',
    },
  },
  {
    name: 'rounded tiles, and a keypad where a tenth row would be',
    ...tiles,
    cell: 58,
    gap: 2,
    boxGap: 4,
    round: 10,
    size: 0.5,
    note: 0.24,
    at: 50,
    app: true,
    light: { ...light, ground: '#f2f2f2', near: '#e9f0fb', chosen: '#cfe0fb' },
    dark: { ...dark, ground: '#000000', paper: '#1c1c1e', near: '#26303f', chosen: '#34476a' },
  },
  {
    name: 'saturated tiles for givens',
    ...usual,
    cell: 48,
    bold: 2,
    note: 0.24,
    light: { ...light, tile: '#3f6fb5', given: '#ffffff' },
    dark: { ...dark, tile: '#b8cdf0', given: '#0e1a2c' },
  },
  { name: 'small digits in large cells', ...usual, cell: 72, size: 0.36, note: 0.2 },
  {
    name: 'small digits on tiles far apart',
    ...tiles,
    cell: 60,
    boxGap: 8,
    round: 8,
    size: 0.4,
    note: 0.24,
    light: { ...light, ground: '#e6e9ee' },
    dark: { ...dark, paper: '#2a2c31' },
  },
  {
    name: 'pale notes in large cells',
    ...usual,
    cell: 100,
    bold: 4,
    note: 0.22,
    font: 'DejaVu Serif',
    light: { ...light, note: '#b5b5b5' },
    dark: { ...dark, note: '#5d5d5d' },
  },
];

/** Where a row or column of cells begins. */
const startOf = ({ cell, gap = 0, boxGap = 0 }: Design, at: number): number =>
  at * (cell + gap) + Math.floor(at / 3) * boxGap;

const lines = (design: Design, colours: Colours): string => {
  const side = 9 * design.cell;
  const drawn: string[] = [];
  for (const isBold of [false, true]) {
    const width = isBold ? design.bold : design.thin;
    for (let i = 0; i <= 9 && width > 0; i++) {
      if ((i % 3 === 0) !== isBold || (design.open && i % 9 === 0)) continue;
      const style = `${String(width)}px ${isBold ? 'solid' : (design.lineStyle ?? 'solid')} ${isBold ? colours.bold : colours.thin}`;
      const place = Math.floor(i * design.cell - width / 2);
      drawn.push(
        `<i style="left:${String(place)}px;top:0;height:${String(side)}px;border-left:${style}"></i>`,
        `<i style="top:${String(place)}px;left:0;width:${String(side)}px;border-top:${style}"></i>`,
      );
    }
  }
  return drawn.join('');
};

const paperOf = (design: Design, colours: Colours, cell: number, isGiven: boolean): string => {
  const { at } = design;
  if (at === cell && colours.chosen) return colours.chosen;
  const isNear = at !== undefined && [rowOf, columnOf, boxOf].some((of) => of(cell) === of(at));
  if (isNear && colours.near) return colours.near;
  if (colours.tile && isGiven) return colours.tile;
  return colours.shaded && boxOf(cell) % 2 === 0 ? colours.shaded : colours.paper;
};

const noted = (design: Design, colours: Colours, digits: string): string =>
  Array.from(digits, (digit) => {
    const place = Number(digit) - 1;
    const [x, y] = [place % 3, Math.floor(place / 3)].map((third) => ((third + 0.5) / 3) * 92 + 4);
    return `<s style="left:${String(x)}%;top:${String(y)}%;font-size:${String(design.note * design.cell)}px;color:${colours.note}">${digit}</s>`;
  }).join('');

/** The page of a design that shows a puzzle. */
export function appPage(design: Design, theme: 'light' | 'dark', shown: Shown): string {
  const colours = design[theme];
  const { cell, size, round = 0, weight = 400, font = 'DejaVu Sans' } = design;
  const notes = new Map(shown.notes);
  const cells = Array.from(shown.givens, (given, at) => {
    const entry = shown.entries[at] ?? '.';
    const paper = paperOf(design, colours, at, given !== '.');
    const digit = given === '.' ? entry : given;
    const isChosen = design.at === at && colours.inChosen !== undefined;
    const colour = isChosen ? colours.inChosen : given === '.' ? colours.entry : colours.given;
    const text =
      digit === '.'
        ? noted(design, colours, notes.get(at) ?? '')
        : `<b style="color:${String(colour)};font-weight:${String(given === '.' ? 400 : weight)}">${digit}</b>`;
    const [left, top] = [columnOf(at), rowOf(at)].map((place) => startOf(design, place));
    return `<div style="left:${String(left)}px;top:${String(top)}px;background:${paper}">${text}</div>`;
  });
  const side = startOf(design, 8) + cell;
  const edge = Math.round(cell * 0.4);
  const keys = Array.from('123456789', (key) => `<u>${key}</u>`).join('');
  return `<!doctype html><style>
    body { margin: 0; width: ${String(side + 2 * edge)}px; background: ${colours.ground}; color: ${colours.given}; font: ${String(size * cell)}px '${font}', sans-serif; }
    h1 { margin: 0; padding: ${String(cell)}px ${String(edge)}px 0; font-size: ${String(cell * 0.5)}px; display: flex; justify-content: space-between; }
    main { position: relative; margin: ${String(edge)}px; width: ${String(side)}px; height: ${String(side)}px; }
    div { position: absolute; width: ${String(cell)}px; height: ${String(cell)}px; border-radius: ${String(round)}px; }
    i { position: absolute; }
    b { position: absolute; inset: 0; line-height: ${String(cell)}px; text-align: center; }
    s { position: absolute; transform: translate(-50%, -50%); line-height: 1; text-decoration: none; }
    nav { display: flex; justify-content: space-around; padding: ${String(cell)}px ${String(edge)}px; color: ${colours.entry}; }
    u { text-decoration: none; font-size: ${String(cell * 0.8)}px; }
  </style>${design.app ? '<h1><span>Expert</span><span>12:47</span></h1>' : ''}<main>${cells.join('')}${lines(design, colours)}</main>${design.app ? `<nav>${keys}</nav>` : ''}`;
}
