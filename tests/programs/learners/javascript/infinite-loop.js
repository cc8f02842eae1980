// Too slow: never goes on to the next blank.
const board = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split(' ').map(Number));
let at = 0;
while (at < 81) {
  if (board[(at / 9) | 0][at % 9] !== 0) at++;
}
console.log(board.map((row) => row.join(' ')).join('\n'));
