// The calls of a film as a tree: what is below what, and what is drawn of it.
import { expect, it } from 'vitest';
import { callTreeOf, drawnAt, type DrawnCall } from '../../../../web/core/code/call-tree';
import type { PackedStep } from '../../../../web/core/code/packed-film';

/** `3a` puts 3 into cell a, `-a` takes it back. */
const filmOf = (text: string): PackedStep[] =>
  text.split(' ').map((step) => ({
    cell: step.charCodeAt(1) - 97,
    digit: step.startsWith('-') ? 0 : Number(step[0]),
    ...{ line: 0, call: 0, over: 0 },
  }));

/** `3a(4b 5b*)`: a star marks the last that is there, a minus what was taken back. */
const written = (calls: readonly DrawnCall[]): string =>
  calls
    .map((call) => {
      const below = call.below.length === 0 ? '' : `(${written(call.below)})`;
      if (call.kind === 'run') return `${call.count} from ${call.step}${below}`;
      const name = `${call.digit}${String.fromCharCode(97 + call.cell)}`;
      const marks = `${call.isBack ? '-' : ''}${call.isNow ? '*' : ''}`;
      return `${name}${marks}${call.folded > 0 ? `+${call.folded}` : ''}${below}`;
    })
    .join(' ');

const drawn = (text: string, position?: number): string => {
  const film = filmOf(text);
  return written(drawnAt(callTreeOf(film), position ?? film.length));
};

it('puts a digit below the one that was put before it and not taken back', () => {
  expect(drawn('1a 2b -b 3b 4c')).toBe('1a(2b- 3b(4c*))');
});

it('shows a position of the film as it is there', () => {
  expect(drawn('1a 2b -b 3b 4c', 2)).toBe('1a(2b*)');
  expect(drawn('1a 2b -b 3b 4c', 3)).toBe('1a*(2b-)');
  expect(drawn('1a 2b -b 3b 4c', 0)).toBe('');
});

it('takes back what is below a digit with it', () => {
  expect(drawn('1a 2b 3c -a 2a')).toBe('1a-(2b-(3c-)) 2a*');
});

it('folds a large part that the film has left, and opens it where the film is in it', () => {
  const large = Array.from({ length: 8 }, (_, at) => `${at + 1}c -c`).join(' ');
  const film = `1a 1b ${large} -b 2b`;
  expect(drawn(film)).toBe('1a(1b-+8 2b*)');
  expect(drawn(film, 3)).toBe('1a(1b(1c*))');
  expect(drawn(film, 17)).toContain('1b(1c- 2c- 3c-');
});

it('draws a long run of calls at its ends, and each drawn call leads to its own step', () => {
  const run = 'abcdefghij'.split('').map((cell) => `1${cell}`);
  expect(drawn(run.join(' '))).toBe('1a(1b(6 from 3(1i(1j*))))');
});
