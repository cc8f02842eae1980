// The step that is shown and its mode, for the link; and going to the step of a link.
import { defaultMode } from '../../core/mode';
import type { RetraceSudoku } from '../../element/retrace-sudoku';

/** Browsers refuse too frequent changes of the address, as a playing search would make. */
const restMs = 400;

export class StepShown {
  readonly #sudoku: RetraceSudoku;
  readonly #onStep: () => void;
  #mode: string = defaultMode;
  #at = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `board`: called when the board has changed; `step`: when the step has stayed the same for a while. */
  constructor(sudoku: RetraceSudoku, { board, step }: { board: () => void; step: () => void }) {
    this.#sudoku = sudoku;
    this.#onStep = step;
    sudoku.addEventListener('retrace-change', () => {
      // A recording goes on where the same board comes back; where it ends, the search that follows tells its own step.
      if (!sudoku.recorded) this.#at = 0;
      board();
    });
    sudoku.addEventListener('retrace-step', ({ detail }) => {
      this.#passes('watch', detail.position);
    });
    sudoku.addEventListener('retrace-explain', ({ detail }) => {
      this.#passes('explain', detail.position);
    });
  }

  /** The step that this mode shows; 0 where another mode has shown the last step. */
  in(mode: string): number {
    return this.#mode === mode ? this.#at : 0;
  }

  /** Goes to a step in the open mode. */
  goTo(at = '0'): void {
    const sudoku = this.#sudoku;
    const before = sudoku.at;
    sudoku.setAttribute('at', at);
    this.#mode = sudoku.mode;
    this.#at = sudoku.at;
    // Setting the same number does not change the attribute, though another step may be shown.
    if (before > 0 && before === sudoku.at) sudoku.seek(before).catch(() => undefined);
  }

  #passes(mode: string, at: number): void {
    this.#mode = mode;
    this.#at = at;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(this.#onStep, restMs);
  }
}
