// The referee of play mode in a post: entries against the solution, and the steps from a board, by the widget's own cores.
import { SudokuClient } from '../../client/client';
import { TechniquesClient } from '../../client/techniques/techniques-client';
import { cellCount } from '../../core/cell';
import { digitAt, emptyGrid, type Grid } from '../../core/grid';
import { defaultStrategy } from '../../core/strategy';
import type { Finding } from '../../core/finding';
import type { Deduction } from '../../core/techniques/deduction';
import { defaultOrder, everyTechnique } from '../../core/techniques/technique-calls';
import type { BoardPosition } from '../contract/board-actions';

const client = new SudokuClient();
const techniques = new TechniquesClient();

/** How the entries stand to the givens; where there are none, what is entered is the puzzle. */
export async function judged({ givens, digits }: BoardPosition): Promise<Finding> {
  if (givens === emptyGrid && digits !== emptyGrid) {
    const { several, solution } = await solved(digits);
    const solutions = solution === undefined ? 'none' : several ? 'several' : 'one';
    return { text: { kind: 'typed', solutions, conflict: [] }, cells: [] };
  }
  const { several, solution } = await solved(givens);
  // With several solutions an entry is wrong only beside the others.
  const solvable = several ? (await solved(digits)).solution !== undefined : solution !== undefined;
  const wrong =
    solution === undefined || several
      ? []
      : Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => {
          const digit = digitAt(digits, cell);
          return digit !== 0 && digit !== digitAt(solution, cell);
        });
  const check = {
    givensSolvable: solution !== undefined,
    solvable: solvable && wrong.length === 0,
    wrong,
    several,
  };
  return { text: { kind: 'checked', check, together: [] }, cells: wrong };
}

async function solved(puzzle: Grid): Promise<{ solution: Grid | undefined; several: boolean }> {
  const { outcome } = await client.solve(puzzle, defaultStrategy);
  return outcome.kind === 'solved'
    ? { solution: outcome.solution, several: outcome.solutions === 'several' }
    : { solution: undefined, several: false };
}

/** The steps of logic from a board: as soon as there are some, else none. */
export function pathFrom(puzzle: Grid): Promise<readonly Deduction[]> {
  return new Promise((resolve, reject) => {
    techniques
      .ask(
        'path',
        { puzzle, order: defaultOrder, techniques: everyTechnique },
        {
          onProgress: (news) => {
            if (news.begin === 0 && news.steps.length > 0) {
              resolve(news.steps);
              techniques.stop();
            }
          },
        },
      )
      .then(({ steps }) => {
        resolve(steps);
      }, reject);
  });
}
