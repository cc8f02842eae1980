const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
const lines = [];
rl.on('line', (line) => {
  lines.push(line);
}).on('close', () => {
  solve();
});

function solve() {
  const map = lines.map((line) =>
    line
      .trim()
      .split('')
      .map((x) => parseInt(x)),
  );
  const row = Array.from({ length: 9 }, () => Array(10).fill(false));
  const col = Array.from({ length: 9 }, () => Array(10).fill(false));
  const box = Array.from({ length: 9 }, () => Array(10).fill(false));
  const number = (r, c) => Math.floor(r / 3) * 3 + Math.floor(c / 3);
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 9; c++) {
      const n = map[r][c];
      if (n) row[r][n] = col[c][n] = box[number(r, c)][n] = true;
    }
  const go = (cell) => {
    if (cell === 81) return true;
    const r = Math.floor(cell / 9);
    const c = cell % 9;
    if (map[r][c] !== 0) return go(cell + 1);
    for (let n = 1; n <= 9; n++) {
      if (row[r][n] || col[c][n] || box[number(r, c)][n]) continue;
      map[r][c] = n; // [seen: map]
      row[r][n] = col[c][n] = box[number(r, c)][n] = true;
      if (go(cell + 1)) return true;
      row[r][n] = col[c][n] = box[number(r, c)][n] = false;
      map[r][c] = 0; // [seen: map]
    }
    return false;
  };
  go(0);
  let answer = '';
  for (const line of map) answer += line.join('') + '\n';
  process.stdout.write(answer);
}
