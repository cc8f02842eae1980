// How a film's steps are packed: a head with the puzzle, then eight bytes a step; cpp/sudoku/trace/packed_reader reads
// them, too. It stays within the page: what leaves it is a recording as docs/trace-format.md has it.
import { cellName } from '../cell';
import { gridOf, type Grid } from '../grid';
import type { RecordedProgram } from '../intake';
import { programLines, stepShownLine } from '../recording-program';
import { openingOf } from '../recording-text';

//   7 bytes, and the 81 of the puzzle
//   of each step two numbers, the lower byte first:   cell + digit (0: taken back) * 2^7 + line (0: not known) * 2^11
//                                                     + the digit written over one that is taken back * 2^27
//                                                     call (0: not known)
//   at the end the same with no cell, and with a digit where it was cut
const mark = '\0film 1';
const headBytes = mark.length + 81;
export const recordWords = 2;
const recordBytes = recordWords * 4;
const noCell = 127;

/** A line beyond is not kept. */
export const highestLine = 2 ** 16 - 1;

export const headOf = (puzzle: Grid): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(mark + puzzle);

/** Whether a file is a film as it is packed here, and no recording as text. */
export const isFilm = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, mark.length).text()) === mark;

/** The first number of a step, or of the end. */
export const packed = (cell: number, digit: number, line: number, over = 0): number =>
  (cell | (digit << 7) | (line << 11) | (over << 27)) >>> 0;

const lineIn = (word: number): number => (word >>> 11) & highestLine;
const overIn = (word: number): number => word >>> 27;

export const endOf = (isCut: boolean): Uint32Array<ArrayBuffer> =>
  Uint32Array.of(packed(noCell, isCut ? 1 : 0, 0), 0);

/** The number of steps that are written as text before the page may do other work. */
const partSteps = 2 ** 13;

/**
 * How often each line of the program wrote to the board, the most often first; lines that are not known are left out. A digit
 * written over another one is two steps, one away and one there, and a single write.
 */
export async function lineRunsOf(film: Blob): Promise<{ line: number; runs: number }[]> {
  const runs = new Map<number, number>();
  for (let at = headBytes; at < film.size; at += partSteps * recordBytes) {
    const part = await film.slice(at, at + partSteps * recordBytes).arrayBuffer();
    const words = new Uint32Array(part);
    for (let word = 0; word < words.length; word += recordWords) {
      const step = words[word] ?? 0;
      const line = overIn(step) === 0 ? lineIn(step) : 0;
      if (line !== 0) runs.set(line, (runs.get(line) ?? 0) + 1);
    }
  }
  return [...runs].map(([line, count]) => ({ line, runs: count })).sort((a, b) => b.runs - a.runs);
}

/** A step as it was packed: `digit` 0 where one is taken back, `over` the digit that is then written in its place. */
export interface PackedStep {
  cell: number;
  digit: number;
  /** 0 where it is not known. */
  line: number;
  call: number;
  over: number;
}

/** The first steps of a film, `most` of them. */
export async function stepsIn(film: Blob, most: number): Promise<PackedStep[]> {
  const steps: PackedStep[] = [];
  for (let at = headBytes; at < film.size && steps.length < most; at += partSteps * recordBytes) {
    const words = new Uint32Array(await film.slice(at, at + partSteps * recordBytes).arrayBuffer());
    for (let word = 0; word < words.length && steps.length < most; word += recordWords) {
      const step = words[word] ?? 0;
      if ((step & 127) === noCell) return steps;
      const [cell, digit] = [step & 127, (step >>> 7) & 15];
      steps.push({
        cell,
        digit,
        line: lineIn(step),
        call: words[word + 1] ?? 0,
        over: overIn(step),
      });
    }
  }
  return steps;
}

interface Carried {
  /** The program that took the steps. */
  program?: RecordedProgram | undefined;
  /** The step that is shown first. */
  at?: number | undefined;
}

/** The film as a recording for people and for other programs. */
export async function recordingOf(film: Blob, { program, at = 0 }: Carried = {}): Promise<Blob> {
  const head = await film.slice(0, headBytes).text();
  const puzzle = head.startsWith(mark) ? gridOf(head.slice(mark.length)) : undefined;
  if (puzzle === undefined) throw new Error('no film');
  const carried = stepShownLine(at) + (program ? (programLines(program) ?? '') : '');
  const texts = [openingOf(puzzle, carried)];
  for (let from = headBytes; from < film.size; from += partSteps * recordBytes) {
    const part = await film.slice(from, from + partSteps * recordBytes).arrayBuffer();
    texts.push(linesOf(new Uint32Array(part)));
  }
  return new Blob(texts);
}

function linesOf(words: Uint32Array): string {
  let text = '';
  for (let at = 0; at < words.length; at += recordWords) {
    const word = words[at] ?? 0;
    const call = words[at + 1] ?? 0;
    const [cell, digit, line, over] = [word & 127, (word >>> 7) & 15, lineIn(word), overIn(word)];
    if (cell === noCell) return text + (digit === 0 ? 'end\n' : 'end stopped\n');
    const name = cellName(cell);
    text += digit === 0 ? `backtrack ${name}` : `placement ${name} ${digit}`;
    if (line !== 0) text += ` line ${line}`;
    if (call !== 0) text += ` call ${call}`;
    text += over === 0 ? '\n' : ` over ${over}\n`;
  }
  return text;
}
