// Right: flags are numbers, as many as the board has cells, and written before the digit.
const [...lines] = require('fs').readFileSync('/dev/stdin').toString().trim().split('\n');
const zeros = () => Array.from(Array(9), () => Array(9).fill(0));
const rows = zeros();
const cols = zeros();
const boxes = zeros();
const map = zeros();
const boxOf = (r, c) => Math.floor(r / 3) * 3 + Math.floor(c / 3);
const mark = (r, c, d, used) => {
  rows[r][d - 1] = used;
  cols[c][d - 1] = used;
  boxes[boxOf(r, c)][d - 1] = used;
};
lines.forEach((line, r) =>
  line.split(' ').forEach((text, c) => {
    map[r][c] = Number(text);
    if (map[r][c]) mark(r, c, map[r][c], 1);
  }),
);
function dfs(cell) {
  if (cell === 81) {
    console.log(map.map((row) => row.join(' ')).join('\n'));
    process.exit();
  }
  const r = Math.floor(cell / 9);
  const c = cell % 9;
  if (map[r][c] !== 0) {
    dfs(cell + 1);
    return;
  }
  for (let d = 1; d <= 9; d++) {
    if (rows[r][d - 1] || cols[c][d - 1] || boxes[boxOf(r, c)][d - 1]) continue;
    mark(r, c, d, 1);
    map[r][c] = d; // [seen: map]
    dfs(cell + 1);
    map[r][c] = 0; // [seen: map]
    mark(r, c, d, 0);
  }
}
dfs(0);
