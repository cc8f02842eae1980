// Output limit: prints and does not stop.
const board = require('fs').readFileSync(0, 'utf8').trim();
for (;;) console.log(board);
