// Wrong: prints the arrays as Node shows them.
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
const solve = () => {
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 9; c++) {
      if (board[r][c]) continue;
      for (let n = 1; n <= 9; n++)
        if (fits(r, c, n)) {
          board[r][c] = n; // [seen: board]
          if (solve()) return true;
          board[r][c] = 0; // [seen: board]
        }
      return false;
    }
  return true;
};
solve();
console.log(board);
