// Explain mode without a page or a worker: its position on the path, and its drawing there.
import { describe, expect, it } from 'vitest';
import { digitAt } from '../../../../web/core/grid';
import { initialModel, reduceExplain, walkIn } from '../../../../web/element/explain/explain-model';
import {
  blanksIn,
  boardAt,
  lastOf,
  placementsIn,
  stepAt,
  walkOf,
} from '../../../../web/element/explain/walk';
import { nested, pathOfThree, puzzle } from './fixtures';

const walk = walkOf(puzzle, pathOfThree);
const opened = reduceExplain(reduceExplain(initialModel, { type: 'open', puzzle, position: 0 }), {
  type: 'find',
  finding: { kind: 'walk', walk },
});

describe('a walk', () => {
  it('has a position for the start, for each step and for the end', () => {
    expect(lastOf(walk)).toBe(4);
    expect([0, 1, 3, 4].map((position) => stepAt(walk, position)?.technique)).toEqual([
      undefined,
      'full-house',
      'hidden-single-box',
      undefined,
    ]);
  });

  it('shows each step on the board before it, and the end on what it has become', () => {
    expect(boardAt(walk, 0).digits).toBe(puzzle);
    expect(boardAt(walk, 1).digits).toBe(puzzle);
    expect(digitAt(boardAt(walk, 2).digits, 8)).toBe(9);
    expect(blanksIn(boardAt(walk, 4).digits)).toBe(blanksIn(puzzle) - 2);
    expect(placementsIn(walk)).toBe(2);
  });

  it('takes away candidates from the step on that removes them', () => {
    const has = (position: number) => (boardAt(walk, position).candidates[80] ?? 0) & (1 << 5);
    expect(has(2)).not.toBe(0);
    expect(has(3)).toBe(0);
  });

  it('names the first of the steps that are rated highest', () => {
    expect(walk.hardest).toBe(2);
    expect(walkOf(puzzle, { ...pathOfThree, steps: [] }).hardest).toBeUndefined();
  });
});

describe('the model', () => {
  it('stays between the start and the end', () => {
    const at = (position: number) => reduceExplain(opened, { type: 'go', position }).position;
    expect([-5, 0, 2, 4, 99].map(at)).toEqual([0, 0, 2, 4, 4]);
  });

  it('keeps a position that was asked for until the path is there', () => {
    const early = reduceExplain(initialModel, { type: 'open', puzzle, position: 3 });
    expect(early.position).toBe(3);
    expect(reduceExplain(early, { type: 'find', finding: { kind: 'walk', walk } }).position).toBe(
      3,
    );
  });

  it('forgets what a sentence pointed at with another step', () => {
    const pointed = reduceExplain(opened, { type: 'point', cells: [3] });
    expect(reduceExplain(pointed, { type: 'go', position: 1 }).pointed).toEqual([]);
  });

  it('unfolds what a chain rests on, and draws that chain again once it is folded', () => {
    const path = { ...pathOfThree, steps: [nested] };
    const found = { kind: 'walk', walk: walkOf(puzzle, path) } as const;
    const at = reduceExplain({ ...opened, finding: found }, { type: 'go', position: 1 });
    expect([at.chain, at.unfolded]).toEqual([0, []]);
    const unfolded = reduceExplain(at, { type: 'unfold', path: [0] });
    expect([unfolded.chain, unfolded.unfolded]).toEqual([undefined, [0]]);
    const folded = reduceExplain(unfolded, { type: 'unfold', path: [] });
    expect([folded.chain, folded.unfolded]).toEqual([1, []]);
    const other = reduceExplain(unfolded, { type: 'chain', chain: 0, of: [] });
    expect([other.chain, other.unfolded]).toEqual([0, []]);
    expect(reduceExplain(unfolded, { type: 'go', position: 1 }).unfolded).toEqual([]);
  });

  it('forgets path and comparison with another puzzle', () => {
    const compared = reduceExplain(opened, {
      type: 'compare',
      comparison: { entries: [], isRunning: false },
    });
    const next = reduceExplain(compared, { type: 'open', puzzle, position: 0 });
    expect(walkIn(next)).toBeUndefined();
    expect(next.comparison).toBeUndefined();
  });
});
