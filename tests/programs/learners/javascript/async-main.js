// Right: the search is inside an async function, whose rejection is caught.
const lines = [];
const rl = require('readline').createInterface({ input: process.stdin });

async function read() {
  for await (const line of rl) lines.push(line.trim().split(' ').map(Number));
}

async function main() {
  await read();
  const board = lines.slice(0, 9);
  const fits = (r, c, d) => {
    for (let i = 0; i < 9; i++) {
      if (board[r][i] === d || board[i][c] === d) return false;
      if (board[r - (r % 3) + Math.floor(i / 3)][c - (c % 3) + (i % 3)] === d) return false;
    }
    return true;
  };
  const dfs = (n) => {
    while (n < 81 && board[Math.floor(n / 9)][n % 9] !== 0) n++;
    if (n === 81) throw board;
    const r = Math.floor(n / 9);
    const c = n % 9;
    for (let d = 1; d <= 9; d++) {
      if (!fits(r, c, d)) continue;
      board[r][c] = d; // [seen: board]
      dfs(n + 1);
      board[r][c] = 0; // [seen: board]
    }
  };
  dfs(0);
}

main().catch((solved) => console.log(solved.map((row) => row.join(' ')).join('\n')));
