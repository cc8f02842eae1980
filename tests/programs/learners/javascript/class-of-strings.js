class Sudoku {
  constructor(lines) {
    this.cells = lines.map((line) => line.split(''));
  }
  fits(r, c, ch) {
    for (let k = 0; k < 9; k++) {
      if (this.cells[r][k] === ch || this.cells[k][c] === ch) return false;
      const br = r - (r % 3) + Math.floor(k / 3);
      const bc = c - (c % 3) + (k % 3);
      if (this.cells[br][bc] === ch) return false;
    }
    return true;
  }
  solve() {
    for (let r = 0; r < 9; r++)
      for (let c = 0; c < 9; c++) {
        if (this.cells[r][c] !== '0') continue;
        for (const ch of '123456789') {
          if (!this.fits(r, c, ch)) continue;
          this.cells[r][c] = ch; // [seen: this.cells]
          if (this.solve()) return true;
          this.cells[r][c] = '0'; // [seen: this.cells]
        }
        return false;
      }
    return true;
  }
}
const sudoku = new Sudoku(require('fs').readFileSync('/dev/stdin').toString().trim().split('\n'));
sudoku.solve();
console.log(sudoku.cells.map((row) => row.join('')).join('\n'));
