// Tells when a player has done what a technique allows: the digit is in its cell, or the candidates are gone from the notes.
import { digitAt } from '../../../core/grid';
import { noNotes, noteBits } from '../../../core/notes';
import type { Advice, HintAsk } from '../../../core/techniques/technique-calls';
import { applied, type Deduction } from '../../../core/techniques/deduction';
import type { BoardPosition } from '../../contract/board-actions';
import { isAtOrAfter, type AtStep } from './at-step';

/** A board has several steps by a technique at times; more than so many are not looked for. */
const most = 16;

type Ask = (ask: HintAsk) => Promise<Advice>;

/** The steps by the technique that the board allows: the one of the path, and others that a player may see first. */
export async function waysAt({ puzzle, board, step }: AtStep, ask: Ask): Promise<Deduction[]> {
  const ways: Deduction[] = [step];
  let left = applied(board, step);
  while (ways.length < most) {
    const advice = await ask({
      givens: puzzle,
      digits: left.digits,
      notes: left.candidates,
      techniques: step.technique,
    });
    if (advice.kind !== 'step' || advice.step.technique !== step.technique) break;
    ways.push(advice.step);
    left = applied(left, advice.step);
  }
  return ways;
}

/** Whether a player has done one of the steps on the board, and not only noted nothing there. */
export function isFound(
  { digits, notes = noNotes }: BoardPosition,
  at: AtStep,
  ways: readonly Deduction[],
): boolean {
  if (!isAtOrAfter(digits, at)) return false;
  const isGone = (cell: number, digit: number) => {
    const entered = digitAt(digits, cell);
    if (entered !== 0) return entered !== digit;
    const bits = notes[cell] ?? 0;
    const noted = noteBits(bits, 'corner') | noteBits(bits, 'centre');
    return noted !== 0 && (noted & (1 << digit)) === 0;
  };
  return ways.some(({ placement, eliminations }) =>
    placement
      ? digitAt(digits, placement.cell) === placement.digit
      : eliminations.every(({ cell, digit }) => isGone(cell, digit)),
  );
}
