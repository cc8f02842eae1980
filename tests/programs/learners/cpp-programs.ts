// The programs in C++: the ending of each, and the name of its board, by which the steps of the program compiled by g++ are counted.
import type { Verdict } from '../../../web/core/code/judge';
import type { Crash, Ending, Fault } from '../../../web/core/code/run';
import { verdictOn, type Way } from './ways';

export interface CppLearner {
  file: string;
  /** The form of the input: with blanks between the digits as in problem 2580, or without as in 2239. */
  input: '2580' | '2239';
  /** The C++ expression of the board's digit in row `r` and column `c`, both from 0; undefined for a program without a board. */
  digit?: string;
  /** The beginning of a statement that assigns to the board. */
  written?: string;
  ending: Ending['kind'];
  /** The verdict where the ending does not decide it; by default `accepted` for `finished`. */
  verdict?: Verdict;
  /** How it goes wrong, where it does. */
  way?: Way;
  exitCode?: number;
  /** The cause of the crash, and the details of its report. */
  crash?: Crash;
  error?: string;
  /** Faults that are noticed without ending the program, and the lines that have them. */
  faults?: readonly { kind: Fault['kind']; on: string }[];
  /** The line that ends the program with an error, where such a line can be named. */
  errorOn?: string;
  /** Whether `npm test` runs this program; the others run in `npm run test:all` alone. */
  usual?: true;
}

const finished = { ending: 'finished' } as const;
const usual = true;
/** Prints what is not right, in one way. */
const wrong = (way: Way) => ({ way, verdict: verdictOn(way, 'cpp') });
const right = (file: string, digit: string, more: Partial<CppLearner> = {}): CppLearner => ({
  file,
  input: '2580',
  digit,
  written: /^\w+/.exec(digit)?.[0] ?? '',
  ...finished,
  ...more,
});

const input = '2580';
/** Reads or writes beside its board on the line that has `on`, which is noticed, and answers rightly. */
const outside = (file: string, on: string): CppLearner =>
  right(file, 'board[r][c]', {
    way: 'reads outside its board',
    faults: [{ kind: 'out-of-bounds', on }],
  });
/** Ends with an error on the line that has `errorOn`. */
const crashing = (file: string, crash: Crash, errorOn: string, more: Partial<CppLearner>) =>
  ({ file, input, ending: 'runtime-error', crash, errorOn, ...more }) as const;
const limited = (file: string, ending: Ending['kind'], way: Way) =>
  ({ file, input, ending, way }) as const;

