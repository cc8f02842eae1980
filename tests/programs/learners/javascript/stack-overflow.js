// Runtime error: its recursion does not end.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
function dfs(cell) {
  return dfs(cell + 1);
}
dfs(0);
console.log(board.map((row) => row.join(' ')).join('\n'));
