// The open calls at a step of programs in C++, with the names and values of their arguments and locals.
import { describe, expect, it } from 'vitest';
import type { Frame, FrameValue } from '../../../web/core/code/frames';
import { compiledProgram, patience, runHere, stepsIn } from './cpp-chain';
import { shapes } from './cpp-frames/shapes';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const input = (puzzle.match(/.{9}/g) ?? []).map((row) => row.replace(/\B/g, ' ')).join('\n');
const listed = (values: readonly FrameValue[]) =>
  values.map(({ name, value }) => (value === undefined ? name : `${name}=${value}`)).join(', ');
const textOf = ({ name, arguments: given }: Frame) => `${name}(${listed(given)})`;
/** Without the values that a test cannot know: long counts, how deep a search is and whether that is odd, a row of the board. */
const known = (text: string) =>
  text.replace(/\d{12}|(?<=\bk=|^calls=)\d+|(?<=used=\{)\w+|(?<=row=)\{[^}]+\}/g, '#');

describe.each(shapes)('$name', ({ source, calls, locals }) => {
  it('tells at every step the calls that led to it', { timeout: patience }, async () => {
    const program = await compiledProgram(source, true);
    const steps = stepsIn((await runHere(program, { input, film: puzzle })).recording);
    for (const step of [1, 2, 50, 300]) {
      const [, row = 0, column = 0, digit = 0] =
        /r(\d)c(\d)(?: (\d))?/.exec(steps[step - 1] ?? '')?.map((each) => Number(each || 0)) ?? [];
      const { frames = [], film } = await runHere(program, {
        input,
        film: puzzle,
        framesAt: step,
      });
      expect(film?.steps ?? 0).toBe(step - 1);
      const told = frames.map(textOf);
      const first = told.indexOf('main()') + 1;
      const [outermost = ''] = calls(0, 0, 0);
      expect(known(told[first] ?? '')).toBe(outermost);
      const expected = calls(row - 1, column - 1, digit);
      expect(told.slice(-expected.length).map(known)).toEqual(expected);
      if (digit > 0) {
        const searching = known(listed(frames.at(-expected.length)?.locals ?? []));
        expect(searching).toBe(locals(row - 1, column - 1, digit));
      }
      expect(frames.every(({ line = 0 }) => line > 0)).toBe(true);
    }
  });
});
