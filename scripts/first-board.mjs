// The board that the page opens with, written into index.html when it is built: it is seen before any script has come.

const opening = /<retrace-sudoku\s+puzzle="([^"]*)"\s*>/g;

/** @returns {import('vite').Plugin} */
export const firstBoard = () => ({
  name: 'retrace-first-board',
  transformIndexHtml: (html) => withFirstBoard(html),
});

/** @param {string} html with one element that has a puzzle */
export function withFirstBoard(html) {
  const [found, ...more] = html.matchAll(opening);
  const [tag, puzzle = ''] = found ?? [];
  if (tag === undefined || more.length > 0)
    throw new Error('index.html: not one puzzle to open with');
  return html.replace(tag, tag + tableOf(puzzle));
}

/** As short as HTML allows: cells and rows end where the next one begins. @param {string} puzzle */
function tableOf(puzzle) {
  const rows = puzzle.match(/[.1-9]{9}/g) ?? [];
  if (puzzle.length !== 81 || rows.length !== 9)
    throw new Error(`index.html: no puzzle: ${puzzle}`);
  const cellOf = (/** @type {string} */ digit) => `<td>${digit === '.' ? '' : digit}`;
  return `<table>${rows.map((row) => `<tr>${[...row].map(cellOf).join('')}`).join('')}</table>`;
}
