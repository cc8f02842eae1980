const board = [];
let found = false;
process.stdin.setEncoding('utf8');
let data = '';
process.stdin.on('data', (chunk) => (data += chunk));
process.stdin.on('end', () => {
  for (const line of data.trim().split('\n')) board.push([...line].map(Number));
  go(0);
});
function go(at) {
  if (at === 81) {
    found = true;
    console.log(board.map((r) => r.join('')).join('\n'));
    return;
  }
  const row = board[(at / 9) | 0];
  const col = at % 9;
  if (row[col] > 0) return go(at + 1);
  const top = Math.floor(at / 27) * 3;
  const left = col - (col % 3);
  const taken = new Set(row);
  for (const line of board) taken.add(line[col]);
  for (let i = 0; i < 9; i++) taken.add(board[top + Math.floor(i / 3)][left + (i % 3)]);
  for (let n = 1; n <= 9; n++) {
    if (taken.has(n)) continue;
    row[col] = n; // [seen: board]
    go(at + 1);
    if (found) return;
    row[col] = 0; // [seen: board]
  }
}
