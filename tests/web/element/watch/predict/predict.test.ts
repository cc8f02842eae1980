// Questions before a step: what is asked, when, which answers are right, and what is kept of them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step, WatchState } from '../../../../../web/core/watched-search';
import { predictor } from '../../../../../web/element/watch/predict/predictor';
import {
  back,
  deeper,
  questionAt,
  shownInstead,
  type Asking,
} from '../../../../../web/core/prediction';
import { answersOf, keepAnswers } from '../../../../../web/element/shared/answers/predictions';
import { Player } from '../../../../../web/element/watch/player/player';
import { emptyGrid } from '../../../../../web/core/grid';
import { HandClock, HandSession, settled, stateAt, storeAfter } from '../fixtures';

const placed: Step = {
  kind: 'placement',
  cell: 4,
  digit: 7,
  depth: 3,
  goal: undefined,
  previous: undefined,
  reason: { cause: undefined, refused: [], removed: [] },
  line: 12,
  call: 3,
  overwrittenBy: undefined,
};
const taken: Step = { ...placed, kind: 'dead-end', cell: 3, digit: 2, line: 15 };

/** The states before and after a step. */
const around = (step: Step, trail: readonly Step[] = []): [WatchState, WatchState] => [
  stateAt(8, { trail }),
  stateAt(9, { step, trail: [...trail, step] }),
];

describe('a question about the next step', () => {
  it.each<[Asking, Step, number]>([
    ['cell', placed, 4],
    ['digit', placed, 7],
    ['way', placed, deeper],
    ['line', placed, 12],
    ['cell', taken, 3],
    ['digit', taken, 0],
    ['way', taken, back],
    ['line', taken, 15],
  ])('has as the right answer about the %s what the step does', (asking, step, right) => {
    const trail = [step === placed ? taken : placed];
    expect(questionAt(...around(step, trail), asking)).toMatchObject({
      asking,
      right,
      position: 8,
    });
  });

  it('offers the lines that took the steps so far, and is not about lines where there is one', () => {
    expect(questionAt(...around(placed, [taken, placed]), 'line')?.lines).toEqual([12, 15]);
    expect(questionAt(...around(placed, [placed]), 'line')?.asking).not.toBe('line');
    const unknown = { ...placed, line: undefined };
    expect(questionAt(...around(unknown, [taken]), 'line')?.asking).not.toBe('line');
  });

  it('is about each subject in turn', () => {
    const asked = [8, 9, 10, 11].map((position) => {
      const trail = [taken];
      const next = stateAt(position + 1, { step: placed });
      return questionAt(stateAt(position, { trail }), next, 'mixed')?.asking;
    });
    expect(new Set(asked)).toEqual(new Set(['cell', 'digit', 'way', 'line']));
  });

  it('is none where no step follows', () => {
    const last = stateAt(8, { step: placed, status: 'exhausted' });
    expect(questionAt(last, last, 'way')).toBeUndefined();
  });
});

describe('predicting', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function open() {
    const session = new HandSession(100);
    session.known = (position) => ({ step: position % 3 === 0 ? taken : placed });
    const { store, positions } = storeAfter();
    const client = {
      watch: () => session,
      watchRecording: () => Promise.reject(new Error('no recording')),
      close: () => undefined,
    };
    const player = new Player(store, client, new HandClock());
    player.open(emptyGrid, 'used-flags', 0);
    await settled();
    const predict = predictor(player, store, () => 'a film');
    predict.wish('way');
    return { session, store, positions, predict };
  }

  it('asks first, and steps with the answer', async () => {
    const { store, predict } = await open();
    await predict.stepOn();
    expect(store.current().shown?.position).toBe(0);
    await predict.stepOn();
    expect(store.current().predicting.reply).toBeUndefined();
    predict.answer(back);
    await settled();
    expect(store.current().shown?.position).toBe(1);
    expect(store.current().predicting).toMatchObject({
      reply: { answer: back },
      answers: [{ position: 0, asking: 'way', answer: back, right: deeper }],
    });
  });

  it('drops the question where the search is moved elsewhere', async () => {
    const { store, predict, session } = await open();
    await predict.stepOn();
    store.dispatch({ type: 'show', state: await session.seek(20), moving: false });
    expect(store.current().predicting.question).toBeUndefined();
    predict.answer(deeper);
    expect(store.current().predicting.answers).toEqual([]);
  });

  it('steps without a question where none is wanted', async () => {
    const { store, predict } = await open();
    predict.wish(undefined);
    await predict.stepOn();
    expect(store.current().shown?.position).toBe(1);
  });

  it('counts the first answer to a question, and none that was shown', async () => {
    const { store, predict, session } = await open();
    await predict.stepOn();
    predict.show();
    await settled();
    store.dispatch({ type: 'show', state: await session.seek(0), moving: false });
    await predict.stepOn();
    predict.answer(deeper);
    expect(store.current().predicting.answers.map(({ answer }) => answer)).toEqual([shownInstead]);
  });

  it('keeps the answers of each film, and brings back what was forgotten', async () => {
    const { store, predict } = await open();
    await predict.stepOn();
    predict.answer(deeper);
    const given = [{ position: 0, asking: 'way', answer: deeper, right: deeper }];
    expect(answersOf('a film')).toEqual(given);
    expect(answersOf('another film')).toEqual([]);
    predict.forget();
    expect(answersOf('a film')).toEqual([]);
    predict.restore();
    expect(answersOf('a film')).toEqual(given);
    expect(store.current().predicting.answers).toEqual(given);
  });

  it('leaves out what is kept in no form of its own', () => {
    kept.set('retrace-predictions', 'a%20film 1:way:1:1 2:else:1:1 x\n%E0%A4%A 1:way:1:1\n');
    expect(answersOf('a film')).toHaveLength(1);
    keepAnswers('b:c d', [{ position: 4, asking: 'line', answer: -1, right: 15 }]);
    expect(answersOf('b:c d')).toEqual([{ position: 4, asking: 'line', answer: -1, right: 15 }]);
  });
});
