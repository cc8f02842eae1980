'use strict';
const text = require('fs').readFileSync('/dev/stdin', 'utf8').replace(/\s/g, '');
const grid = new Uint8Array(81);
for (let i = 0; i < 81; i++) grid[i] = text.charCodeAt(i) - 48;
const rows = new Uint16Array(9),
  cols = new Uint16Array(9),
  boxes = new Uint16Array(9);
const boxOf = (i) => ((i / 27) | 0) * 3 + (((i % 9) / 3) | 0);
const flip = (i, d) => {
  rows[(i / 9) | 0] ^= 1 << d;
  cols[i % 9] ^= 1 << d;
  boxes[boxOf(i)] ^= 1 << d;
};
for (let i = 0; i < 81; i++) if (grid[i]) flip(i, grid[i]);
function search(i) {
  while (i < 81 && grid[i]) i++;
  if (i === 81) return true;
  const used = rows[(i / 9) | 0] | cols[i % 9] | boxes[boxOf(i)];
  for (let d = 1; d < 10; d++) {
    if (used & (1 << d)) continue;
    grid[i] = d; // [seen: grid]
    flip(i, d);
    if (search(i + 1)) return true;
    flip(i, d);
    grid[i] = 0; // [seen: grid]
  }
  return false;
}
search(0);
const out = [];
for (let r = 0; r < 9; r++) out.push(Array.from(grid.subarray(r * 9, r * 9 + 9)).join(''));
console.log(out.join('\n'));
