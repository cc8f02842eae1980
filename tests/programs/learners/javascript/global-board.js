const fs = require('fs');
const input = fs.readFileSync('/dev/stdin').toString().trim().split('\n');
const board = input.map((line) => line.split(' ').map(Number));
const blanks = [];
for (let i = 0; i < 9; i++) for (let j = 0; j < 9; j++) if (board[i][j] === 0) blanks.push([i, j]);

function check(x, y, n) {
  for (let i = 0; i < 9; i++) {
    if (board[x][i] === n) return false;
    if (board[i][y] === n) return false;
  }
  const bx = Math.floor(x / 3) * 3;
  const by = Math.floor(y / 3) * 3;
  for (let i = bx; i < bx + 3; i++)
    for (let j = by; j < by + 3; j++) if (board[i][j] === n) return false;
  return true;
}

function dfs(depth) {
  if (depth === blanks.length) {
    console.log(board.map((row) => row.join(' ')).join('\n'));
    process.exit(0);
  }
  const [x, y] = blanks[depth];
  for (let n = 1; n <= 9; n++) {
    if (check(x, y, n)) {
      board[x][y] = n; // [seen: board]
      dfs(depth + 1);
      board[x][y] = 0; // [seen: board]
    }
  }
}
dfs(0);
