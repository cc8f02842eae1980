// A game counts as finished where a person has filled its board here.
import { describe, expect, it } from 'vitest';
import { emptyGrid } from '../../../../../web/core/grid';
import { historyOf, pushed } from '../../../../../web/element/shared/state/history';
import { isFinished, type Position } from '../../../../../web/element/shared/state/position';
import { known } from '../../../core/known';

const solved = known(
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
);
const puzzle = known(`8${emptyGrid.slice(1)}`);
const at = (digits: string): Position => ({ givens: puzzle, digits: known(digits) });
const but = (blanks: number) => at(`${solved.slice(0, 81 - blanks)}${'.'.repeat(blanks)}`);
/** The history in which a board became another, and so on. */
const through = ([first, ...others]: readonly [Position, ...Position[]]) =>
  others.reduce((history, next) => pushed(history, next), historyOf(first));

describe('a game', () => {
  it('is finished by its last digit', () => {
    expect(isFinished(through([at(puzzle), but(2), but(1)]))).toBe(false);
    expect(isFinished(through([at(puzzle), but(2), but(1), but(0)]))).toBe(true);
  });

  it('is finished by several digits at once, as those of singles', () => {
    expect(isFinished(through([at(puzzle), but(9), but(0)]))).toBe(true);
  });

  it('is not finished by digits that clash', () => {
    const clashing = at(`${solved.slice(0, 80)}${solved.charAt(79)}`);
    expect(isFinished(through([but(1), clashing]))).toBe(false);
  });

  it.each<[string, readonly [Position, ...Position[]]]>([
    ['a photo of a filled grid', [but(0)]],
    ['a photo of the filled grid while its puzzle is on the board', [at(puzzle), but(0)]],
    ['a filled grid in which a digit is taken out and put back', [but(0), but(1), but(0)]],
    ['a filled grid without blanks in its puzzle', [{ givens: solved, digits: solved }]],
  ])('is not %s', (_, positions) => {
    expect(isFinished(through(positions))).toBe(false);
  });

  it('is finished where one blank was all there was', () => {
    const givens = known(`${solved.slice(0, 80)}.`);
    const last: Position = { givens, digits: solved };
    expect(isFinished(through([{ givens, digits: givens }, last]))).toBe(true);
  });
});
