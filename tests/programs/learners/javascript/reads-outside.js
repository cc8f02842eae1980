// Runtime error: reads a row that does not exist.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
for (let r = 0; r <= 9; r++) {
  for (let c = 0; c < 9; c++) if (board[r][c] === 0) board[r][c] = 1;
}
console.log(board.map((row) => row.join(' ')).join('\n'));
