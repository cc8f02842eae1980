// Runtime error: where no cell is blank, there is no pair to take apart.
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
function nextBlank() {
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) if (board[r][c] === 0) return [r, c];
  }
  return null;
}
function solve() {
  const [r, c] = nextBlank();
  for (let n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue;
    board[r][c] = n;
    solve();
    board[r][c] = 0;
  }
}
solve();
console.log(board.map((row) => row.join(' ')).join('\n'));
