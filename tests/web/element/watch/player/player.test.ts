// The player over a search that answers by hand: one movement at a time has the board.
import { describe, expect, it } from 'vitest';
import type { RecordingOptions, WatchedRecording } from '../../../../../web/client/client';
import { RecordingRefused, WorkerFailure } from '../../../../../web/client/errors';
import type { WatchListeners } from '../../../../../web/client/watch-session';
import type { RecordingProblem } from '../../../../../web/core/recording';
import { stepShownLine } from '../../../../../web/core/recording-program';
import { openingOf } from '../../../../../web/core/recording-text';
import { emptyGrid } from '../../../../../web/core/grid';
import { Player } from '../../../../../web/element/watch/player/player';
import {
  gridIn,
  HandClock,
  HandSession,
  settled,
  stateAt,
  storeAfter,
  timelineOf,
} from '../fixtures';

const contradicting = gridIn(`11${emptyGrid.slice(2)}`);

/** A recording that the client is still reading, and the functions that end the reading. */
interface Reading {
  heard: RecordingOptions;
  resolve: (watched: WatchedRecording) => void;
  reject: (error: Error) => void;
}

const problem: RecordingProblem = {
  fault: 'digit-there',
  line: 5,
  found: '',
  expected: 0,
  cell: 3,
  digit: 6,
  there: 2,
  peer: 0,
};

function opened(puzzle = emptyGrid, at = 0) {
  const clock = new HandClock();
  const watching = storeAfter({ type: 'speed', speed: 10 });
  const sessions: HandSession[] = [];
  const listeners: WatchListeners[] = [];
  const readings: Reading[] = [];
  const player = new Player(
    watching.store,
    {
      watch: (_puzzle, _strategy, heard) => {
        const session = new HandSession(1000);
        sessions.push(session);
        listeners.push(heard ?? {});
        return session;
      },
      watchRecording: (_recording, heard) =>
        new Promise((resolve, reject) => {
          readings.push({ heard: heard ?? {}, resolve, reject });
        }),
      close: () => undefined,
    },
    clock,
  );
  player.open(puzzle, 'used-flags', at);
  return { ...watching, clock, sessions, listeners, readings, player, now: watching.store.current };
}

