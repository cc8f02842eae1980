// Board, figures and stack show the same step in every frame, however fast the timeline is scrubbed.
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';
import { expectExplored, onElement, openWatch } from './support/watching';

/** The content of one frame, read from the page. */
interface Frame {
  /** The number of digits on the board that the search has placed. */
  placed: number;
  /** The cell at work, on the board and at the top of the stack, in the form r1c1. */
  board: string;
  stack: string;
  /** The depth among the figures. */
  depth: number;
}

test('no frame of fast scrubbing shows two steps at once', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await expectExplored(page, 99_056);
  const frames = await onElement(
    page,
    async (sudoku, steps) => {
      const root = sudoku.shadowRoot?.querySelector('retrace-watch-view')?.shadowRoot;
      if (!root) throw new Error('it is watched');
      const read = (): Frame => {
        const names = [...root.querySelectorAll('[role=gridcell]')].map(
          (each) => each.getAttribute('aria-label') ?? '',
        );
        const [, row = '', column = ''] =
          /row (\d), column (\d)/.exec(names.find((name) => name.includes('current cell')) ?? '') ??
          [];
        const top = root.querySelector('.stack tbody tr');
        const figures = [...root.querySelectorAll('dl > div')];
        const depth = figures.find((each) => each.querySelector('dt')?.textContent === 'Depth');
        return {
          placed: names.filter((name) => name.includes('placed')).length,
          board: `r${row}c${column}`,
          stack: /r\dc\d/.exec(top?.textContent ?? '')?.[0] ?? '',
          depth: Number(depth?.querySelector('dd')?.textContent),
        };
      };
      const seen: Frame[] = [];
      let scrubbing = true;
      const look = () => {
        seen.push(read());
        if (scrubbing) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      // The next seek overtakes each seek, as in a drag.
      for (let turn = 1; turn <= 60; turn++) {
        void sudoku.seek((turn * 7919) % steps).catch(() => undefined);
        await new Promise(requestAnimationFrame);
      }
      await sudoku.seek(steps / 2).catch(() => undefined);
      scrubbing = false;
      return seen;
    },
    99_000,
  );
  expect(new Set(frames.map(({ placed }) => placed)).size).toBeGreaterThan(5);
  for (const { placed, board, stack, depth } of frames) {
    expect(depth).toBe(placed);
    expect(stack).toBe(board);
  }
});
