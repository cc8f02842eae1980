const words = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let board, inRow, inColumn, inBox, used;
const flags = () => Array.from({ length: 10 }, () => Array(10).fill(false));

function fits(row, column, digit) {
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return !inRow[row][digit] && !inColumn[column][digit] && !inBox[box][digit];
}

function put(row, column, digit, isThere) {
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  board[row][column] = isThere ? digit : 0;
  inRow[row][digit] = inColumn[column][digit] = inBox[box][digit] = isThere;
}

function fill(cell) {
  while (cell < 81 && board[Math.floor(cell / 9)][cell % 9] !== 0) cell++;
  if (cell === 81) return true;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  for (let way = 0; way < 2; way++) {
    const row2 = row + way;
    const column2 = column + 1 - way;
    if (row2 === 9 || column2 === 9 || board[row2][column2] !== 0) continue;
    for (let one = 1; one <= 9; one++) {
      if (!fits(row, column, one)) continue;
      put(row, column, one, true);
      for (let other = 1; other <= 9; other++) {
        if (used[one][other] || !fits(row2, column2, other)) continue;
        put(row2, column2, other, true);
        used[one][other] = used[other][one] = true;
        if (fill(cell + 1)) return true;
        used[one][other] = used[other][one] = false;
        put(row2, column2, other, false);
      }
      put(row, column, one, false);
    }
  }
  return false;
}

function read(place, digit) {
  put(place.charCodeAt(0) - 65, Number(place[1]) - 1, digit, true);
}

let at = 0;
for (let puzzle = 1; ; puzzle++) {
  const count = Number(words[at++]);
  if (count === 0) break;
  board = Array.from({ length: 9 }, () => Array(9).fill(0));
  [inRow, inColumn, inBox, used] = [flags(), flags(), flags(), flags()];
  for (let digit = 1; digit <= 9; digit++) used[digit][digit] = true;
  for (let i = 0; i < count; i++, at += 4) {
    const [one, other] = [Number(words[at]), Number(words[at + 2])];
    read(words[at + 1], one);
    read(words[at + 3], other);
    used[one][other] = used[other][one] = true;
  }
  for (let digit = 1; digit <= 9; digit++) read(words[at++], digit);
  fill(0);
  console.log('Puzzle ' + puzzle);
  for (const row of board) console.log(row.join(''));
}
