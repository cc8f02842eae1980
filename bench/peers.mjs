// Sudoku solvers from the npm registry, each used as its documentation says.

/** Only `npm run bench` installs them, from bench/package.json. @param {string} name @returns {Promise<any>} */
const installed = (name) => import(name);
const { SudokuSolver } = await installed('@algorithm.ts/sudoku');
const { DancingLinks } = await installed('dancing-links');
const { default: sudoku } = await installed('sudoku');

/** The time for a solver in each round, in which it solves at least one puzzle. */
const longestMs = 300;

/** Each function gives its first solution as 81 digits. @type {Record<string, (line: string) => string>} */
export const peers = {
  'dancing-links 4.3.10': withDancingLinks(),
  '@algorithm.ts/sudoku 4.0.3': withAlgorithmTs(),
  'sudoku 0.0.3': (line) => {
    const board = [...line].map((digit) => (digit === '.' ? null : Number(digit) - 1));
    return (sudoku.solvepuzzle(board) ?? [])
      .map((/** @type {number} */ digit) => digit + 1)
      .join('');
  },
};

/** The exact cover problem of 324 columns: a row for each digit in each cell that the givens allow. */
function withDancingLinks() {
  const links = new DancingLinks();
  const columnsOf = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    return [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit];
  };
  const rows = Array.from({ length: 81 }, (_, cell) =>
    Array.from({ length: 9 }, (_, digit) => ({
      data: { cell, digit },
      columnIndices: columnsOf(cell, digit),
    })),
  );
  return (/** @type {string} */ line) => {
    const solver = links.createSolver({ columns: 324 });
    for (let cell = 0; cell < 81; cell += 1) {
      const given = line[cell];
      const all = rows[cell] ?? [];
      const chosen = given === '.' ? all : all.slice(Number(given) - 1, Number(given));
      solver.addSparseConstraints(chosen);
    }
    const [solution = []] = solver.findOne();
    const digits = Array(81).fill('.');
    for (const { data } of solution) digits[data.cell] = String(data.digit + 1);
    return digits.join('');
  };
}

function withAlgorithmTs() {
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return (/** @type {string} */ line) => {
    const puzzle = [...line].map((digit) => (digit === '.' ? -1 : Number(digit) - 1));
    const solution = Array(81).fill(-1);
    return solver.solve(puzzle, solution) ? solution.map((digit) => digit + 1).join('') : '';
  };
}

/**
 * Puzzles a second over the first lines, as many as there is time for.
 * @param {(line: string) => string} solve
 * @param {readonly string[]} lines
 */
export function timePeer(solve, lines) {
  const began = performance.now();
  let done = 0;
  let ms = 0;
  for (const line of lines) {
    if (!isSolution(solve(line), line)) throw new Error(`a peer gave no solution of ${line}`);
    done += 1;
    ms = performance.now() - began;
    if (ms >= longestMs) break;
  }
  return (done / ms) * 1000;
}

/** @param {string} digits @param {string} givens */
function isSolution(digits, givens) {
  return (
    /^[1-9]{81}$/.test(digits) &&
    [...givens].every((given, cell) => given === '.' || given === digits[cell])
  );
}
