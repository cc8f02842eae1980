// Facts that follow from the model: the explored part, the visible part, and the target of a zoom.
import { describe, expect, it } from 'vitest';
import {
  canGoOn,
  exploredIn,
  followed,
  isFinished,
  pictureIn,
  playedSpan,
  positionIn,
  spanIn,
  zoomed,
} from '../../../../../web/element/watch/state/watch-selectors';
import { modelAfter, stateAt, timelineOf } from '../fixtures';

const show = (position: number, known = {}) =>
  ({ type: 'show', state: stateAt(position, known), moving: false }) as const;
const overview = (known = {}) => ({ type: 'overview', timeline: timelineOf(4, known) }) as const;

describe('how far is explored', () => {
  it('is what the board or the timeline knows, whichever is further', () => {
    expect(exploredIn(modelAfter())).toBe(0);
    expect(exploredIn(modelAfter(show(1, { explored: 50 }), overview({ explored: 20 })))).toBe(50);
    expect(exploredIn(modelAfter(show(1, { explored: 50 }), overview({ explored: 70 })))).toBe(70);
  });

  it('is the whole search as soon as either says so', () => {
    expect(isFinished(modelAfter())).toBe(false);
    expect(isFinished(modelAfter(show(1, { finished: true }), overview()))).toBe(true);
    expect(isFinished(modelAfter(show(1), overview({ finished: true })))).toBe(true);
  });
});

describe('the cursor', () => {
  it('is where a drag leads before the board is there', () => {
    expect(positionIn(modelAfter())).toBe(0);
    expect(positionIn(modelAfter(show(5)))).toBe(5);
    expect(positionIn(modelAfter(show(5), { type: 'aim', position: 80 }))).toBe(80);
  });

  it('can go on only where there is a next step', () => {
    expect(canGoOn(modelAfter())).toBe(false);
    expect(canGoOn(modelAfter(show(5)))).toBe(true);
    for (const status of ['solution', 'exhausted', 'dead-end'] as const) {
      expect(canGoOn(modelAfter(show(5, { status })))).toBe(false);
    }
  });
});

describe('the span', () => {
  it('is all that is explored, and one step at least', () => {
    expect(spanIn(modelAfter())).toEqual({ from: 0, to: 1 });
    expect(spanIn(modelAfter(show(5, { explored: 50 })))).toEqual({ from: 0, to: 50 });
  });

  it('is the zoomed section', () => {
    const span = { from: 10, to: 20 };
    expect(spanIn(modelAfter(show(5), { type: 'zoom', span }))).toBe(span);
  });

  it('that is played goes from mark to mark, or to the end', () => {
    expect(playedSpan(modelAfter())).toEqual({ from: 0, to: Number.POSITIVE_INFINITY });
    expect(playedSpan(modelAfter({ type: 'mark', marks: { from: 3, to: 9 } }))).toEqual({
      from: 3,
      to: 9,
    });
  });
});

describe('the picture of the span', () => {
  const detail = timelineOf(4, { from: 10, to: 20 });
  const drawn = [overview(), { type: 'detail', timeline: detail } as const];

  it('is the overview where all is looked at', () => {
    const model = modelAfter(...drawn);
    expect(pictureIn(model)).toBe(model.overview);
  });

  it('is its own where that has come', () => {
    expect(pictureIn(modelAfter(...drawn, { type: 'zoom', span: { from: 12, to: 20 } }))).toBe(
      detail,
    );
  });

  it('is the overview until its own has come', () => {
    for (const span of [
      { from: 9, to: 15 },
      { from: 15, to: 21 },
    ]) {
      const model = modelAfter(...drawn, { type: 'zoom', span });
      expect(pictureIn(model)).toBe(model.overview);
    }
  });
});

describe('zooming', () => {
  it('keeps the point of view in its position', () => {
    expect(zoomed({ from: 0, to: 1000 }, 0.5, 200, 1000)).toEqual({ from: 100, to: 600 });
    expect(zoomed({ from: 100, to: 600 }, 2, 200, 2000)).toEqual({ from: 0, to: 1000 });
  });

  it('ends at everything', () => {
    expect(zoomed({ from: 100, to: 600 }, 4, 200, 1000)).toBeUndefined();
  });

  it('shows ten steps at least', () => {
    expect(zoomed({ from: 100, to: 120 }, 0.01, 110, 1000)).toEqual({ from: 105, to: 115 });
  });

  it('stays within the search', () => {
    expect(zoomed({ from: 900, to: 1000 }, 2, 1000, 1000)).toEqual({ from: 800, to: 1000 });
    expect(zoomed({ from: 0, to: 100 }, 2, 0, 1000)).toEqual({ from: 0, to: 200 });
  });
});

describe('following', () => {
  it('leaves a span that has the position', () => {
    const span = { from: 100, to: 200 };
    expect(followed(span, 100, 1000)).toBe(span);
    expect(followed(span, 200, 1000)).toBe(span);
  });

  it('moves on so that a tenth of it lies before the position', () => {
    expect(followed({ from: 100, to: 200 }, 201, 1000)).toEqual({ from: 191, to: 291 });
    expect(followed({ from: 100, to: 200 }, 50, 1000)).toEqual({ from: 40, to: 140 });
  });

  it('stays within the search', () => {
    expect(followed({ from: 100, to: 200 }, 5, 1000)).toEqual({ from: 0, to: 100 });
    expect(followed({ from: 100, to: 200 }, 1000, 1000)).toEqual({ from: 900, to: 1000 });
  });
});
