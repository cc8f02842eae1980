// Runtime error: reads a tenth line, which is not there.
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const board = [];
for (let r = 0; r <= 9; r++) board.push(lines[r].split(' ').map(Number));
console.log(board.map((row) => row.join(' ')).join('\n'));
