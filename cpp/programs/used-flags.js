const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const between = lines[0][1] === ' ' ? ' ' : ''; // [form]
const board = lines.slice(0, 9).map((line) => [...line.replace(/\s/g, '')].map(Number)); // [read]
const table = () => Array.from({ length: 9 }, () => Array(10).fill(false));
const rowHas = table(); // [flags]
const colHas = table();
const boxHas = table();
const boxOf = (row, col) => row - (row % 3) + Math.floor(col / 3); // [box-number]

function mark(row, col, digit, used) {
  rowHas[row][digit] = used;
  colHas[col][digit] = used;
  boxHas[boxOf(row, col)][digit] = used;
}

function print() {
  for (const line of board) console.log(line.join(between));
}

function dfs(index) {
  if (index === 81) {
    print();
    process.exit(); // [found]
  }
  const row = Math.floor(index / 9); // [index]
  const col = index % 9;
  if (board[row][col] !== 0) {
    dfs(index + 1); // [given]
    return;
  }
  const box = boxOf(row, col);
  for (let digit = 1; digit <= 9; digit++) {
    if (rowHas[row][digit] || colHas[col][digit] || boxHas[box][digit]) continue; // [try]
    board[row][col] = digit; // [place]
    mark(row, col, digit, true);
    dfs(index + 1); // [call]
    board[row][col] = 0; // [take-back]
    mark(row, col, digit, false);
  }
} // [return]

for (let row = 0; row < 9; row++) {
  for (let col = 0; col < 9; col++) {
    if (board[row][col] !== 0) mark(row, col, board[row][col], true);
  }
}
dfs(0);
