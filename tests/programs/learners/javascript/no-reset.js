// Wrong: a digit is not taken back.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
let done = false;
const fits = (r, c, n) =>
  board.every(
    (row, i) =>
      row[c] !== n &&
      board[r][i] !== n &&
      board[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] !== n,
  );
function dfs(cell) {
  if (cell === 81) {
    done = true;
    return;
  }
  const r = Math.floor(cell / 9),
    c = cell % 9;
  if (board[r][c]) return dfs(cell + 1);
  for (let n = 1; n <= 9 && !done; n++) {
    if (!fits(r, c, n)) continue;
    board[r][c] = n; // [seen: board]
    dfs(cell + 1);
  }
}
dfs(0);
console.log(board.map((row) => row.join(' ')).join('\n'));
