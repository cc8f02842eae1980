// Finds a puzzle with a technique on its path, at the step that needs it: made to order, or a known one that is scrambled.
import { MakeClient } from '../../../client/make/make-client';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { newSeed, plainOrder } from '../../../core/make/order';
import type { TechniqueName } from '../../../core/techniques/technique';
import type { BoardPosition } from '../../contract/board-actions';
import { practiceMessagesIn } from '../../../languages/en/practice';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import { atStepOf, notesAt, taskIn, type AtStep } from './at-step';
import { knownPuzzles } from './known';
import { scrambled } from './scramble';

/** After so many puzzles that hints solve in other ways, one is taken with the technique in its rating alone. */
const mostTries = 12;

export interface PracticePuzzle {
  puzzle: Grid;
  /** Undefined where hints solve the puzzle in other ways. */
  at: AtStep | undefined;
}

/** The sentence with the puzzle on the board. */
export const begunWith = (
  technique: TechniqueName,
  at: AtStep | undefined,
  language: Language,
): string =>
  at
    ? taskIn(at, language)
    : practiceMessagesIn(language).begun(techniqueNamesIn(language).names[technique]);

export function positionOf(at: AtStep): BoardPosition {
  const notes = notesAt(at);
  return { givens: at.puzzle, digits: at.board.digits, ...(notes && { notes }) };
}

export class PracticeFinder {
  readonly #maker = new MakeClient();
  readonly #paths = new TechniquesClient();

  /** `onTries`: called with the number of puzzles tried. Rejects where it is stopped. */
  async find(technique: TechniqueName, onTries: (tries: number) => void): Promise<PracticePuzzle> {
    const known = knownPuzzles(technique);
    const seed = newSeed();
    let tried = 0;
    for (let number = 1; ; number++) {
      const base = known[Math.floor(Math.random() * known.length)];
      const puzzle = base
        ? scrambled(base)
        : await this.#made(technique, seed, number, (tries) => {
            onTries(tried + tries);
          });
      onTries(++tried);
      const at = await this.#stepIn(puzzle, technique);
      if (at || number >= mostTries) return { puzzle, at };
    }
  }

  stop(): void {
    this.#maker.stop();
    this.#paths.stop();
  }

  async #made(
    technique: TechniqueName,
    seed: number,
    number: number,
    onTries: (tries: number) => void,
  ): Promise<Grid> {
    const answer = await this.#maker.ask(
      'make',
      { order: { ...plainOrder, technique }, seed, number },
      {
        onProgress: ({ tries }) => {
          onTries(tries.made);
        },
      },
    );
    if (answer.kind !== 'made') throw new Error(answer.fault);
    return answer.made.puzzle;
  }

  /** The step on the path in the teaching order, which hints follow. */
  async #stepIn(puzzle: Grid, technique: TechniqueName): Promise<AtStep | undefined> {
    const { steps } = await this.#paths.ask('path', { puzzle, order: 'teaching' });
    return atStepOf(puzzle, steps, technique);
  }
}
