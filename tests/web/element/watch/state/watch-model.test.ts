// The model of watch mode: the changes of each action.
import { describe, expect, it } from 'vitest';
import { initialModel, reduceWatch } from '../../../../../web/element/watch/state/watch-model';
import { modelAfter, stateAt, timelineOf } from '../fixtures';

const quest = { target: 'dead-end', direction: 'next' } as const;

describe('the model of watch mode', () => {
  it('keeps the visitor’s settings when another search is opened', () => {
    const model = modelAfter(
      { type: 'speed', speed: 100 },
      { type: 'loop', loop: true },
      { type: 'select', cell: 40 },
      { type: 'panel', panel: 'tree' },
      { type: 'speak', spoken: true },
      { type: 'open', obstacle: undefined },
    );
    expect(model).toMatchObject({
      speed: 100,
      loop: true,
      selected: 40,
      panel: 'tree',
      spoken: true,
    });
  });

  it('forgets all about the search before when another one is opened', () => {
    const model = modelAfter(
      { type: 'show', state: stateAt(7), moving: false },
      { type: 'aim', position: 9 },
      { type: 'play', playing: true },
      { type: 'overview', timeline: timelineOf(3) },
      { type: 'zoom', span: { from: 1, to: 2 } },
      { type: 'detail', timeline: timelineOf(3) },
      { type: 'mark', marks: { from: 3, to: 5 } },
      { type: 'file', file: 'a.cpp' },
      { type: 'unfold', unfolded: true },
      { type: 'open', obstacle: 'contradiction' },
    );
    expect(model).toEqual({ ...initialModel, obstacle: 'contradiction' });
  });

  it('takes a play for the end of a fruitless quest', () => {
    const missed = modelAfter({ type: 'seek-out', quest }, { type: 'found', found: false });
    expect(missed).toMatchObject({ quest: undefined, missed: quest });
    expect(reduceWatch(missed, { type: 'play', playing: true }).missed).toBeUndefined();
  });

  it('forgets a fruitless quest with the next step shown, and with the next quest', () => {
    const missed = modelAfter({ type: 'seek-out', quest }, { type: 'found', found: false });
    const shown = reduceWatch(missed, { type: 'show', state: stateAt(1), moving: true });
    expect(shown.missed).toBeUndefined();
    expect(reduceWatch(missed, { type: 'seek-out', quest }).missed).toBeUndefined();
  });

  it('says nothing of a quest that has found something', () => {
    expect(modelAfter({ type: 'seek-out', quest }, { type: 'found', found: true })).toMatchObject({
      quest: undefined,
      missed: undefined,
    });
  });

  it('explores no more once all is explored', () => {
    const exploring = modelAfter({ type: 'explore', exploring: true });
    const more = timelineOf(3, { finished: false });
    expect(reduceWatch(exploring, { type: 'overview', timeline: more }).exploring).toBe(true);
    const all = timelineOf(3, { finished: true });
    expect(reduceWatch(exploring, { type: 'overview', timeline: all }).exploring).toBe(false);
  });

  it('turns marks that are set the other way round', () => {
    expect(modelAfter({ type: 'mark', marks: { from: 9, to: 4 } }).marks).toEqual({
      from: 4,
      to: 9,
    });
  });

  it('lets go of the end mark where both are at one step', () => {
    expect(modelAfter({ type: 'mark', marks: { from: 4, to: 4 } }).marks).toEqual({
      from: 4,
      to: undefined,
    });
  });

  it('keeps a mark that stands alone', () => {
    expect(modelAfter({ type: 'mark', marks: { from: undefined, to: 4 } }).marks).toEqual({
      from: undefined,
      to: 4,
    });
  });

  it('moves nothing any more when the search has failed', () => {
    const model = modelAfter(
      { type: 'show', state: stateAt(7), moving: false },
      { type: 'play', playing: true },
      { type: 'seek-out', quest },
      { type: 'aim', position: 9 },
      { type: 'fail' },
    );
    expect(model).toMatchObject({
      obstacle: 'failed',
      playing: false,
      quest: undefined,
      aim: undefined,
      shown: { position: 7 },
    });
  });
});
