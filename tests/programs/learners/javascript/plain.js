const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
const fits = (r, c, n) => {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === n || board[i][c] === n) return false;
    if (board[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] === n) return false;
  }
  return true;
};
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
dfs(0);
console.log(board.map((row) => row.join(' ')).join('\n'));