describe('the player', () => {
  it('opens a search at its position', async () => {
    const { now } = opened(emptyGrid, 30);
    await settled();
    expect(now().shown?.position).toBe(30);
    expect(now().calm).toBe(true);
  });

  it('opens no search where givens contradict each other', () => {
    const { now, sessions } = opened(contradicting);
    expect(now().obstacle).toBe('contradiction');
    expect(sessions).toHaveLength(0);
  });

  it('shows a recording in the place of the search, once it is read', async () => {
    const { now, player, readings, sessions } = opened(emptyGrid, 30);
    await settled();
    const open = player.openRecording({ source: new Blob(['abc']), name: 'my.trace' });
    expect(now().opening).toMatchObject({ kind: 'reading', bytes: 0, size: 3 });
    expect(now().shown?.position).toBe(30);
    readings[0]?.heard.onReading?.({ bytes: 2, size: 3, steps: 7 });
    expect(now().opening).toMatchObject({ bytes: 2, steps: 7 });
    const puzzle = gridIn(`12${emptyGrid.slice(2)}`);
    readings[0]?.resolve({ session: new HandSession(50), puzzle });
    await open;
    await settled();
    expect(now()).toMatchObject({
      opening: undefined,
      recording: { puzzle, name: 'my.trace' },
      shown: { position: 0 },
    });
    expect(sessions[0]?.isClosed).toBe(true);
    player.open(emptyGrid, 'used-flags', 0);
    expect(now().recording).toBeUndefined();
  });

  it.each([
    ['the step at which it was saved', undefined, 7],
    ['another step, where that is asked for', 3, 3],
  ])('shows a recording at %s', async (_, at, shown) => {
    const { now, player, readings } = opened();
    const source = new Blob([openingOf(emptyGrid, stepShownLine(7))]);
    const open = player.openRecording({ source, name: '', ...(at !== undefined && { at }) });
    readings[0]?.resolve({ session: new HandSession(50), puzzle: emptyGrid });
    await open;
    await settled();
    expect(now().shown?.position).toBe(shown);
  });

  it('leaves the search as it is where a recording is refused', async () => {
    const { now, player, readings, sessions } = opened(emptyGrid, 30);
    await settled();
    const open = player.openRecording({ source: new Blob(['abc']), name: '' });
    readings[0]?.reject(new RecordingRefused(problem));
    await open;
    expect(now()).toMatchObject({
      opening: { kind: 'refused', problem },
      shown: { position: 30 },
    });
    expect(sessions[0]?.isClosed).toBe(false);
    player.stopReading();
    expect(now().opening).toBeUndefined();
  });

  it('ignores a recording after another one is brought', async () => {
    const { now, player, readings } = opened();
    const first = player.openRecording({ source: new Blob(['abc']), name: 'first' });
    void player.openRecording({ source: new Blob(['abcd']), name: 'second' });
    expect(readings[0]?.heard.signal?.aborted).toBe(true);
    readings[0]?.reject(new DOMException('aborted', 'AbortError'));
    await first;
    expect(now().opening).toMatchObject({ kind: 'reading', size: 4 });
  });

  it('plays until it is paused', async () => {
    const { now, clock, player } = opened();
    player.play();
    await clock.pass(250);
    expect(now().playing).toBe(true);
    await player.pause();
    expect(now()).toMatchObject({ playing: false, shown: { position: 2 } });
    await clock.pass(1000);
    expect(now().shown?.position).toBe(2);
  });

  it('stops to play at the end of the search', async () => {
    const { now, clock, player } = opened(emptyGrid, 999);
    await settled();
    player.play();
    await clock.pass(500);
    expect(now()).toMatchObject({ playing: false, shown: { position: 1000 } });
  });

  it('ends a play by a step', async () => {
    const { now, clock, player } = opened();
    player.play();
    await clock.pass(150);
    await player.step(-1);
    expect(now()).toMatchObject({ playing: false, shown: { position: 0 } });
  });

  it('plays on at another speed', async () => {
    const { now, clock, player, store } = opened();
    player.play();
    await clock.pass(150);
    store.dispatch({ type: 'speed', speed: 100 });
    player.restart();
    await clock.pass(200);
    expect(now().playing).toBe(true);
    expect(now().shown?.position).toBeGreaterThan(15);
  });

  it('aims at where a seek leads until the board is there', async () => {
    const { now, sessions, player } = opened();
    await settled();
    const [session] = sessions;
    if (!session) throw new Error('it has a session');
    session.held = true;
    const sought = player.seek(700);
    expect(now()).toMatchObject({ aim: 700, shown: { position: 0 } });
    await session.release();
    await sought;
    expect(now()).toMatchObject({ aim: undefined, shown: { position: 700 } });
  });

  it('says what is looked for, and where there is none', async () => {
    const { now, player } = opened();
    await settled();
    const quest = { target: 'dead-end', direction: 'next' } as const;
    const found = player.find(quest);
    expect(now().quest).toEqual(quest);
    await found;
    expect(now()).toMatchObject({ quest: undefined, missed: quest });
  });

  it('shows the found step', async () => {
    const { now, positions, player } = opened();
    await settled();
    await player.find({ target: 'solution', direction: 'next' });
    expect(now()).toMatchObject({ quest: undefined, missed: undefined });
    expect(positions()).toHaveLength(2);
  });

  it('a drag ends a quest', async () => {
    const { now, sessions, player } = opened();
    await settled();
    if (sessions[0]) sessions[0].held = true;
    void player.find({ target: 'solution', direction: 'next' });
    player.drag(10);
    expect(now()).toMatchObject({ quest: undefined, missed: undefined, aim: 10 });
  });

  it('is calm again when a drag has ended', async () => {
    const { now, clock, player } = opened();
    await clock.pass(1);
    player.drag(10);
    await settled();
    expect(now()).toMatchObject({ shown: { position: 10 }, calm: false, aim: 10 });
    player.drop();
    expect(now()).toMatchObject({ calm: true, aim: undefined });
  });

  it('ends a drag by a step: the board goes where the step leads', async () => {
    const { now, clock, player } = opened();
    await settled();
    player.drag(700);
    await settled();
    expect(now()).toMatchObject({ aim: 700, shown: { position: 700 } });
    const stepped = player.step(1);
    expect(now().aim).toBeUndefined();
    await stepped;
    await clock.pass(50);
    expect(now()).toMatchObject({ aim: undefined, shown: { position: 701 } });
  });

  it('ignores messages of a replaced search', async () => {
    const { now, listeners, player } = opened();
    await settled();
    player.open(emptyGrid, 'greedy', 5);
    await settled();
    listeners[0]?.onState?.(stateAt(99));
    listeners[0]?.onTimeline?.(timelineOf(3));
    expect(now()).toMatchObject({ shown: { position: 5 }, overview: undefined });
  });

  it('closes the search that is replaced', async () => {
    const { sessions, player } = opened();
    await settled();
    player.open(emptyGrid, 'greedy', 0);
    expect(sessions.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('stands still with a message after the worker was lost', async () => {
    const { now, clock, listeners, player } = opened();
    player.play();
    await clock.pass(150);
    listeners[0]?.onFailure?.(new WorkerFailure('worker-failed', 'out of memory'));
    await clock.pass(1000);
    expect(now()).toMatchObject({ obstacle: 'failed', playing: false, shown: { position: 1 } });
    await player.step(1);
    expect(now().shown?.position).toBe(1);
  });

  it('draws the span again in another width of the timeline', async () => {
    const { clock, sessions, player } = opened(emptyGrid, 30);
    await settled();
    player.drawIn(300);
    player.zoom({ from: 10, to: 60 });
    await clock.pass(20);
    player.drawIn(400);
    await clock.pass(20);
    expect(sessions[0]?.asked).toEqual([
      'seek 30',
      'explore 300',
      'detail 10 60 300',
      'explore 400',
      'detail 10 60 400',
    ]);
  });
});
