// The walker of explain mode, with a worker whose answers and a clock whose time the tests decide.
import { describe, expect, it } from 'vitest';
import { TechniquesClient } from '../../../../web/client/techniques/techniques-client';
import type { WorkerPort } from '../../../../web/client/worker-port';
import type { Grid } from '../../../../web/core/grid';
import type { LogicalPath } from '../../../../web/core/techniques/technique-calls';
import {
  initialModel,
  reduceExplain,
  walkIn,
  type ExplainAction,
  type ExplainModel,
} from '../../../../web/element/explain/explain-model';
import { paces, restMs, restOf, rests } from '../../../../web/element/explain/path-pace';
import { Walker, wholeWithinMs } from '../../../../web/element/explain/walker';
import { HandClock, settled } from '../watch/fixtures';
import { pathOfThree, puzzle } from './fixtures';

interface Asked {
  type: string;
  id: number;
  ask?: { puzzle: Grid };
}

/** A worker that answers only what a test has it answer. */
class HandWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly heard: Asked[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message as Asked);
  }
  terminate(): void {
    this.onmessage = null;
  }
  say(reply: object): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
  /** The steps of the path of three from `begin` to before `end` as news. */
  tell(begin: number, end: number): void {
    const id = this.heard.findLast(({ type }) => type === 'request')?.id;
    const { standing, steps } = pathOfThree;
    const progress = { standing, begin, steps: steps.slice(begin, end) };
    this.say({ type: 'progress', id, progress });
  }
  answer(path: LogicalPath, id = this.heard.findLast(({ type }) => type === 'request')?.id): void {
    this.say({ type: 'answer', id, answer: path });
  }
}

function walking() {
  let model: ExplainModel = initialModel;
  const worker = new HandWorker();
  const clock = new HandClock();
  const store = {
    current: () => model,
    dispatch: (action: ExplainAction) => {
      model = reduceExplain(model, action);
    },
  };
  const walker = new Walker(store, new TechniquesClient(() => worker), clock);
  return { walker, worker, clock, model: () => model, dispatch: store.dispatch };
}

const once = () => false;

