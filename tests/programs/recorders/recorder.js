// Writes each step on the board into a file, and ends the program after as many as are asked for.
const steps = [];
process.on('exit', () => {
  require('fs').writeFileSync(process.env.RETRACE_RECORDING, steps.join(''));
});

function record(step) {
  if (steps.length === Number(process.env.RETRACE_STEPS)) process.exit();
  steps.push(step);
}

// eslint-disable-next-line no-unused-vars -- the program behind it calls it
function recorded(row, col, before, after) {
  if (before !== 0) record(`backtrack r${row + 1}c${col + 1}\n`);
  if (after !== 0) record(`placement r${row + 1}c${col + 1} ${after}\n`);
  return after;
}
