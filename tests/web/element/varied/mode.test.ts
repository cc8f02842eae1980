// A puzzle with rules goes from the intake to the mode for it.
import { expect, it, vi } from 'vitest';
import { placeIntake } from '../../../../web/element/intake/place-intake';
import { variedMode } from '../../../../web/element/varied/varied-mode';

it('a puzzle with rules goes to the mode that opens such puzzles, and nothing is put on the board', () => {
  const [put, openVaried, nothing] = [vi.fn(), vi.fn(), vi.fn()];
  placeIntake(
    { kind: 'varied', text: 'N4Ig' },
    {
      takesLists: false,
      hasBoard: true,
      modes: { thatOpens: (what) => (variedMode.opens === what ? variedMode : undefined) },
      put,
      restore: nothing,
      open: nothing,
      openVaried,
      tell: nothing,
      offer: nothing,
      showBoard: nothing,
    },
  );
  expect(openVaried).toHaveBeenCalledWith('N4Ig');
  expect(put).not.toHaveBeenCalled();
  expect(variedMode.opens).toBe('varied');
});
