// Addresses carry a puzzle and a strategy there and back.
import { describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, withDigit } from '../../../web/core/grid';
import { formatLessonLink, formatLink, readLink } from '../../../web/core/link';
import { coloured, noNotes } from '../../../web/core/notes';
import { readPlayLink } from '../../../web/core/play-link';
import { defaultStrategy, strategies } from '../../../web/core/strategy';

const puzzle = gridOf('1'.padEnd(80, '.') + '9') ?? emptyGrid;

describe('links', () => {
  it.each(strategies)('carry a puzzle and $name there and back', ({ name }) => {
    expect(readLink(formatLink({ puzzle, strategy: name }))).toMatchObject({
      puzzle,
      strategy: name,
    });
  });

  it('are empty for the state of a first visit', () => {
    expect(formatLink({ puzzle: emptyGrid, strategy: defaultStrategy })).toBe('');
  });

  it('keep the strategy of an empty grid', () => {
    expect(formatLink({ puzzle: emptyGrid, strategy: 'greedy' })).toBe(`#p=${emptyGrid}&s=greedy`);
  });

  it('may leave out either part', () => {
    expect(readLink(`#p=${puzzle}`)).toMatchObject({ puzzle, strategy: undefined });
    expect(readLink('#s=greedy')).toMatchObject({ puzzle: undefined, strategy: 'greedy' });
  });

  it.each(['', '#', '#top', '#q=1'])('are not what %j is', (fragment) => {
    expect(readLink(fragment)).toEqual({
      puzzle: undefined,
      strategy: undefined,
      mode: undefined,
      at: undefined,
    });
  });

  it('carry the mode and the position watched', () => {
    const link = formatLink({ puzzle, strategy: 'greedy', mode: 'watch', at: 41 });
    expect(link).toBe(`#p=${puzzle}&s=greedy&m=watch&at=41`);
    expect(readLink(link)).toEqual({ puzzle, strategy: 'greedy', mode: 'watch', at: '41' });
  });

  it.each([
    ['one colour a cell', { 0: [3], 80: [9] }],
    ['several colours', { 0: [3, 4], 80: [9] }],
  ])('carry %s', (_, cells) => {
    const notes = Object.entries(cells).reduce(
      (before, [cell, tones]) =>
        tones.reduce((each, tone) => coloured(each, [Number(cell)], tone), before),
      noNotes,
    );
    const link = readLink(formatLink({ puzzle, notes, strategy: 'greedy' }));
    expect(readPlayLink(link)?.notes).toEqual(notes);
  });

  it('carry entries and notes apart from the puzzle', () => {
    const digits = withDigit(puzzle, 1, 5);
    const link = formatLink({ puzzle, digits, notes: noNotes.with(2, 2), strategy: 'greedy' });
    expect(readLink(link)).toMatchObject({ puzzle, entries: digits, strategy: 'greedy' });
    expect(readLink(link).notes).toMatch(/^000001(00){78}$/);
    expect(formatLink({ puzzle, digits: puzzle, notes: noNotes, strategy: 'greedy' })).toBe(
      `#p=${puzzle}&s=greedy`,
    );
  });

  it('leave out the default mode and the start', () => {
    expect(formatLink({ puzzle, strategy: 'greedy', mode: 'solve', at: 0 })).not.toContain('m=');
    expect(formatLink({ puzzle, strategy: 'greedy', mode: 'watch', at: 0 })).not.toContain('at=');
  });

  it('hand on a wrong puzzle unchanged, for the element to report', () => {
    expect(readLink('#p=12<script>').puzzle).toBe('12<script>');
  });

  it('of a lesson names the lesson and says nothing of the board', () => {
    const { lesson, mode, puzzle } = readLink(formatLessonLink('three-cells'));
    expect({ lesson, mode, puzzle }).toEqual({
      lesson: 'three-cells',
      mode: 'learn',
      puzzle: undefined,
    });
  });

  it('of a page of a lesson names the page, unless it is the first', () => {
    expect(readLink(formatLessonLink('flags', 'learn', 3)).at).toBe('3');
    expect(formatLessonLink('flags', 'learn', 1)).toBe(formatLessonLink('flags'));
  });
});
