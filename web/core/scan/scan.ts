// What a photo can be read as: a puzzle with what is doubtful in it, or why there is none.
import type { Grid } from '../grid';

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A file or what a camera shows, decoded in the worker; or decoded already. */
export type Picture = Blob | ImageBitmap | Pixels;

export interface ScannedCell {
  /** The likeliest; 0 for a blank. The grid may have another one, by what the engine says. */
  digit: number;
  /** How likely that is, 0 to 1. */
  confidence: number;
  runnerUp: number;
  /** A person has to look at it. */
  doubtful: boolean;
}

/** In shares of the picture's width and height. */
export interface Corner {
  x: number;
  y: number;
}

export interface Scan {
  grid: Grid;
  /** The grid has exactly one solution. */
  unique: boolean;
  /** A doubtful cell was read differently to get there. */
  changed: boolean;
  cells: readonly ScannedCell[];
  /** Of the grid in the picture, clockwise, with the upright board's top left first. */
  corners: readonly Corner[];
  /** The board in grey levels, flat and upright, `flatCell` pixels a cell each way. */
  flat: Uint8Array;
  flatCell: number;
}

export type ScanTrouble =
  /** The file is no picture that this browser can show, or too large for it. */
  | { kind: 'broken' }
  /** Nothing but one shade, or far too small. */
  | { kind: 'no-contrast' }
  | { kind: 'no-grid' }
  /** `size`: cells a side. */
  | { kind: 'other-size'; size: number }
  /** Fewer digits than any puzzle has. */
  | { kind: 'no-digits' };

export type ScanAnswer = { kind: 'scan'; scan: Scan } | { kind: 'trouble'; trouble: ScanTrouble };

/** To a worker that reads photos, see web/worker/tasks/scan-tasks.ts. */
export interface ScanCalls {
  scan: { ask: { picture: Picture }; progress: undefined; answer: ScanAnswer };
}
