// The result of reading a photo: a puzzle with what is doubtful in it, or why there is none.
import type { Grid } from '../grid';

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** The longer side of what is read, at most: twice what the core works at, so that what is shrunk stays sharp. */
export const longestSide = 2800;

/** The size of a picture once its longer side is at most so many pixels. */
export function shrunkTo(
  longest: number,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A file, decoded in the worker; or what a camera shows. */
export type Picture = Blob | Pixels;

/** An entry is a digit that somebody wrote into the puzzle; a wrong one is not in the solution of the givens. */
export type DigitKind = 'given' | 'entry' | 'wrong-entry';

export interface ScannedCell {
  /** The likeliest; 0 for a blank. The grid may have another one, by what the engine says. */
  digit: number;
  /** How likely that is, 0 to 1. */
  confidence: number;
  runnerUp: number;
  /** A person has to look at it. */
  doubtful: boolean;
  /** `given` for a blank as well, and everywhere where no difference between digits was seen. */
  kind: DigitKind;
  /** The digits noted in a blank, as bits 1 to 9. */
  notes: number;
}

/** In shares of the picture's width and height. */
export interface Corner {
  x: number;
  y: number;
}

export interface Scan {
  grid: Grid;
  /** The grid has exactly one solution; where there are entries, the givens have. */
  unique: boolean;
  /** A doubtful cell was read differently to get there. */
  changed: boolean;
  cells: readonly ScannedCell[];
  /** The grids in the picture, and the number of this one, from 1 in the order in which people read. */
  grids: number;
  chosen: number;
  /** The corners of the grid in the picture, clockwise, with the upright board's top left first. */
  corners: readonly Corner[];
  /** The board in grey levels, flat and upright, `flatCell` pixels a cell each way. */
  flat: Uint8Array;
  flatCell: number;
}

export type ScanTrouble =
  /** The file is no picture that this browser can show. */
  | { kind: 'broken' }
  /** The file has no bytes. */
  | { kind: 'empty' }
  /** More pixels or bytes than a photo has; it was not decoded. */
  | { kind: 'too-large' }
  /** Nothing but one shade, or far too small. */
  | { kind: 'no-contrast' }
  | { kind: 'no-grid' }
  /** `size`: cells a side. */
  | { kind: 'other-size'; size: number }
  /** Fewer digits than any puzzle has. */
  | { kind: 'no-digits' }
  /** The picture's edge cuts the grid off. */
  | { kind: 'cut-off' }
  /** A grid with both diagonals, or with other regions than boxes, and no classic puzzle; `text`: as f-puzzles writes it. */
  | { kind: 'diagonal' | 'jigsaw'; text: string }
  /** The same with cages. */
  | { kind: 'killer' }
  /** Fewer grids than the number of the wanted one. */
  | { kind: 'no-such-grid' };

/** `shown`: the picture, small, where it was decoded for this. */
export type ScanAnswer =
  { kind: 'scan'; scan: Scan; shown?: Pixels } | { kind: 'trouble'; trouble: ScanTrouble };

/** The corners of the grid, clockwise, in shares of the picture's width and height. */
export type Outline = readonly Corner[];

/** To a worker that reads photos, see web/worker/scan/scan-tasks.ts. */
export interface ScanCalls {
  /** `grid`: its number in the picture; without one the clearest and largest is read. */
  scan: { ask: { picture: Picture; grid?: number }; progress: undefined; answer: ScanAnswer };
  /** Where the grid is, without reading it; null where there is none. */
  find: { ask: { picture: Pixels }; progress: undefined; answer: Outline | null };
}

export type CameraTrouble = 'refused' | 'none' | 'in-use';
