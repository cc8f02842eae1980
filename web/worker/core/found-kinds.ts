// The form in which findings in a text cross: puzzles, texts that were meant as a puzzle, and lines that are neither.
import type { Found, FoundPuzzle } from '../../core/reading';
import { forms, parseErrorCodes } from '../../core/text';
import { cases, count, int, list, maybe, name, record, seen, text, type Of } from './kinds';
import { grid } from './shared-kinds';

const form = name('Form', forms, { '2580': 'spaced_rows', '2239': 'rows' });

const laidOutPuzzle = record('found_puzzle', {
  line: count,
  puzzle: [grid, 'grid'],
  form,
  digits: maybe(grid),
  /** As web/core/notes.ts has them, each bit one lower. */
  notes: maybe(list(seen(int, (bits) => bits << 1))),
  name: maybe(text),
  solution: maybe(grid),
  fields: maybe(list(text)),
  rules: maybe(list(text)),
});

export const puzzle = seen(laidOutPuzzle, puzzleOf);

export const parseError = record('parse_error', {
  code: name('ParseErrorCode', parseErrorCodes),
  line: count,
  column: count,
  found: text,
  expected: int,
});

const passed = record('passed', {
  line: count,
  as: [
    name('text::Passed::Kind', ['comment', 'commented', 'heading', 'section', 'punctuation']),
    'kind',
  ],
  text,
});

export const foundIn = seen(
  cases('kind', ['puzzle', laidOutPuzzle], ['error', parseError], ['passed', passed]),
  (found): Found => {
    switch (found.kind) {
      case 'puzzle':
        return puzzleOf(found);
      case 'error': {
        const { kind, code, line, column, found: character } = found;
        return { kind, code, line, column, found: character };
      }
      case 'passed':
        return found;
    }
  },
);

/** Facts that the text does not state are left out. */
function puzzleOf({ line, puzzle, form, ...beside }: Of<typeof laidOutPuzzle>): FoundPuzzle {
  const { digits, notes, name, solution, fields, rules } = beside;
  return {
    ...{ kind: 'puzzle', line, puzzle, form },
    ...(digits !== undefined && { digits }),
    ...(notes && { notes }),
    ...(name !== undefined && { name }),
    ...(solution !== undefined && { solution }),
    ...(fields && { fields }),
    ...(rules && { rules }),
  };
}
