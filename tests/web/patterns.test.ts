// The time of every regular expression grows with the length of the text alone, whatever stands in it. The lint rules of
// eslint-plugin-regexp find many that take longer by their form; this finds others by running them.
import { describe, expect, it } from 'vitest';
import { patternsUnder, slowAmong } from '../support/patterns/found';

describe('every regular expression of the page, the element and their workers', () => {
  it('takes no longer on 1 MB of any text than its length asks for', async () => {
    const patterns = patternsUnder('web');
    expect(patterns.length).toBeGreaterThan(200);
    // An expression whose time grows with the square of the length takes minutes.
    expect(await slowAmong(patterns, 20_000)).toEqual([]);
  }, 300_000);
});

it.each([
  ['blanks at the beginning of any line', /^\s*#\s*include\b/m],
  ['blanks at the end', /\s+$/],
  ['comments that are not closed', /\/\*[^]*?\*\//g],
  ['calls in a line that ends otherwise', /\bprint\s*\([^;]*$/m],
  ['a list before a sign that does not come', /\bfn\s\w+\s?(<[^>]*>)?\(/],
  ['a repetition of a repetition', /^(?:\w+\s?)*;/],
  ['a late alternative', /a1|a2|a3|new\s+ArrayList\s*<[^>]*>\s*\(/],
  ['a token that is tried at each place', /"(?:[^"\\]|\\.)*"/y],
])(
  'one that takes longer for %s is found',
  async (_, { source, flags }) => {
    const patterns = [
      { source: 'a', flags: 'g' },
      { source, flags },
    ];
    const [slow] = await slowAmong(patterns, 1000);
    expect(slow?.pattern.source).toBe(source);
  },
  30_000,
);
