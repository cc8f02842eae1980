// The checker of outputs that are boards: form, givens, rules, and the one right board where there is one. It runs no search.
import type { BoardForm, BoardsOutput, Case, Difference, JudgeTest } from './problem';

/** The values of a line in a board's form, where 0 is a blank; undefined for any other line. */
export function valuesIn(
  line: string,
  { size, symbols, between }: BoardForm,
): number[] | undefined {
  const cells = line.split(between);
  const values = cells.map((cell) => (cell.length === 1 ? symbols.indexOf(cell) : -1));
  return values.length === size && !values.includes(-1) ? values : undefined;
}

export const lineOf = (values: readonly number[], { symbols, between }: BoardForm): string =>
  values.map((value) => symbols.charAt(value)).join(between);

/** A board as lines. */
export const linesOfBoard = (values: readonly number[], form: BoardForm): string[] =>
  Array.from({ length: form.size }, (_, row) =>
    lineOf(values.slice(row * form.size, (row + 1) * form.size), form),
  );

export const checkerOf =
  (output: BoardsOutput) =>
  ({ cases }: JudgeTest, lines: readonly string[]): Difference | undefined => {
    let at = 0;
    const differs = (reason: Difference['reason'], expected: string | undefined): Difference => ({
      line: at + 1,
      found: lines[at],
      expected,
      reason,
    });
    const unlike = (line: string) => {
      if (lines[at] === undefined) return differs('missing', line);
      if (lines[at] !== line) return differs('form', line);
      at++;
      return undefined;
    };
    for (const [index, each] of cases.entries()) {
      const apart = output.areApart && index > 0 ? unlike('') : undefined;
      const above = apart ?? (output.title && unlike(output.title(index + 1)));
      if (above) return above;
      const board: number[] = [];
      for (let row = 0; row < output.size; row++, at++) {
        const reason = wrongRow(lines[at], each, board, output);
        if (reason) return differs(reason, expectedRow(each, row, output));
      }
    }
    return lines[at] === undefined ? undefined : differs('surplus', undefined);
  };

/** The fault of the next row, which joins the rows before it in `board`. */
function wrongRow(
  line: string | undefined,
  each: Case,
  board: number[],
  output: BoardsOutput,
): Difference['reason'] | undefined {
  if (line === undefined) return 'missing';
  const values = valuesIn(line, output);
  if (!values) return 'form';
  // The board was printed before it was full, or after it was emptied again.
  if (values.includes(0)) return 'blank';
  const first = board.length;
  board.push(...values);
  const differs = (all: readonly number[], isFree = false) =>
    values.some((value, column) => {
      const other = all[first + column];
      return other !== value && !(isFree && other === 0);
    });
  if (differs(each.givens, true)) return 'given';
  if (values.some((_, column) => clashes(board, first + column, output.size))) return 'clash';
  return each.answer && differs(each.answer) ? 'other-solution' : undefined;
}

const expectedRow = ({ answer }: Case, row: number, output: BoardsOutput): string | undefined =>
  answer && lineOf(answer.slice(row * output.size, (row + 1) * output.size), output);

/** Whether a cell has the value of another one in its row, column or box; blanks and what is not there clash with nothing. */
export function clashes(
  board: readonly (number | undefined)[],
  cell: number,
  size: number,
): boolean {
  const value = board[cell];
  if (!value) return false;
  const inBox = Math.sqrt(size);
  const [row, column] = [Math.floor(cell / size), cell % size];
  const [top, left] = [row - (row % inBox), column - (column % inBox)];
  for (let i = 0; i < size; i++) {
    const inRow = row * size + i;
    const below = i * size + column;
    const within = (top + Math.floor(i / inBox)) * size + left + (i % inBox);
    if ([inRow, below, within].some((other) => other !== cell && board[other] === value))
      return true;
  }
  return false;
}
