// The test on which the page explains a program's slowness, and how the program's time grows from test to test.
import { describe, expect, it } from 'vitest';
import type { PreparedProgram } from '../../../../web/client/code/runner';
import { testWith } from '../../../../web/core/code/problems/classic';
import type { RunReport } from '../../../../web/core/code/run';
import { emptyGrid } from '../../../../web/core/grid';
import { filmedWhole } from '../../../../web/element/code/filmed-whole';
import { growthOf } from '../../../../web/element/code/growth';
import type { Tested } from '../../../../web/element/code/run-state';

const report = (milliseconds: number): RunReport => ({
  ending: { kind: 'finished', exitCode: 0 },
  output: '',
  milliseconds,
  faults: [],
});

const tested = (calls: number, milliseconds = 5): Tested => ({
  test: { ...testWith('2580', emptyGrid), input: String(calls), calls },
  report: report(milliseconds),
  judged: { verdict: 'accepted' },
});

/** A program that takes a millisecond for a thousand calls, and whose films are cut after `most` calls. */
function programCutAt(most: number) {
  const filmed: number[] = [];
  let timed = 0;
  const program: PreparedProgram = {
    run: ({ input, film }) => {
      const calls = Number(input);
      if (film === undefined) {
        timed++;
        return Promise.resolve(report(calls / 1000));
      }
      filmed.push(calls);
      const isCut = calls > most;
      return Promise.resolve({
        ...report(1),
        film: { packed: new Blob(), steps: Math.min(calls, most), isCut },
      });
    },
  };
  return { program, filmed, timed: () => timed };
}

const ladder = [tested(82), tested(9_390_021), tested(106_885), tested(932_459), tested(8_350)];
const { signal } = new AbortController();

describe('the test on which a slow program is explained', () => {
  it('is the longest whose film is whole', async () => {
    const { program, filmed, timed } = programCutAt(500_000);
    const found = await filmedWhole(program, ladder, signal);
    expect(filmed).toEqual([932_459, 106_885]);
    expect(found).toMatchObject({ film: { isCut: false }, milliseconds: 106.885 });
    expect(found?.test).toBe(ladder[2]);
    expect(timed()).toBe(4); // the long run once, the short run three times
  });

  it('is much shorter than one whose film was cut', async () => {
    const { program, filmed } = programCutAt(1000);
    await filmedWhole(program, [...ladder, tested(967_863), tested(94_870)], signal);
    expect(filmed).toEqual([967_863, 106_885, 8_350, 82]);
  });

  it('is the last that was tried where all are cut, and none without tests', async () => {
    const { program } = programCutAt(10);
    expect((await filmedWhole(program, ladder, signal))?.film?.isCut).toBe(true);
    expect(await filmedWhole(program, [], signal)).toBeUndefined();
  });
});

it('grows along the tests that take long enough, the shortest first', () => {
  const estimate = { state: 'within', program: 40, setter: 20, there: 80, isEnded: false } as const;
  const rungs = growthOf([{ ...tested(932_459), estimate }, tested(82), tested(8_350, 3)]);
  expect(rungs).toEqual([
    { calls: 8_350, program: 3, setter: undefined },
    { calls: 932_459, program: 40, setter: 20 },
  ]);
});
