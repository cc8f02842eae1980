// Runtime error: the promise of its main is rejected, and nothing catches that.
async function solve(board) {
  return board[9][0];
}
(async () => {
  const board = require('fs')
    .readFileSync(0, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  await null;
  await solve(board);
  console.log(board.map((row) => row.join(' ')).join('\n'));
})();
