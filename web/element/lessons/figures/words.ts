// Every text in and about the figures of the lessons.
export interface FigureMessages {
  forms: { spaced: string; plain: string };
  boxes: { label: string; cell: (row: number, column: number) => string };
  /** The number of dead ends that the walk has met, and whether it is out. */
  maze: {
    label: (walk: { deadEnds: number; isOut: boolean }) => string;
    start: string;
    exit: string;
  };
  tree: {
    /** `path`: the digits on the board, cell by cell. */
    label: (path: readonly number[], deadEnds: number) => string;
    tried: string;
    open: string;
    dead: string;
  };
  calls: {
    title: string;
    /** The digit that a call has put into a cell. */
    put: (cell: string, digit: number) => string;
    atWork: (cell: string) => string;
    full: string;
  };
  flags: {
    title: (cell: string) => string;
    digit: string;
    name: Record<'row' | 'column' | 'box', string>;
    /** The result of the three together. */
    any: string;
  };
  rowEnd: { label: (isAnswered: boolean) => string };
  refusals: {
    title: (cell: string) => string;
    has: Record<'row' | 'column' | 'box', string>;
    left: string;
  };
  coins: {
    pay: (amount: number, coins: readonly number[]) => string;
    greedy: string;
    best: string;
    count: (coins: number) => string;
  };
  strings: {
    title: (count: number) => string;
    smallest: string;
    /** `at`: the first position, from 0, at which the text differs from the smallest. */
    differs: (at: number, digit: string, smaller: string) => string;
  };
  pruned: {
    /** `seen`: undefined while the question asks for it. */
    label: (blanks: number, seen: number | undefined) => string;
    all: (blanks: number) => string;
    seen: (boards: number) => string;
    scale: string;
  };
  measured: {
    title: Record<Measured, string>;
    start: Record<Measured, string>;
    stop: string;
    race: string;
    /** Times are in milliseconds. */
    value: (value: number, what: Measured, range: readonly [number, number] | undefined) => string;
    said: Record<'done' | 'stopped' | 'failed', string>;
  };
}

type Measured = 'steps' | 'checks' | 'time';
