// Zooming: the visible span, the picture of that span, and following the position when it leaves the span.
import { describe, expect, it } from 'vitest';
import { Zoom } from '../../../../../web/element/watch/player/zoom';
import { HandClock, HandSession, stateAt, storeAfter } from '../fixtures';

function zoomed() {
  const session = new HandSession(1000);
  const clock = new HandClock();
  const { store } = storeAfter({ type: 'show', state: stateAt(0), moving: false });
  const zoom = new Zoom(store, clock);
  zoom.open(session);
  return { session, clock, store, zoom };
}

describe('zooming', () => {
  it('has the span drawn in the timeline’s columns', async () => {
    const { session, clock, store, zoom } = zoomed();
    zoom.to({ from: 10, to: 60 }, 300);
    await clock.pass(16);
    expect(session.asked).toEqual(['detail 10 60 300']);
    expect(store.current().span).toEqual({ from: 10, to: 60 });
    expect(store.current().detail).toMatchObject({ from: 10, to: 60, exact: true });
  });

  it('asks for one drawing a frame, of the newest span', async () => {
    const { session, clock, zoom } = zoomed();
    for (const from of [10, 20, 30]) zoom.to({ from, to: 100 }, 300);
    await clock.pass(50);
    expect(session.asked).toEqual(['detail 30 100 300']);
  });

  it('shows everything again without a drawing', async () => {
    const { session, clock, store, zoom } = zoomed();
    zoom.to({ from: 10, to: 60 }, 300);
    zoom.to(undefined, 300);
    await clock.pass(50);
    expect(session.asked).toEqual([]);
    expect(store.current().span).toBeUndefined();
  });

  it('moves along once the position has left the span', () => {
    const { store, zoom } = zoomed();
    zoom.to({ from: 100, to: 200 }, 300);
    zoom.follow(150, 300);
    expect(store.current().span).toEqual({ from: 100, to: 200 });
    zoom.follow(500, 300);
    expect(store.current().span).toEqual({ from: 490, to: 590 });
  });

  it('draws a span once, however the position moves in it', async () => {
    const { session, clock, store, zoom } = zoomed();
    zoom.to({ from: 100, to: 200 }, 300);
    await clock.pass(16);
    for (const position of [110, 150, 199]) zoom.follow(position, 300);
    await clock.pass(50);
    expect(session.asked).toEqual(['detail 100 200 300']);
    expect(store.current().detail).toMatchObject({ from: 100, to: 200 });
  });

  it('draws nothing after the search was closed', async () => {
    const { session, clock, zoom } = zoomed();
    zoom.to({ from: 10, to: 60 }, 300);
    zoom.close();
    zoom.to({ from: 20, to: 70 }, 300);
    await clock.pass(50);
    expect(session.asked).toEqual([]);
  });
});
