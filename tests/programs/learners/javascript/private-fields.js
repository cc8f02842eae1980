const input = require('fs').readFileSync(0, 'utf8').split('\n').filter(Boolean);
class Board {
  #cells;
  constructor(lines) {
    this.#cells = lines.map((line) => [...line.trim()].map(Number));
  }
  *blanks() {
    for (const [r, row] of this.#cells.entries())
      for (const [c, v] of row.entries()) if (v === 0) yield [r, c];
  }
  fits(r, c, d) {
    return (
      !this.#cells[r].includes(d) &&
      this.#cells.every((row) => row[c] !== d) &&
      [0, 1, 2].every((i) =>
        [0, 1, 2].every((j) => this.#cells?.[r - (r % 3) + i]?.[c - (c % 3) + j] !== d),
      )
    );
  }
  solve(blanks = [...this.blanks()], k = 0) {
    if (k === blanks.length) return true;
    const [r, c] = blanks[k];
    for (let d = 1; d <= 9; d++) {
      if (!this.fits(r, c, d)) continue;
      this.#cells[r][c] = d; // [seen: this.#cells]
      if (this.solve(blanks, k + 1)) return true;
      this.#cells[r][c] = 0; // [seen: this.#cells]
    }
    return false;
  }
  toString() {
    return this.#cells.map((row) => row.join('')).join('\n');
  }
}
const board = new Board(input);
board.solve();
console.log(`${board}`);
