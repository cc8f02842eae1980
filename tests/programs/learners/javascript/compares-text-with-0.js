const board = require('fs')
  .readFileSync('/dev/stdin')
  .toString()
  .trim()
  .split('\n')
  .map((l) => l.split(' '));
function solve(k) {
  if (k === 81) return true;
  const r = Math.floor(k / 9),
    c = k % 9;
  if (board[r][c] !== 0) return solve(k + 1);
  return false;
}
solve(0);
console.log(board.map((r) => r.join(' ')).join('\n'));
