// The film of an interpreted program on a puzzle without givens. Any list of blanks may be taken for its board there, so
// the film is kept back until the program has printed a grid that the film has shown.
import { cells } from '../../core/cell';
import { FilmWriter, type FilmPiece } from '../../core/code/film';

/** The most grids of a program that prints one after another. */
const mostGrids = 100;

export class CheckedFilm extends FilmWriter {
  readonly #kept: FilmPiece[];
  readonly #grids = new Set<string>();
  #filled = 0;
  #printed = '';

  /** `onSteps` receives the number of steps whenever a piece of the film is kept. The kept film has at most `mostSteps`. */
  constructor(puzzle: string, mostSteps: number, onSteps: (steps: number) => void) {
    const kept: FilmPiece[] = [];
    super(puzzle, mostSteps, (piece) => {
      kept.push(piece);
      onSteps(piece.steps);
    });
    this.#kept = kept;
  }

  override write(cell: number, digit: number, line = 0, call = 0): void {
    const before = this.digitAt(cell);
    super.write(cell, digit, line, call);
    const now = this.digitAt(cell);
    if (now === before) return;
    this.#filled += Number(now !== 0) - Number(before !== 0);
    if (this.#filled === 81 && this.#grids.size < mostGrids) this.#grids.add(this.#grid());
  }

  /** Takes the next part of the program's output. */
  heard(text: string): void {
    if (this.#printed.length < 81) this.#printed += text.replace(/\D/g, '');
  }

  /** The kept film, if the first printed grid is one that the film has shown or its last one; otherwise empty. */
  checked(): readonly FilmPiece[] {
    const printed = this.#printed.slice(0, 81);
    return this.#grids.has(printed) || this.#grid() === printed ? this.#kept : [];
  }

  #grid(): string {
    return cells.map((cell) => this.digitAt(cell)).join('');
  }
}
