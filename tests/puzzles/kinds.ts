// Every notation in which a puzzle can be read: its name in both languages and a function that writes it. The tests give these
// texts to every reader, and `npm run docs` shows them.
import lzString from 'lz-string';

export interface Kind {
  en: string;
  ko: string;
  /** Writes a puzzle of 81 characters, in which '.' is a blank, in this notation. */
  write: (puzzle: string, solution: string) => string;
  /** Whether the notation has the candidates of blanks; then a blank with a single candidate counts as solved. */
  hasCandidates?: boolean;
}

const zeros = (puzzle: string) => puzzle.replaceAll('.', '0');
const rows = (puzzle: string, size = 9) => puzzle.match(new RegExp(`.{${size}}`, 'g')) ?? [];
const cells = (row: string, sign = '.') => Array.from(row, (cell) => (cell === '.' ? sign : cell));
const lines = (puzzle: string, join: (row: string) => string) => rows(puzzle).map(join).join('\n');
const objects = (puzzle: string) =>
  rows(puzzle).map((row) =>
    Array.from(row, (cell) => (cell === '.' ? {} : { value: Number(cell), given: true })),
  );

/** Nine rows in bands of three, with a border between the bands. */
function bands(puzzle: string, row: (cells: string) => string, border: string, outer = border) {
  const written = rows(puzzle).map(row);
  const three = [0, 3, 6].map((at) => written.slice(at, at + 3).join('\n'));
  return [outer, three.join(`\n${border}\n`), outer].filter((part) => part !== '').join('\n');
}
const barred = (row: string, gap = '') =>
  `|${rows(row, 3)
    .map((three) => cells(three).join(gap))
    .join('|')}|`;

const peers = (cell: number) =>
  Array.from({ length: 81 }, (_, other) => other).filter((other) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [r, c] = [Math.floor(other / 9), other % 9];
    const inBox =
      Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    return other !== cell && (r === row || c === column || inBox);
  });
/** The digit of each cell, or its candidates. */
const candidates = (puzzle: string) =>
  Array.from(puzzle, (digit, cell) => {
    if (digit !== '.') return digit;
    const seen = new Set(peers(cell).map((peer) => puzzle.charAt(peer)));
    return Array.from('123456789')
      .filter((each) => !seen.has(each))
      .join('');
  });

/** Calls `write` for each given, with its row and column from 1. */
const givens = <Out>(puzzle: string, write: (row: number, column: number, digit: number) => Out) =>
  Array.from(puzzle, (digit, cell) =>
    digit === '.' ? [] : [write(Math.floor(cell / 9) + 1, (cell % 9) + 1, Number(digit))],
  ).flat();
/** The candidates of each cell as nine characters. */
const nines = (puzzle: string) =>
  candidates(puzzle).map((each) =>
    Array.from('123456789', (digit) => (each.includes(digit) ? digit : '.')).join(''),
  );
/** The candidates in 27 rows, each with a third of the candidates of nine cells. */
const thirds = (puzzle: string) =>
  rowsOf(nines(puzzle)).flatMap((row) =>
    [0, 3, 6].map((at) => row.map((nine) => nine.slice(at, at + 3))),
  );

const rowsOf = <Cell>(all: readonly Cell[]): Cell[][] =>
  Array.from({ length: 9 }, (_, row) => all.slice(row * 9, row * 9 + 9));

/** Nine rows in bands of three, with lines above, between and below the bands. */
const threeBands = (written: readonly string[], [top, middle, below]: [string, string, string]) =>
  [
    top,
    [0, 3, 6].map((at) => written.slice(at, at + 3).join('\n')).join(`\n${middle}\n`),
    below,
  ].join('\n');

const title = 'Made here';
const digitWords = 'zero one two three four five six seven eight nine'.split(' ');

