// Too slow: looks at a board when it is full.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => [...l.replace(/ /g, '')].map(Number));
const isRight = () => {
  for (let k = 0; k < 9; k++) {
    const row = new Set(board[k]);
    const column = new Set(board.map((each) => each[k]));
    if (row.size < 9 || column.size < 9) return false;
  }
  return true;
};
function dfs(cell) {
  if (cell === 81) return isRight();
  const r = Math.floor(cell / 9);
  const c = cell % 9;
  if (board[r][c]) return dfs(cell + 1);
  for (let n = 1; n <= 9; n++) {
    board[r][c] = n;
    if (dfs(cell + 1)) return true;
  }
  board[r][c] = 0;
  return false;
}
dfs(0);
console.log(board.map((row) => row.join(' ')).join('\n'));
