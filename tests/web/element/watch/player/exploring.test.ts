// Exploring in the background: begun, halted, drawn in another width.
import { describe, expect, it } from 'vitest';
import { Exploring } from '../../../../../web/element/watch/player/exploring';
import { HandSession, storeAfter, timelineOf } from '../fixtures';

function explored(columns = 300) {
  const session = new HandSession(1000);
  const { store } = storeAfter();
  const exploring = new Exploring(store);
  exploring.drawIn(columns);
  exploring.open(session);
  return { session, store, exploring };
}

describe('exploring', () => {
  it('waits until the picture has a width', () => {
    const { session, store, exploring } = explored(0);
    expect(session.asked).toEqual([]);
    expect(store.current().exploring).toBe(false);
    exploring.drawIn(300);
    expect(session.asked).toEqual(['explore 300']);
    expect(store.current().exploring).toBe(true);
  });

  it('begins with a search where the width is known', () => {
    const { session, store } = explored();
    expect(session.asked).toEqual(['explore 300']);
    expect(store.current().exploring).toBe(true);
  });

  it('is halted and begun again by one button', () => {
    const { session, store, exploring } = explored();
    exploring.toggle();
    expect(store.current().exploring).toBe(false);
    exploring.toggle();
    expect(store.current().exploring).toBe(true);
    expect(session.asked).toEqual(['explore 300', 'halt', 'explore 300']);
  });

  it('rests while the picture is out of sight, and goes on when it is visible', () => {
    const { session, store, exploring } = explored();
    exploring.see(false);
    exploring.see(false);
    expect(session.asked).toEqual(['explore 300', 'halt']);
    exploring.drawIn(500);
    expect(session.asked).toEqual(['explore 300', 'halt']);
    exploring.see(true);
    expect(session.asked).toEqual(['explore 300', 'halt', 'explore 500']);
    expect(store.current().exploring).toBe(true);
  });

  it('goes on in another width', () => {
    const { session, store, exploring } = explored();
    exploring.drawIn(500);
    expect(session.asked).toEqual(['explore 300', 'explore 500']);
    expect(store.current().exploring).toBe(true);
  });

  it('stays halted in another width', () => {
    const { session, store, exploring } = explored();
    exploring.halt();
    exploring.drawIn(500);
    expect(session.asked.slice(-2)).toEqual(['explore 500', 'halt']);
    expect(store.current().exploring).toBe(false);
  });

  it('shows the explored part', () => {
    const { store, exploring } = explored();
    const timeline = timelineOf(300, { explored: 77 });
    exploring.hear(timeline);
    expect(store.current().overview).toBe(timeline);
  });

  it('halts by itself where checkpoints would lie too far apart', () => {
    const { session, exploring } = explored();
    exploring.hear(timelineOf(300, { explored: 999_999_999 }));
    expect(session.asked).not.toContain('halt');
    exploring.hear(timelineOf(300, { explored: 1e9 }));
    expect(session.asked.at(-1)).toBe('halt');
  });
});
