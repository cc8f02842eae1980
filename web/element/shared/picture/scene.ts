// A drawing as shapes: a chart or a board is described once, and painted on the page or into a file.

/** Coordinates are in units of the scene's own; later shapes lie over earlier ones. */
export type Shape<Tone extends string> =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; tone: Tone }
  | {
      kind: 'lines';
      lines: readonly Line[];
      width: number;
      tone: Tone;
      dashed?: boolean;
      /** Whether ends reach beyond by half the width, so that lines that meet make a corner. */
      square?: boolean;
    }
  | {
      kind: 'text';
      x: number;
      /** The baseline. */
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
