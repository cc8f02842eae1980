// Dragging along the timeline: the board goes to the newest position, and the panels follow on release.
import { describe, expect, it } from 'vitest';
import { Scrub } from '../../../../../web/element/watch/player/scrub';
import { HandClock, HandSession, settled } from '../fixtures';

function scrubbed() {
  const session = new HandSession(1000);
  session.held = true;
  const clock = new HandClock();
  const log: string[] = [];
  const scrub = new Scrub(
    {
      seek: (position) => session.seek(position),
      show: ({ position }) => log.push(`show ${position}`),
      aim: (position) => log.push(`aim ${position ?? 'at nothing'}`),
      arrive: () => log.push('arrive'),
    },
    clock,
  );
  return { session, clock, log, scrub };
}

describe('a drag', () => {
  it('goes to where the hand is', async () => {
    const { session, log, scrub } = scrubbed();
    scrub.drag(10);
    await session.release();
    expect(log).toEqual(['aim 10', 'show 10']);
    expect(scrub.isHeld).toBe(true);
  });

  it('leaves out the steps that it passed while a seek was under way', async () => {
    const { session, clock, scrub } = scrubbed();
    for (const position of [10, 20, 30, 40]) scrub.drag(position);
    await session.release();
    await clock.pass(16);
    await session.release();
    expect(session.asked).toEqual(['seek 10', 'seek 40']);
  });

  it('seeks once a frame at most', async () => {
    const { session, clock, scrub } = scrubbed();
    scrub.drag(10);
    scrub.drag(20);
    await session.release();
    expect(session.asked).toEqual(['seek 10']);
    await clock.pass(16);
    expect(session.asked).toEqual(['seek 10', 'seek 20']);
  });

  it('arrives only when the hand is up and the board is there', async () => {
    const { session, log, scrub } = scrubbed();
    scrub.drag(10);
    scrub.drop();
    expect(log).not.toContain('arrive');
    expect(scrub.isHeld).toBe(false);
    await session.release();
    expect(log).toEqual(['aim 10', 'show 10', 'arrive']);
  });

  it('arrives at once where the board was there before the hand was up', async () => {
    const { session, log, scrub } = scrubbed();
    scrub.drag(10);
    await session.release();
    scrub.drop();
    expect(log).toEqual(['aim 10', 'show 10', 'arrive']);
  });

  it('shows nothing more once something else moves the board', async () => {
    const { session, clock, log, scrub } = scrubbed();
    scrub.drag(10);
    scrub.cancel();
    await session.release();
    await clock.pass(100);
    expect(log).toEqual(['aim 10', 'aim at nothing']);
    expect(scrub.isHeld).toBe(false);
  });

  it('can begin again while the seek of the one before is under way', async () => {
    const { session, clock, log, scrub } = scrubbed();
    scrub.drag(10);
    scrub.cancel();
    scrub.drag(50);
    await session.release();
    await clock.pass(16);
    await session.release();
    scrub.drop();
    expect(session.asked).toEqual(['seek 10', 'seek 50']);
    expect(log.slice(-2)).toEqual(['show 50', 'arrive']);
  });

  it('ignores the end of a drag that never began', async () => {
    const { log, scrub } = scrubbed();
    scrub.drop();
    scrub.cancel();
    await settled();
    expect(log).toEqual([]);
  });
});
