// A drawing as shapes: a chart or a board is described once, and drawn in the page or into a file.

/** Coordinates are in the scene's own units; later shapes lie over earlier ones. */
export type Shape<Tone extends string> =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; tone: Tone }
  | {
      kind: 'lines';
      lines: readonly Line[];
      width: number;
      tone: Tone;
      dashed?: boolean;
      /** Whether the ends of a line reach beyond it by half its width, so that lines meet in a full corner. */
      square?: boolean;
    }
  | {
      kind: 'text';
      x: number;
      /** The y of the baseline. */
      y: number;
      text: string;
      size: number;
      tone: Tone;
      anchor: 'start' | 'middle' | 'end';
      bold: boolean;
    };

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Scene<Tone extends string = string> {
  width: number;
  height: number;
  shapes: readonly Shape<Tone>[];
}
