// Right, and no step is seen: digits are text that grows, and the answer is put together at the end.
const text = require('fs').readFileSync(0, 'utf8').replace(/\s/g, '');
const rows = new Int32Array(9);
const cols = new Int32Array(9);
const boxes = new Int32Array(9);
const boxOf = (i) => Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3);
const flip = (i, d) => {
  rows[Math.floor(i / 9)] ^= 1 << d;
  cols[i % 9] ^= 1 << d;
  boxes[boxOf(i)] ^= 1 << d;
};
for (let i = 0; i < 81; i++) if (text[i] !== '0') flip(i, Number(text[i]));
function search(i, found) {
  if (i === 81) return found;
  if (text[i] !== '0') return search(i + 1, found + text[i]);
  for (let d = 1; d <= 9; d++) {
    if ((rows[Math.floor(i / 9)] | cols[i % 9] | boxes[boxOf(i)]) & (1 << d)) continue;
    flip(i, d);
    const solved = search(i + 1, found + d);
    if (solved) return solved;
    flip(i, d);
  }
  return '';
}
const solved = search(0, '');
const answer = Array.from(Array(9), () => Array(9).fill(0));
for (let i = 0; i < 81; i++) answer[Math.floor(i / 9)][i % 9] = Number(solved[i]);
console.log(answer.map((row) => row.join('')).join('\n'));
