// The program and the step in the comments of a recording, against what a reader of recordings may be given.
import { describe, expect, it } from 'vitest';
import { openingOf } from '../../../web/core/recording-text';
import { emptyGrid } from '../../../web/core/grid';
import {
  programIn,
  programLines,
  stepShownIn,
  stepShownLine,
} from '../../../web/core/recording-program';

const carried = (source: string) =>
  openingOf(emptyGrid, programLines({ language: 'python', source }));
const head = 'retrace-trace 1\n';

describe('the program of a recording', () => {
  it.each([
    ['its lines as they were', 'a = 1\n\n  b = "#| x"\n', 'a = 1\n\n  b = "#| x"\n'],
    ['tabs', 'if x:\n\ty()', 'if x:\n\ty()'],
    ['lines ended as on Windows', 'a\r\nb\r\n', 'a\nb\n'],
    [
      'a line longer than a line of a recording',
      `# ${'가나다 '.repeat(200)}`,
      `# ${'가나다 '.repeat(200)}`,
    ],
    ['characters that no program needs, as blanks', 'a\0b\u2028c', 'a b c'],
  ])('keeps %s', (_, source, expected) => {
    const text = carried(source);
    expect(programIn(text)).toEqual({ language: 'python', source: expected });
    const bytes = text.split('\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(240);
  });

  it.each([
    ['no program', openingOf(emptyGrid)],
    ['an unknown language', `${head}# program cobol\n#|a\npuzzle ${emptyGrid}\n`],
    ['two programs', `${head}# program cpp\n#|a\n# program python\n#|b\n`],
    ['the rest of no line', `${head}# program cpp\n#+a\n#|b\n`],
    ['a program behind the puzzle', `${head}puzzle ${emptyGrid}\n# program cpp\n#|a\n`],
    ['too long a program', `${head}# program cpp\n${'#|aaaaaaaaaaaaaaaa\n'.repeat(4000)}`],
    ['no recording', '# program cpp\n#|a\n'],
  ])('is none for %s', (_, text) => {
    expect(programIn(text)).toBeUndefined();
  });

  it('is left out of a recording where it is too long', () => {
    expect(programLines({ language: 'cpp', source: 'x'.repeat(65_537) })).toBeUndefined();
  });
});

describe('the step of a recording', () => {
  it.each([1, 1234, 268_435_456])('is read as it was written: %i', (step) => {
    expect(stepShownIn(openingOf(emptyGrid, stepShownLine(step)))).toBe(step);
    const program = programLines({ language: 'cpp', source: 'int main() {}' }) ?? '';
    expect(stepShownIn(openingOf(emptyGrid, stepShownLine(step) + program))).toBe(step);
  });

  it.each([
    ['none is written', openingOf(emptyGrid, stepShownLine(0))],
    ['it is no number', `${head}# at five\npuzzle ${emptyGrid}\n`],
    ['it is below one', `${head}# at -3\npuzzle ${emptyGrid}\n`],
    ['it is longer than any recording', `${head}# at 99999999999\npuzzle ${emptyGrid}\n`],
    ['it stands behind the puzzle', `${head}puzzle ${emptyGrid}\n# at 5\n`],
    ['it stands in the program', `${head}# program python\n#|# at 5\npuzzle ${emptyGrid}\n`],
    ['the file is no recording', '# at 5\n'],
  ])('is none where %s', (_, text) => {
    expect(stepShownIn(text)).toBeUndefined();
  });
});