export const kinds: readonly Kind[] = [
  { en: 'One line', ko: '한 줄', write: (puzzle) => puzzle },
  { en: 'One line with 0', ko: '한 줄, 빈칸은 0', write: zeros },
  { en: 'One line with _', ko: '한 줄, 빈칸은 _', write: (p) => p.replaceAll('.', '_') },
  { en: 'One line with *', ko: '한 줄, 빈칸은 *', write: (p) => p.replaceAll('.', '*') },
  { en: 'One line with -', ko: '한 줄, 빈칸은 -', write: (p) => p.replaceAll('.', '-') },
  { en: 'One line with x', ko: '한 줄, 빈칸은 x', write: (p) => p.replaceAll('.', 'x') },
  { en: 'A line with its rating', ko: '난이도가 붙은 줄', write: (p) => `${p} 7.2 1.2 1.2` },
  { en: 'A line with a comment', ko: '주석이 붙은 줄', write: (p) => `${p} # 17 givens` },
  { en: 'A line behind a number', ko: '번호 뒤의 줄', write: (p) => `12;${p};easy` },
  { en: 'Puzzle and solution', ko: '퍼즐과 답', write: (p, s) => `${zeros(p)},${s}` },
  { en: 'Columns in quotes', ko: '따옴표 친 열', write: (p, s) => `"1","${p}","${s}"` },
  { en: 'Puzzle and solution in one run', ko: '이어 쓴 퍼즐과 답', write: (p, s) => zeros(p) + s },
  { en: 'HoDoKu library', ko: 'HoDoKu 라이브러리', write: (p) => `:0003:9:${p}:::911:` },
  { en: 'In a sentence', ko: '문장 속', write: (p) => `Can you solve “${p}”?` },
  { en: 'Nine lines', ko: '아홉 줄', write: (p) => lines(zeros(p), (row) => row) },
  {
    en: 'Nine spaced lines',
    ko: '한 칸씩 띈 아홉 줄',
    write: (p) => lines(zeros(p), (row) => cells(row).join(' ')),
  },
  {
    en: 'Nine lines with commas',
    ko: '쉼표로 나눈 아홉 줄',
    write: (p) => lines(zeros(p), (row) => cells(row).join(',')),
  },
  {
    en: 'Fields between rare signs',
    ko: '드문 기호 사이의 칸',
    write: (p, solution) => `easy~${p}~${solution}^7.2`,
  },
  {
    en: 'Full-width commas and spaces',
    ko: '전각 쉼표와 공백',
    write: (p) => lines(p, (row) => cells(row, '\u3000').join('，')),
  },
  {
    en: 'A spreadsheet’s columns',
    ko: '스프레드시트 열',
    write: (p) => lines(p, (row) => cells(row, '').join('\t')),
  },
  {
    en: 'CSV with empty fields',
    ko: '빈 칸이 있는 CSV',
    write: (p) => lines(p, (row) => cells(row, '').join(',')),
  },
  {
    en: 'Rows in threes',
    ko: '세 칸씩 띈 줄',
    write: (p) => lines(zeros(p), (row) => rows(row, 3).join(' ')),
  },
  { en: 'Three lines of 27', ko: '27자 세 줄', write: (p) => rows(p, 27).join('\n') },
  {
    en: 'Boxes drawn with signs',
    ko: '기호로 그린 판',
    write: (p) => bands(p, (row) => barred(row), '+---+---+---+'),
  },
  {
    en: 'Simple Sudoku (.ss)',
    ko: 'Simple Sudoku(.ss)',
    write: (p) => bands(p, (row) => barred(row), '|---+---+---|', '*-----------*'),
  },
  {
    en: 'Lines between boxes',
    ko: '박스 사이에 선',
    write: (p) =>
      bands(
        p,
        (row) =>
          rows(row, 3)
            .map((three) => cells(three).join(' '))
            .join(' | '),
        '------+-------+------',
        '',
      ),
  },
  {
    en: 'Box-drawing signs',
    ko: '괘선 문자',
    write: (p) => bands(p, (row) => `│${rows(row, 3).join('│')}│`, '├───┼───┼───┤', ''),
  },
  {
    en: 'Markdown table',
    ko: '마크다운 표',
    write: (p) =>
      rows(p)
        .map((row) => `| ${cells(row, ' ').join(' | ')} |`)
        .join('\n'),
  },
  {
    en: 'Full-width digits',
    ko: '전각 숫자',
    write: (p) =>
      lines(zeros(p), (row) =>
        row.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
      ),
  },
  {
    en: 'Python list',
    ko: '파이썬 리스트',
    write: (p) =>
      `board = [\n${rows(zeros(p))
        .map((row) => `  [${cells(row).join(', ')}],`)
        .join('\n')}\n]`,
  },
  {
    en: 'C array',
    ko: 'C 배열',
    write: (p) =>
      `int board[9][9] = {\n${rows(zeros(p))
        .map((row) => `  {${cells(row).join(', ')}},`)
        .join('\n')}\n};`,
  },
  {
    en: 'JSON lists',
    ko: 'JSON 리스트',
    write: (p) => JSON.stringify(rows(zeros(p)).map((row) => cells(row).map(Number))),
  },
  {
    en: 'JSON with a key',
    ko: '키가 있는 JSON',
    write: (p) => JSON.stringify({ puzzle: zeros(p), name: title }),
  },
  {
    en: 'SudoCue and SadMan (.sdk)',
    ko: 'SudoCue, SadMan(.sdk)',
    write: (p) => `#A${title}\n#LEasy\n${rows(p).join('\n')}`,
  },
  {
    en: '.sdk with sections',
    ko: '섹션이 있는 .sdk',
    write: (p) => `[Puzzle]\n${rows(p).join('\n')}`,
  },
  {
    en: 'Candidates in 729 signs',
    ko: '후보 729자',
    hasCandidates: true,
    write: (p) =>
      candidates(p)
        .map((each) =>
          Array.from('123456789', (digit) => (each.includes(digit) ? digit : '.')).join(''),
        )
        .join(''),
  },
  {
    en: 'Candidates as a table',
    ko: '후보 표',
    hasCandidates: true,
    write: (p) => {
      const all = candidates(p).map((each) => each.padEnd(9));
      return bands(
        p,
        () =>
          `| ${[0, 3, 6].map((at) => all.splice(0, 3).join(' ') + String(at).slice(1)).join('| ')}|`,
        `|${'-'.repeat(90)}|`,
        `*${'-'.repeat(90)}*`,
      );
    },
  },
  {
    en: 'Candidates of HoDoKu',
    ko: 'HoDoKu 후보 표',
    hasCandidates: true,
    write: (p) =>
      threeBands(
        rowsOf(candidates(p)).map((row) => `| ${row.map((each) => each.padEnd(9)).join(' ')} |`),
        [`.${'-'.repeat(90)}.`, `:${'-'.repeat(90)}:`, `'${'-'.repeat(90)}'`],
      ),
  },
  {
    en: 'Candidates in JSON',
    ko: 'JSON 후보',
    hasCandidates: true,
    write: (p) =>
      JSON.stringify(
        rowsOf(candidates(p)).map((row) => row.map((each) => Array.from(each, Number))),
      ),
  },
  {
    en: 'Rows in quotes',
    ko: '따옴표 친 행',
    write: (p) => `String[] rows = {\n${lines(p, (row) => `  "${row}",`)}\n};`,
  },
  { en: 'A quoted message', ko: '인용한 메일', write: (p) => lines(p, (row) => `> ${row}`) },
  {
    en: 'Numbered rows',
    ko: '번호가 붙은 행',
    write: (p) =>
      rows(p)
        .map((row, at) => `${at + 1}: ${row}`)
        .join('\n'),
  },
  {
    en: 'Rows and columns named',
    ko: '행과 열 이름',
    write: (p) =>
      `    1 2 3 4 5 6 7 8 9\n${rows(p)
        .map((row, at) => `${'ABCDEFGHI'.charAt(at)} | ${cells(row).join(' ')} |`)
        .join('\n')}`,
  },
  {
    en: 'Beside its solution',
    ko: '답과 나란히',
    write: (p, s) =>
      rows(p)
        .map((row, at) => `${row}    ${rows(s)[at] ?? ''}`)
        .join('\n'),
  },
  {
    en: 'Kotlin arrays',
    ko: '코틀린 배열',
    write: (p) =>
      `val board = arrayOf(\n${lines(zeros(p), (row) => `  intArrayOf(${cells(row).join(', ')}),`)}\n)`,
  },
  {
    en: 'A data frame',
    ko: '데이터프레임',
    write: (p) =>
      `     0    1    2    3    4    5    6    7    8\n${rows(p)
        .map((row, at) =>
          [at, ...Array.from(row, (cell) => (cell === '.' ? 'NaN' : `${cell}.0`))].join('  '),
        )
        .join('\n')}`,
  },
  {
    en: 'A web page’s table',
    ko: '웹 페이지의 표',
    write: (p) =>
      `<table>\n${lines(
        p,
        (row) =>
          `<tr>${cells(row, '&nbsp;')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )}\n</table>`,
  },
  {
    en: 'MediaWiki table',
    ko: '미디어위키 표',
    write: (p) => `{|\n${lines(p, (row) => `|-\n| ${cells(row, ' ').join(' || ')}`)}\n|}`,
  },
  {
    en: 'LaTeX',
    ko: 'LaTeX',
    write: (p) =>
      `\\begin{sudoku}\n${lines(p, (row) => `|${cells(row, ' ').join('|')}|.`)}\n\\end{sudoku}`,
  },
  { en: 'A cell a line', ko: '한 줄에 한 칸', write: (p) => Array.from(zeros(p)).join('\n') },
  {
    en: 'Chinese digits',
    ko: '한자 숫자',
    write: (p) =>
      lines(zeros(p), (row) =>
        row.replace(/\d/g, (digit) => '〇一二三四五六七八九'.charAt(Number(digit))),
      ),
  },
  {
    en: 'OpenSudoku',
    ko: 'OpenSudoku',
    write: (p) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n  <name>${title}</name>\n  <game data="${zeros(p)}" />\n</opensudoku>`,
  },
  {
    en: 'KSudoku',
    ko: 'KSudoku',
    write: (p) =>
      `<!DOCTYPE ksudoku>\n<ksudoku><game had-help="0" msecs-elapsed="1000"><puzzle>\n <graph order="9" type="sudoku" specific-type="Plain" name="Sudoku Standard (9x9)" sizeX="9" sizeY="9" sizeZ="1"><sudokugroups at="0" withblocks="1"/></graph>\n <values>${Array.from(
        { length: 81 },
        (_, at) => p.charAt((at % 9) * 9 + Math.floor(at / 9)),
      )
        .map((digit) => (digit === '.' ? '_' : String.fromCharCode(97 + Number(digit))))
        .join('')}</values></puzzle><history/></game></ksudoku>`,
  },
  {
    en: 'GNOME Sudoku',
    ko: 'GNOME 스도쿠',
    write: (p) =>
      JSON.stringify({
        difficulty_category: 'Easy Difficulty',
        time_elapsed: 9,
        cells: Array.from(p, (digit, cell) => ({
          position: [Math.floor(cell / 9), cell % 9],
          value: digit === '.' ? 0 : Number(digit),
          fixed: digit !== '.',
          earmarks: [],
        })).filter(({ value }) => value > 0),
      }),
  },
  {
    en: 'f-puzzles JSON',
    ko: 'f-puzzles JSON',
    write: (p) => JSON.stringify({ size: 9, title, grid: objects(p) }),
  },
  {
    en: 'f-puzzles link',
    ko: 'f-puzzles 링크',
    write: (p) =>
      `https://f-puzzles.com/?load=${encodeURIComponent(lzString.compressToBase64(JSON.stringify({ size: 9, title, grid: objects(p) })))}`,
  },
  {
    en: 'SudokuPad link',
    ko: 'SudokuPad 링크',
    write: (p) =>
      `https://sudokupad.app/fpuzzles${encodeURIComponent(lzString.compressToBase64(JSON.stringify({ size: 9, title, grid: objects(p) })))}`,
  },
  {
    en: 'SudokuPad link, zipped',
    ko: 'SudokuPad 압축 링크',
    write: (p) => {
      const all = rows(p).map((row) =>
        Array.from(row, (cell) => (cell === '.' ? '' : `{v:${cell}}`)).join(','),
      );
      const zipped = `{id:'made',cs:64,metadata:{t:'${title}'},ce:[${all.map((row) => `[${row}]`).join(',')}]}`;
      return `https://sudokupad.app/scl${encodeURIComponent(lzString.compressToBase64(zipped))}`;
    },
  },
  {
    en: 'SudokuWiki link',
    ko: 'SudokuWiki 링크',
    write: (p) => `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(p)}`,
  },
  {
    en: 'Cells by row and column',
    ko: '행과 열로 쓴 칸',
    write: (p) => givens(p, (row, column, digit) => `r${row}c${column}=${digit}`).join(', '),
  },
  {
    en: 'Cells by letter and number',
    ko: '글자와 번호로 쓴 칸',
    write: (p) =>
      givens(p, (row, column, digit) => `${'ABCDEFGHI'.charAt(row - 1)}${column}: ${digit}`).join(
        '\n',
      ),
  },
  {
    en: 'Rows in words',
    ko: '낱말로 쓴 줄',
    write: (p) =>
      lines(p, (row) => Array.from(row, (cell) => digitWords[Number(cell) || 0]).join(' ')),
  },
  {
    en: 'CSV with a comma behind each row',
    ko: '줄 끝에 쉼표가 있는 CSV',
    write: (p) => lines(p, (row) => `${cells(row, '').join(',')},`),
  },
  { en: 'Rows joined by +', ko: '+로 이은 줄', write: (p) => rows(p).join('+') },
  { en: 'A line behind # and a number', ko: '#과 번호 뒤의 줄', write: (p) => `#12 ${p}` },
  {
    en: 'A matrix of R',
    ko: 'R의 행렬',
    write: (p) =>
      [
        `    ${[...digitWords.keys()]
          .slice(1)
          .map((column) => ` [,${column}]`)
          .join('')}`,
        ...rows(zeros(p)).map(
          (row, at) =>
            `[${at + 1},]${cells(row)
              .map((cell) => `    ${cell} `)
              .join('')}`,
        ),
      ].join('\n'),
  },
  {
    en: 'A chat',
    ko: '대화',
    write: (p) =>
      `[12.03.24, 18:22:01] Ann: look\n${lines(p, (row) => row)}\n[12.03.24, 18:23:44] Ben: done`,
  },
  {
    en: 'Three numbers a cell',
    ko: '한 칸에 숫자 셋',
    write: (p) => givens(p, (row, column, digit) => `${row} ${column} ${digit}`).join('\n'),
  },
  {
    en: 'A table of cells',
    ko: '칸의 표',
    write: (p) =>
      ['col,row,value', ...givens(p, (row, column, digit) => `${column},${row},${digit}`)].join(
        '\n',
      ),
  },
  {
    en: 'Assignments of a program',
    ko: '프로그램의 대입문',
    write: (p) =>
      givens(p, (row, column, digit) => `grid[${row - 1}][${column - 1}] = ${digit};`).join('\n'),
  },
  {
    en: 'Cells in JSON',
    ko: 'JSON 칸 목록',
    write: (p) =>
      JSON.stringify(
        givens(p, (row, column, value) => ({ row: row - 1, col: column - 1, value })),
        null,
        1,
      ),
  },
  {
    en: 'Cells in JSON with all that a program keeps',
    ko: '프로그램이 저장한 JSON 칸 목록',
    write: (p) =>
      JSON.stringify({
        cells: Array.from(p, (digit, cell) => ({
          ...{ id: cell, x: cell % 9, y: Math.floor(cell / 9), notes: [] },
          ...(digit === '.'
            ? { value: null, fixed: false }
            : { value: Number(digit), fixed: true }),
        })).reverse(),
      }),
  },
  {
    en: 'Rows in JSON under names',
    ko: '이름 붙인 JSON 줄',
    write: (p) =>
      JSON.stringify(
        Object.fromEntries(rows(zeros(p)).map((row, at) => [`row${at + 1}`, row])),
        null,
        1,
      ),
  },
  {
    en: 'Cells in XML',
    ko: 'XML 칸 목록',
    write: (p) =>
      `<?xml version="1.0"?>\n<sudoku>\n${givens(
        p,
        (row, column, digit) => `  <cell value='${digit}' col="${column}" row="${row}" />`,
      ).join('\n')}\n</sudoku>`,
  },
  {
    en: 'Cells in XML, each part an element',
    ko: '요소로 나눈 XML 칸 목록',
    write: (p) =>
      `<puzzle>\n${givens(
        p,
        (row, column, digit) =>
          `<cell>\n <r>${row - 1}</r>\n <c>${column - 1}</c>\n <v>${digit}</v>\n</cell>`,
      ).join('\n')}\n</puzzle>`,
  },
  {
    en: 'Rows of cells in XML',
    ko: 'XML 줄과 칸',
    write: (p) =>
      `<board>\n${lines(
        p,
        (row) =>
          `<row>${cells(row, '')
            .map((cell) => (cell === '' ? '<cell/>' : `<cell>${cell}</cell>`))
            .join('')}</row>`,
      )}\n</board>`,
  },
  {
    en: 'Lists of an Apple program (plist)',
    ko: 'Apple 프로그램의 목록(plist)',
    write: (p) =>
      `<plist version="1.0">\n<array>\n${lines(
        zeros(p),
        (row) =>
          `<array>\n${cells(row)
            .map((cell) => `<integer>${cell}</integer>`)
            .join('\n')}\n</array>`,
      )}\n</array>\n</plist>`,
  },
  {
    en: 'Candidates in nine lines of 81',
    ko: '81자 아홉 줄의 후보',
    hasCandidates: true,
    write: (p) =>
      rowsOf(nines(p))
        .map((row) => row.join(''))
        .join('\n'),
  },
  {
    en: 'Candidates in 81 lines of nine',
    ko: '9자 81줄의 후보',
    hasCandidates: true,
    write: (p) => nines(p).join('\n'),
  },
  {
    en: 'Candidates in 27 lines of 27',
    ko: '27자 27줄의 후보',
    hasCandidates: true,
    write: (p) =>
      thirds(p)
        .map((row) => row.join(''))
        .join('\n'),
  },
  {
    en: 'Candidates drawn in cells',
    ko: '칸에 그린 후보',
    hasCandidates: true,
    write: (p) =>
      thirds(p)
        .map((row) => `│ ${row.map((third) => cells(third, ' ').join(' ')).join(' │ ')} │`)
        .map((row, at) => (at % 3 === 0 ? `├${Array(9).fill('───────').join('┼')}┤\n${row}` : row))
        .join('\n'),
  },
  {
    en: 'Cells in brackets',
    ko: '괄호 친 칸',
    write: (p) => lines(p, (row) => `[${cells(row, ' ').join('][')}]`),
  },
  {
    en: 'A drawing (SVG)',
    ko: '그림(SVG)',
    write: (p) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">\n${givens(
        p,
        (row, column, digit) => `<text x="${column * 10 - 5}" y="${row * 10 - 2}">${digit}</text>`,
      ).join('\n')}\n</svg>`,
  },
  {
    en: 'Elements of a web page',
    ko: '웹 페이지의 요소',
    write: (p) =>
      `<div class="grid">${cells(p, '')
        .map((digit) => `<div class="cell">${digit}</div>`)
        .join('')}</div>`,
  },
  {
    en: 'YAML lists',
    ko: 'YAML 목록',
    write: (p) => lines(zeros(p), (row) => `- - ${cells(row).join('\n  - ')}`),
  },
  {
    en: 'Simon Tatham’s collection',
    ko: 'Simon Tatham 퍼즐 모음',
    write: (p) =>
      `3x3:${p
        .replace(/(\d)(?=\d)/g, '$1_')
        .replace(/\.+/g, (run) => String.fromCharCode(96 + run.length))}`,
  },
  {
    en: 'Dots that became one sign',
    ko: '말줄임표가 된 점',
    write: (p) => p.replaceAll('...', '…'),
  },
  {
    en: 'Words for blanks',
    ko: '빈칸을 나타내는 말',
    write: (p) => cells(p, 'null').join(' '),
  },
  {
    en: 'Retrace link',
    ko: 'Retrace 링크',
    write: (p) => `(https://example.org/retrace/#p=${p}&s=fast).`,
  },
];

/** The variants of a text of any kind, and how many times each contains the puzzle. */
export const variants: readonly { name: string; of: (text: string) => string; times: number }[] = [
  { name: 'as it is', of: (text) => text, times: 1 },
  { name: 'with a line end', of: (text) => `${text}\n`, times: 1 },
  { name: 'with Windows line ends', of: (text) => `${text}\n`.replaceAll('\n', '\r\n'), times: 1 },
  { name: 'behind a byte-order mark', of: (text) => `\ufeff${text}\n`, times: 1 },
  { name: 'below a sentence', of: (text) => `A puzzle for you:\n\n${text}\n`, times: 1 },
  { name: 'above a sentence', of: (text) => `${text}\n\nHave fun with it\n`, times: 1 },
  { name: 'twice', of: (text) => `${text}\n\n${text}\n`, times: 2 },
];