describe('the walker', () => {
  it('says how many steps are found, and then shows the path where it was asked for', async () => {
    const { walker, worker, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 2);
    worker.tell(0, 2);
    expect(model().finding).toEqual({ kind: 'looking', steps: 2 });
    worker.answer(pathOfThree);
    await opening;
    expect(model()).toMatchObject({ position: 2, finding: { kind: 'walk' } });
  });

  it('shows the steps so far of a path that takes longer, and goes on to where it was asked for', async () => {
    const { walker, worker, clock, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 3);
    worker.tell(0, 1);
    await clock.pass(wholeWithinMs);
    worker.tell(1, 1);
    expect(model()).toMatchObject({ position: 2, finding: { walk: { end: 'looking' } } });
    expect(walkIn(model())?.steps).toHaveLength(1);
    worker.tell(1, 3);
    expect(model()).toMatchObject({ position: 3, awaited: undefined });
    worker.answer(pathOfThree);
    await opening;
    expect(model()).toMatchObject({ position: 3, finding: { walk: { end: 'stuck' } } });
  });

  it('leaves a step as somebody reads it while more are found', async () => {
    const { walker, worker, clock, model, dispatch } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    await clock.pass(wholeWithinMs);
    worker.tell(0, 2);
    walker.go(2);
    dispatch({ type: 'point', cells: [80] });
    worker.tell(2, 3);
    worker.answer(pathOfThree);
    await opening;
    expect(model()).toMatchObject({ position: 2, pointed: [80] });
    expect(walkIn(model())?.steps).toHaveLength(3);
  });

  it('waits for the step that was asked for where the path is given up before it, until somebody goes elsewhere', async () => {
    const { walker, worker, clock, model } = walking();
    void walker.open({ puzzle, order: 'teaching' }, 3);
    await clock.pass(wholeWithinMs);
    worker.tell(0, 1);
    walker.cancel();
    expect(model()).toMatchObject({ position: 2, awaited: 3 });
    walker.go(1);
    expect(model()).toMatchObject({ position: 1, awaited: undefined });
  });

  it('keeps the steps found so far where the rest is given up', async () => {
    const { walker, worker, clock, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    await clock.pass(wholeWithinMs);
    worker.tell(0, 2);
    walker.go(1);
    walker.cancel();
    await opening;
    expect(model()).toMatchObject({ position: 1, finding: { walk: { end: 'stopped' } } });
    expect(walkIn(model())?.steps).toHaveLength(2);
  });

  it('keeps them, too, where the worker fails', async () => {
    const { walker, worker, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    worker.tell(0, 2);
    worker.say({ type: 'failed', id: worker.heard[0]?.id, message: 'out of memory' });
    await opening;
    expect(model()).toMatchObject({ finding: { walk: { end: 'failed' } } });
  });

  it('waits at the end while it plays, until the next step is found', async () => {
    const { walker, worker, clock, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    await clock.pass(wholeWithinMs);
    worker.tell(0, 1);
    walker.play(once);
    await clock.pass(5 * restMs);
    expect(model()).toMatchObject({ position: 2, playing: true });
    worker.tell(1, 2);
    expect(model().position).toBe(2);
    worker.answer(pathOfThree);
    await opening;
    await clock.pass(5 * restMs);
    expect(model()).toMatchObject({ position: 4, playing: false });
  });

  it('names a contradiction without asking for a path', async () => {
    const { walker, worker, model } = walking();
    const both = `11${puzzle.slice(2)}` as Grid;
    await walker.open({ puzzle: both, order: 'teaching' }, 0);
    expect(model().finding.kind).toBe('contradiction');
    expect(worker.heard).toEqual([]);
  });

  it('names a puzzle without a solution', async () => {
    const { walker, worker, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    worker.answer({ standing: 'no-solution', steps: [], isSolved: false, points: 0 });
    await opening;
    expect(model().finding.kind).toBe('no-solution');
  });

  it('gives a cancelled path up, and ignores later answers', async () => {
    const { walker, worker, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    const id = worker.heard[0]?.id;
    walker.cancel();
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
    worker.tell(0, 1);
    worker.say({ type: 'answer', id, answer: pathOfThree });
    await opening;
    expect(model().finding).toEqual({ kind: 'stopped' });
  });

  it('shows the path that was asked for last', async () => {
    const { walker, worker, model } = walking();
    const first = walker.open({ puzzle, order: 'teaching' }, 0);
    const second = walker.open({ puzzle, order: 'classic' }, 0);
    worker.answer({ ...pathOfThree, isSolved: true });
    await Promise.all([first, second]);
    expect(model().finding).toMatchObject({ kind: 'walk', walk: { end: 'solved' } });
  });

  it('plays to the end and rests there', async () => {
    const { walker, worker, clock, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    worker.answer(pathOfThree);
    await opening;
    walker.play(once);
    await clock.pass(restMs);
    expect(model()).toMatchObject({ position: 1, playing: true });
    await clock.pass(10 * restMs);
    expect(model()).toMatchObject({ position: 4, playing: false });
    walker.play(once);
    await settled();
    expect(model()).toMatchObject({ position: 0, playing: true });
  });

  it('plays on from the start where it loops', async () => {
    const { walker, worker, clock, model } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 4);
    worker.answer(pathOfThree);
    await opening;
    walker.play(() => true);
    await clock.pass(5 * restMs);
    expect(model()).toMatchObject({ position: 0, playing: true });
    walker.pause();
    await clock.pass(5 * restMs);
    expect(model()).toMatchObject({ position: 0, playing: false });
  });

  it('rests at each step as long as it is told', async () => {
    const { walker, worker, clock, model, dispatch } = walking();
    const opening = walker.open({ puzzle, order: 'teaching' }, 0);
    worker.answer(pathOfThree);
    await opening;
    dispatch({ type: 'pace', rest: restOf(2) });
    walker.play(once);
    await clock.pass(499);
    expect(model().position).toBe(0);
    await clock.pass(1);
    expect(model().position).toBe(1);
  });

  it('plays through every stage of a step that is shown as a hint', async () => {
    const { walker, worker, clock, model, dispatch } = walking();
    dispatch({ type: 'hint', hints: true });
    const opening = walker.open({ puzzle, order: 'teaching' }, 1);
    worker.answer(pathOfThree);
    await opening;
    expect(model().level).toBe('nudge');
    walker.play(once);
    const seen: string[] = [];
    for (let turn = 0; turn < 4; ++turn) {
      await clock.pass(restMs);
      seen.push(`${model().position} ${model().level}`);
    }
    expect(seen).toEqual(['1 where', '1 what', '1 why', '2 nudge']);
  });
});

describe('the rest of a step', () => {
  it('is long enough to read it, unless another speed than the usual one is set', () => {
    expect([8, 1, 0.5, 4, 1000, 'max' as const].map(restOf)).toEqual([
      restMs,
      1000,
      2000,
      250,
      200,
      200,
    ]);
    expect(paces.map(restOf)).toEqual(rests);
  });
});
