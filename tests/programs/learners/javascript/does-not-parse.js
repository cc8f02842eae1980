// Compile error: a brace is missing.
const board = require('fs').readFileSync(0, 'utf8').trim().split('\n');
function dfs(cell) {
  if (cell === 81) {
    console.log(board.join('\n'));
}
dfs(0);
