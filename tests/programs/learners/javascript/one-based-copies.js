// Right: counted from 1 with nothing in row 0, and copied cell by cell at every level.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const start = [[]];
for (let r = 1; r <= 9; r++) start.push([0, ...lines[r - 1].split('').map(Number)]);
const fits = (b, r, c, d) => {
  const top = r - ((r - 1) % 3);
  const left = c - ((c - 1) % 3);
  for (let k = 0; k < 9; k++) {
    if (b[r][k + 1] === d || b[k + 1][c] === d) return false;
    if (b[top + Math.floor(k / 3)][left + (k % 3)] === d) return false;
  }
  return true;
};
const copyOf = (b) => {
  const copy = Array.from(Array(10), () => Array(10).fill(0));
  for (let r = 1; r <= 9; r++) for (let c = 1; c <= 9; c++) copy[r][c] = b[r][c];
  return copy;
};
const solve = (b, n) => {
  if (n === 81) return b;
  const r = Math.floor(n / 9) + 1;
  const c = (n % 9) + 1;
  if (b[r][c] !== 0) return solve(b, n + 1);
  for (let d = 1; d <= 9; d++) {
    if (!fits(b, r, c, d)) continue;
    const next = copyOf(b);
    next[r][c] = d; // [seen: next]
    const solved = solve(next, n + 1);
    if (solved) return solved;
  }
  return null;
};
const solved = solve(start, 0);
for (let r = 1; r <= 9; r++) console.log(solved[r].slice(1).join(''));
