const readline = require('readline');
(async () => {
  const rl = readline.createInterface({ input: process.stdin });
  const board = [];
  for await (const line of rl) if (line.trim()) board.push(line.trim().split(/\s+/).map(Number));
  const free = (r, c) => {
    const seen = new Set();
    for (let i = 0; i < 9; i++) {
      seen.add(board[r][i]).add(board[i][c]);
      seen.add(board[3 * ~~(r / 3) + ~~(i / 3)][3 * ~~(c / 3) + (i % 3)]);
    }
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => !seen.has(d));
  };
  function solve() {
    search: for (var r = 0; r < 9; r++) for (var c = 0; c < 9; c++) if (!board[r][c]) break search;
    if (r === 9) return true;
    return free(r, c).some((d) => {
      board[r][c] = d; // [seen: board]
      if (solve()) return true;
      board[r][c] = 0; // [seen: board]
      return false;
    });
  }
  solve();
  console.log(board.map((row) => row.join(' ')).join('\n'));
})();
