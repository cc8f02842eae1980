const lines = require('fs').readFileSync('/dev/stdin', 'utf-8').trim().split('\n');
const board = lines.map((v) => v.split(' ').map(Number));
const blanks = [];
board.forEach((row, i) => row.forEach((v, j) => v === 0 && blanks.push([i, j])));
const can = (i, j, n) => {
  for (let k = 0; k < 9; k++) {
    if (board[i][k] === n || board[k][j] === n) return false;
    if (board[i - (i % 3) + ((k / 3) | 0)][j - (j % 3) + (k % 3)] === n) return false;
  }
  return true;
};
let at = 0;
while (at < blanks.length) {
  const [i, j] = blanks[at];
  const before = board[i][j];
  let n = before + 1;
  if (before !== 0) {
    board[i][j] = 0; // [seen: board]
  }
  while (n <= 9 && !can(i, j, n)) n++;
  if (n <= 9) {
    board[i][j] = n; // [seen: board]
    at++;
  } else at--;
}
console.log(board.map((row) => row.join(' ')).join('\n'));
