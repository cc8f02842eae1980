// The film of a program in the page's link: its field, and the way back from it.
import type { Recorded } from '../../core/intake';
import type { Grid } from '../../core/grid';
import type { RetraceSudoku } from '../../element/retrace-sudoku';

const films = () => import('./films');

export class FilmShown {
  readonly #onChange: () => void;
  #recorded: Recorded | undefined;
  #field: string | undefined;

  /** `onChange`: called when the field of another film is known. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The field of a link for the program of this recording; undefined where it has none, or is not known yet. */
  fieldOf(recorded: Recorded): string | undefined {
    if (recorded !== this.#recorded) {
      this.#recorded = recorded;
      this.#field = undefined;
      if (recorded.program) void this.#find(recorded);
    }
    return this.#field;
  }

  /** Follows a link to a film: to the kept one, or to Code, where the person may have it made. Resolves with whether it was kept. */
  async follow(
    sudoku: RetraceSudoku,
    { program, puzzle, at }: { program: string; puzzle: Grid; at: number },
  ): Promise<boolean> {
    const { filmOf, tooLong } = await films();
    const film = await filmOf(program, puzzle);
    if (film) {
      await sudoku.watchRecording({ ...film, at });
      [this.#recorded, this.#field] = [sudoku.recorded, program];
      return true;
    }
    if (program === tooLong) sudoku.place({ kind: 'problem', problem: { kind: 'film-not-kept' } });
    else {
      const { filmLinkInCode } = await import('../../element/shared/programs/program-link');
      location.replace(filmLinkInCode(program, { puzzle, at }));
    }
    return false;
  }

  async #find(recorded: Recorded): Promise<void> {
    const field = await films().then(
      (loaded) => loaded.fieldOf(recorded),
      () => undefined,
    );
    if (recorded !== this.#recorded || field === undefined) return;
    this.#field = field;
    this.#onChange();
  }
}
