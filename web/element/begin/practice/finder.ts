// Finds a puzzle with a technique as the hardest step of its path: made to order, or a known one that is scrambled.
import { MakeClient } from '../../../client/make/make-client';
import { TechniquesClient } from '../../../client/techniques/techniques-client';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { newSeed, plainOrder } from '../../../core/make/order';
import type { TechniqueName } from '../../../core/techniques/technique';
import { techniqueNamesIn } from '../../shared/techniques/names-in';
import { knownPuzzles } from './known';
import { scrambled } from './scramble';
import { practiceMessagesIn } from './words-in';

/** After so many puzzles that hints solve in other ways, one is taken with the technique in its rating alone. */
const mostTries = 12;

export const begunWith = (technique: TechniqueName, language: Language): string =>
  practiceMessagesIn(language).begun(techniqueNamesIn(language).names[technique]);

export class PracticeFinder {
  readonly #maker = new MakeClient();
  readonly #paths = new TechniquesClient();

  /** `onTries`: called with the number of puzzles tried. Rejects where it is stopped. */
  async find(technique: TechniqueName, onTries: (tries: number) => void): Promise<Grid> {
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
      if (number >= mostTries || (await this.#isOnPath(puzzle, technique))) return puzzle;
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

  /** Whether the path in the teaching order, which hints follow, has the technique. */
  async #isOnPath(puzzle: Grid, technique: TechniqueName): Promise<boolean> {
    const { steps } = await this.#paths.ask('path', { puzzle, order: 'teaching' });
    return steps.some((step) => step.technique === technique);
  }
}
