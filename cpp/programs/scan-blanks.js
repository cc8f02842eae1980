const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const between = lines[0][1] === ' ' ? ' ' : ''; // [form]
const board = lines.slice(0, 9).map((line) => [...line.replace(/\s/g, '')].map(Number)); // [read]
const blanks = [];
let found = false;

function possible(row, col, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === digit || board[i][col] === digit) return false;
  }
  const top = row - (row % 3); // [box]
  const left = col - (col % 3);
  for (let i = 0; i < 9; i++) {
    if (board[top + Math.floor(i / 3)][left + (i % 3)] === digit) return false;
  }
  return true;
}

function print() {
  for (const line of board) console.log(line.join(between));
}

function dfs(index) {
  if (index === blanks.length) {
    print();
    found = true; // [found]
    return;
  }
  const [row, col] = blanks[index];
  for (let digit = 1; digit <= 9; digit++) {
    if (!possible(row, col, digit)) continue; // [try]
    board[row][col] = digit; // [place]
    dfs(index + 1); // [call]
    if (found) return; // [stop]
    board[row][col] = 0; // [take-back]
  }
} // [return]

for (let row = 0; row < 9; row++) {
  for (let col = 0; col < 9; col++) {
    if (board[row][col] === 0) blanks.push([row, col]);
  }
}
dfs(0);
