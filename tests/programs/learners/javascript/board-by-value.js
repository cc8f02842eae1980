let [...lines] = require('fs').readFileSync(0).toString().trim().split('\n');
const start = lines.map((l) => l.split(' ').map(Number));
const ok = (b, r, c, n) => {
  for (let k = 0; k < 9; k++) {
    if (b[r][k] == n || b[k][c] == n) return false;
    if (b[3 * Math.floor(r / 3) + Math.floor(k / 3)][3 * Math.floor(c / 3) + (k % 3)] == n)
      return false;
  }
  return true;
};
function solve(b) {
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (b[r][c] !== 0) continue;
      for (let n = 1; n <= 9; n++) {
        if (!ok(b, r, c, n)) continue;
        const next = b.map((row) => [...row]);
        next[r][c] = n; // [seen: next]
        const solved = solve(next);
        if (solved) return solved;
      }
      return null;
    }
  }
  return b;
}
console.log(
  solve(start)
    .map((r) => r.join(' '))
    .join('\n'),
);
