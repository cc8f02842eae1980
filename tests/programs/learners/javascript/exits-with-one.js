// Runtime error: leaves with 1 when the board is full, as if that were a failure.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
const fits = (r, c, n) =>
  board.every(
    (row, i) =>
      row[c] !== n &&
      board[r][i] !== n &&
      board[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] !== n,
  );
function dfs(cell) {
  if (cell === 81) return true;
  const r = Math.floor(cell / 9);
  const c = cell % 9;
  if (board[r][c]) return dfs(cell + 1);
  for (let n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue;
    board[r][c] = n; // [seen: board]
    if (dfs(cell + 1)) return true;
    board[r][c] = 0; // [seen: board]
  }
  return false;
}
const isSolved = dfs(0);
console.log(board.map((row) => row.join(' ')).join('\n'));
process.exit(isSolved ? 1 : 0);