export const cppLearners: readonly CppLearner[] = [
  right('global-list-flag', 'board[r][c]', { usual }),
  right('global-index-exit', 'a[r][c]'),
  right('rows-columns-return', 'map[r][c]'),
  right('one-based-flags', 'b[r + 1][c + 1]'),
  right('chars-getline', 'grid[r][c]', { input: '2239' }),
  right('strings-in-vector', 'g[r][c]', { input: '2239' }),
  right('vectors-by-reference', 'v[r][c]'),
  right('vectors-by-value', 'v[r][c]'),
  right('struct-by-value', 'b.cell[r][c]'),
  right('arrays-of-arrays', 'b[r][c]'),
  right('flat-81', 'cell[r * 9 + c]'),
  right('pointers-on-heap', 'board[r][c]'),
  right('local-pointer-parameter', 'b[r][c]', { input: '2239' }),
  right('loop-with-stack', 's[r][c]'),
  right('masks', 'sudoku[r][c]'),
  right('candidate-vectors', 'board[r][c]'),
  right('fast-input', 'board[r][c]'),
  right('class-member', 'cells_[r][c]'),
  right('lambda-recursion', 't[r][c]'),
  right('short-cells', 'q[r][c]'),
  right('long-long-cells', 'w[r][c]'),
  right('columns-first', 'board[c][r]'),
  right('scanf-strings', 'm[r][c]', { input: '2239' }),
  right('getchar-reader', 'f[r][c]'),
  right('macros-and-short-names', 'a[r][c]'),
  right('fewest-candidates-first', 'board[r][c]'),
  right('answer-kept-aside', 'board[r][c]'),
  right('digits-downwards', 'board[r][c]'),
  right('no-headers-for-all', 'board[r][c]'),
  right('several-digits-checked', 'board[r][c]'),
  right('throws-to-stop', 'board[r][c]'),
  right('catches-by-base', 'board[r][c]'),
  right('dead-ends-thrown', 'board[r][c]', { usual }),
  right('rethrows-at-every-level', 'board[r][c]', { input: '2239' }),
  right('exits-inside-try', 'board[r][c]'),
  right('library-throws', 'board[r][c]'),
  right('copied-before-searched', 'board[r][c]'),
  right('strings-pushed', 'board[r][c]', { input: '2239' }),
  right('deques-pushed', 'board[r][c]'),
  right('plain-c-goto', 'a[r * 9 + c]'),
  right('bitsets-fewest-first', 'board[r][c]'),
  right('wrong-no-reset', 'board[r][c]', wrong('forgets the reset')),
  right('wrong-box', 'board[r][c]', wrong('forgets a rule')),
  right('wrong-every-solution', 'board[r][c]', wrong('prints every solution')),
  right('wrong-spaces', 'board[r][c]', { input: '2239', ...wrong('prints another form') }),
  right('wrong-descending', 'board[r][c]', { input: '2239', ...wrong('prints another solution') }),
  right('wrong-stops-early', 'board[r][c]', wrong('prints too early')),
  right('wrong-prints-early', 'board[r][c]', wrong('prints too early')),
  right('wrong-prints-nothing', 'board[r][c]', wrong('prints nothing')),
  right('reads-before-written', 'board[r][c]', wrong('prints nothing')),
  right('wrong-reads-beyond-end', 'board[r][c]', wrong('reads beyond its input')),
  outside('fault-reads-beyond', 'if (seen[i] > most)'),
  outside('fault-writes-beyond-in-search', 'used[d] += 1'),
  outside('fault-vector-index', 'tries[d]++'),
  right('fault-overflow', 'board[r][c]', {
    faults: [{ kind: 'overflow', on: 'hash_of = hash_of * 31 + d' }],
  }),
  crashing('stack-overflow', 'stack-overflow', 'return solve(n + 1)', { way: 'fills the stack' }),
  crashing('divides-by-zero', 'division', '81 / least', {
    ...{ way: 'divides by zero', error: '81 / 0', usual },
  }),
  limited('memory-hog', 'memory-limit', 'takes too much memory'),
  limited('huge-array', 'memory-limit', 'takes too much memory'),
  limited('endless-output', 'output-limit', 'prints without an end'),
  crashing('throws', 'threw', 'throw runtime_error', {
    ...{ way: 'throws what nobody catches', error: 'std::runtime_error' },
  }),
  crashing('library-throws-uncaught', 'threw', 'stoi(text)', {
    ...{ way: 'throws what nobody catches', error: 'std::invalid_argument' },
  }),
  crashing('aborts', 'assertion', 'assert(sum', { error: 'sum == 405' }),
  crashing('null-blank', 'null-pointer', 'int r = blank->row', { way: 'follows what is null' }),
  {
    file: 'exit-code',
    way: 'ends with another code than 0',
    input: '2580',
    ending: 'finished',
    exitCode: 3,
    verdict: 'runtime-error',
  },
  { file: 'no-board', input: '2580', ending: 'finished', ...wrong('prints another form') },
];

/** A program with a message that the compiler gives, and the line of that message. */
export interface CppDiagnosed {
  file: string;
  kind: 'compiled' | 'compile-error';
  on: string;
  text: string;
}

export const cppDiagnosed: readonly CppDiagnosed[] = [
  { file: 'error-missing-semicolon', kind: 'compile-error', on: 'c = n % 9', text: "expected ';'" },
  {
    file: 'error-unknown-name',
    kind: 'compile-error',
    on: 'solv(0)',
    text: 'undeclared identifier',
  },
  {
    file: 'error-undefined-function',
    kind: 'compile-error',
    on: 'return helper(n)',
    text: 'undefined symbol',
  },
  {
    file: 'warns-uninitialised',
    kind: 'compiled',
    on: 'if (x > 9) sum = 1;',
    text: 'uninitialized',
  },
];

/** The number of the first line that contains the text. */
export const lineWith = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;
