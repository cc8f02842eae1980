// The chart: logarithmic axes that hold every value, and bars as long as they should be.
import { describe, expect, it } from 'vitest';
import { chartOf, type ChartShape } from '../../../../web/element/race/chart/chart';
import { chartLook } from '../../../../web/element/race/chart/chart-file';
import { logScaleOf, placeOn } from '../../../../web/element/race/chart/scale';
import { profilesOf } from '../../../../web/element/race/profile';
import { finishersOf } from '../../../../web/element/race/race-state';
import { raceMessagesIn } from '../../../../web/languages/en/race';
import { svgTextOf } from '../../../../web/element/shared/picture/scene-file';
import { counters, finished, found, runOf, running } from './fixtures';

const text = raceMessagesIn('en').chart;
const barsIn = (shapes: readonly ChartShape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape] : []));

describe('a logarithmic axis', () => {
  it.each([
    [[1], 0.1, 1],
    [[5], 1, 10],
    [[0.02, 1640], 0.01, 10_000],
    [[9, 99_056], 1, 100_000],
    [[2, 138_350_568], 1, 1_000_000_000],
  ])('for %j goes from %d to %d', (values, low, high) => {
    const scale = logScaleOf(values);
    expect(scale.low).toBeCloseTo(low, 10);
    expect(scale.high).toBeCloseTo(high, 3);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
    for (const value of values) {
      expect(placeOn(scale, value)).toBeGreaterThan(0);
      expect(placeOn(scale, value)).toBeLessThanOrEqual(1);
    }
  });

  it('puts ten times as much as far on as ten times as much again', () => {
    const scale = logScaleOf([2, 2000]);
    const step = placeOn(scale, 20) - placeOn(scale, 2);
    expect(placeOn(scale, 200) - placeOn(scale, 20)).toBeCloseTo(step, 10);
  });
});

describe('the chart', () => {
  const fewer = { ...counters, steps: 45, legalityChecks: 700 };
  const run = runOf([
    finished('scan-blanks', [10, 11, 12]),
    finished('greedy', [0.01], found, true, fewer),
  ]);
  const wordsIn = (shapes: readonly ChartShape[]) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  it.each([280, 640, 1000])('stays within a width of %i', (width) => {
    const { shapes, height } = chartOf(finishersOf(run), width, text);
    for (const bar of barsIn(shapes)) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width + 0.01);
      expect(bar.y + bar.height).toBeLessThan(height);
    }
    expect(barsIn(shapes)).toHaveLength(6);
  });

  it('has no group of times where none are told', () => {
    const disturbed = runOf([finished('scan-blanks', [10], found, false)]);
    const { shapes } = chartOf(finishersOf(disturbed), 640, text);
    const words = wordsIn(shapes);
    expect(words).not.toContain(text.titles.time);
    expect(words).toContain(text.titles.steps);
  });

  it.each([280, 1000])('says once what is the same for all, without bars, at %i px', (width) => {
    const same = runOf([finished('scan-blanks', [10]), finished('copied-blanks', [20])]);
    const { shapes, height } = chartOf(finishersOf(same), width, text);
    expect(barsIn(shapes)).toHaveLength(2);
    expect(wordsIn(shapes)).toContain('the same for all: 99,056');
    expect(wordsIn(shapes)).toContain('the same for all: 663,227');
    for (const shape of shapes) if (shape.kind === 'text') expect(shape.y).toBeLessThan(height);
  });

  it('has a bar for a strategy that finished alone', () => {
    const alone = runOf([finished('scan-blanks', [10])]);
    expect(barsIn(chartOf(finishersOf(alone), 640, text).shapes)).toHaveLength(3);
  });

  it('is well-formed SVG with everything written in it', () => {
    const svg = svgTextOf(
      chartOf(finishersOf(run), 1000, { ...text, limit: '<1 s & more' }),
      chartLook,
    );
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toMatch(/<\/svg>\n$/);
    expect(svg).toContain('>scan-blanks</text>');
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('<1 s');
  });
});

describe('depth profiles', () => {
  it('are as long as their share of the steps on one scale, and full on their own', () => {
    const run = runOf([running('scan-blanks', 100, 5), running('exact-cover', 50, 5)]);
    const ends = (scale: 'shared' | 'own') =>
      profilesOf(run, scale).map((path) => /L([\d.]+) 81Z$/.exec(path ?? '')?.[1]);
    expect(ends('shared')).toEqual(['240', '120']);
    expect(ends('own')).toEqual(['240', '240']);
  });

  it('are outlines between the lowest and the highest depth', () => {
    const entry = finished('scan-blanks', [1]);
    if (entry.state !== 'finished') throw new Error('it is finished');
    const profile = {
      from: 0,
      to: 4,
      columns: 2,
      min: Uint8Array.of(1, 2),
      max: Uint8Array.of(3, 2),
      deadEnds: Uint32Array.of(0, 0),
      solutions: Uint8Array.of(0, 1),
      exact: true,
      explored: 4,
      finished: true,
    };
    const [path] = profilesOf(runOf([{ ...entry, profile }]), 'own');
    expect(path).toBe('M0 78L120 78L120 79L240 79L240 80L120 80L120 81L0 81Z');
  });

  it('are filled from the bottom up where every column is at one depth', () => {
    const entry = finished('scan-blanks', [1]);
    if (entry.state !== 'finished') throw new Error('it is finished');
    const profile = {
      from: 0,
      to: 1,
      columns: 2,
      min: Uint8Array.of(1, 1),
      max: Uint8Array.of(1, 1),
      deadEnds: Uint32Array.of(0, 0),
      solutions: Uint8Array.of(0, 1),
      exact: true,
      explored: 1,
      finished: true,
    };
    const [path] = profilesOf(runOf([{ ...entry, profile }]), 'own');
    expect(path).toBe('M0 80L120 80L120 80L240 80L240 81L120 81L120 81L0 81Z');
  });

  it('are not there before anything is known', () => {
    expect(profilesOf(runOf([{ strategy: 'scan-blanks', state: 'waiting' }]), 'own')).toEqual([
      undefined,
    ]);
  });
});
