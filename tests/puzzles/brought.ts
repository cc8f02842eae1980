// The same notations as people and programs bring them: with marks around each row, labels, numbers of the columns, words
// for blanks. Page, command and bulk read each as the same puzzle.
import type { Kind } from './kinds';

export type BroughtKind = Pick<Kind, 'en' | 'write' | 'hasCandidates'> & {
  /** Whether the solution is written. */
  isSolved?: boolean;
};

type Write = Kind['write'];
const rows = (board: string): string[] => board.match(/.{9}/g) ?? [];
const cells = (row: string, blank = '.') =>
  Array.from(row, (cell) => (cell === '.' ? blank : cell));
const givens = (board: string) =>
  Array.from(board, (digit, cell) => ({
    ...{ row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, digit },
  })).filter(({ digit }) => digit !== '.');
const threes = (row: string, blank = '.', between = ' | ') =>
  [0, 3, 6].map((at) => cells(row.slice(at, at + 3), blank).join(' ')).join(between);

/** A drawn grid of eleven lines: rows in threes, and a rule between the bands. */
const drawn = (board: string, blank = '.', rule = '------+-------+------') =>
  rows(board).flatMap((row, at) => [...(at === 3 || at === 6 ? [rule] : []), threes(row, blank)]);
/** The same without spaces, where a rule has as many dashes as a row has cells. */
const dense = (board: string) =>
  drawn(board, '.', '---+---+---').map((line) => line.replaceAll(' ', ''));
/** A drawn grid in a whole frame, as programs print it. */
const boxed = (board: string, label: (row: number) => string, blank = ' ', bar = '|') => {
  const rule = `${' '.repeat(label(0).length)}+-------+-------+-------+`;
  const all = rows(board).map(
    (row, at) => `${label(at)}${bar} ${threes(row, blank, ` ${bar} `)} ${bar}`,
  );
  return [0, 3, 6].flatMap((at) => [rule, ...all.slice(at, at + 3)]).concat(rule);
};
const around =
  (
    before: string | ((line: number) => string),
    after: string,
    of = (b: string) => drawn(b),
  ): Write =>
  (board) =>
    of(board)
      .map((line, at) => (typeof before === 'string' ? before : before(at)) + line + after)
      .join('\n');
const solved =
  (write: Write): Write =>
  (_, solution) =>
    write(solution, solution);
const numbers = (board: string, blank: number | null = 0) =>
  rows(board).map((row) => Array.from(row, (cell) => (cell === '.' ? blank : Number(cell))));
const lower = (board: string) =>
  numbers(board, null).map((row) => row.map((cell) => (cell === null ? null : cell - 1)));
const framed = (row: string[]) => `| ${row.join(' | ')} |`;

export const brought: readonly BroughtKind[] = [
  // Marks around each line of a drawn grid.
  ...(
    [
      ['a quoted message', '> ', ''],
      ['an answer to a quoted message', '> > ', ''],
      ['a prompt', '$ ', ''],
      ['quotes and commas', '  "', '",'],
      ['calls of print', "print('", "')"],
      ['calls of println', '    println("', '");'],
      ['a service’s log', 'app_1  | ', ''],
      ['breaks of a web page', '', '<br>'],
      ['spaces of a web page', '&nbsp;', ''],
      ['an element a line', '<code>', '</code>'],
      ['semicolons behind', '', ';'],
      ['line feeds in quotes', '"', '\\n"'],
      ['a log', '[info] ', ''],
      ['a log with a colon', 'DEBUG: ', ''],
      ['a batch file', 'rem ', ''],
      ['echo', "echo '", "'"],
      ['an item of a list', '* ', ''],
      ['a stream of C++', 'cout << "', '" << endl;'],
      ['parts of one string', '"', '\\n" +'],
      ['a service’s log with a dash', 'web-1  | ', ''],
      ['an interactive shell', 'In [1]: ', ''],
    ] as const
  ).flatMap(([name, before, after]) => [
    { en: `Drawn, ${name}`, write: around(before, after) },
    { en: `Drawn without spaces, ${name}`, write: around(before, after, dense) },
  ]),
  {
    en: 'Rules of spaced dashes',
    write: around('> ', '', (p) => drawn(p, '.', '- - - + - - - + - - -')),
  },
  { en: 'Drawn, numbered by cat', write: around((at) => `${String(at + 1).padStart(6)}\t`, '') },
  { en: 'Drawn, numbered by grep', write: around((at) => `${at + 40}:`, '') },
  { en: 'Drawn, with a time', write: around((at) => `2024-03-12 18:22:${10 + at} INFO `, '') },
  {
    en: 'Boxes drawn with +',
    write: (p) =>
      rows(p)
        .map((row) => `+ ${threes(row, '.', ' + ')} +`)
        .join('\n'),
  },
  {
    en: 'A frame in a quoted message',
    write: (p) =>
      boxed(p, () => '', '.')
        .map((line) => `> ${line}`)
        .join('\n'),
  },
  // Marks around rows can look like cells, and rules like rows.
  {
    en: 'Question marks below numbers of the columns',
    write: (p) => ['012345678', ...rows(p).map((row) => cells(row, '?').join(''))].join('\n'),
  },
  {
    en: 'Dashes for blanks between rules with a plus, in a quoted message',
    write: around('> > ', '', (p) => dense(p).map((line) => line.replaceAll('.', '-'))),
  },
  {
    en: 'Low lines in threes below numbers of the columns',
    write: (p) =>
      [
        '0 1 2 3 4 5 6 7 8',
        ...rows(p).map((row) => row.replaceAll('.', '_').replaceAll(/(...)(?=.)/g, '$1 ')),
      ].join('\n'),
  },
  {
    en: 'Rows in brackets with x for blanks',
    write: (p) =>
      rows(p)
        .map((row) => `[ ${cells(row, 'x').join(' ')} ]`)
        .join('\n'),
  },
  {
    en: 'Tabs with empty fields in elements of a web page',
    write: (p) =>
      rows(p)
        .map((row) => `<p>${cells(row, '').join('\t')}</p>`)
        .join('\n'),
  },
  {
    en: 'Quotes for blanks between spaces of a web page',
    write: (p) =>
      rows(p)
        .map((row) => `${cells(row, '""').join('&nbsp;&nbsp;')}<br>`)
        .join('\n'),
  },
  {
    en: 'Numbers of the columns, numbered by cat',
    write: around(
      (at) => `${String(at + 1).padStart(6)}\t`,
      '',
      (p) => ['0  1  2  3  4  5  6  7  8', ...rows(p).map((row) => cells(row, '0').join('  '))],
    ),
  },
  {
    en: 'Names of the columns in a quoted message',
    write: around('> ', '', (p) => ['  c1 c2 c3   c4 c5 c6   c7 c8 c9', ...boxed(p, () => '')]),
  },
  {
    en: 'Box-drawing signs in a log',
    write: around(
      (at) => `[12:00:${10 + at}] `,
      '',
      (p) =>
        boxed(p, () => '', '.', '│').map((line) => line.replaceAll('+', '┼').replaceAll('-', '─')),
    ),
  },
  // Solved rows in threes behind a word, which are no rows, columns and digits.
  ...['&nbsp;', '[info] ', 'rem ', 'DEBUG: ', '-- ', 'solver  | '].map((before) => ({
    en: `Solved rows behind ${before.trim()}`,
    isSolved: true,
    write: solved((board) =>
      rows(board)
        .map((row) => before + threes(row))
        .join('\n'),
    ),
  })),
  {
    en: 'Solved rows, printed',
    isSolved: true,
    write: solved((board) =>
      rows(board)
        .map((row) => `println("${threes(row)}");`)
        .join('\n'),
    ),
  },
  // Labels of rows, and spaces for blanks.
  { en: 'Labels with bars', write: (p) => boxed(p, (at) => `${at + 1} `).join('\n') },
  { en: 'Labels from 0', write: (p) => boxed(p, (at) => `${at} `).join('\n') },
  {
    en: 'Letters with bars',
    write: (p) => boxed(p, (at) => `${'ABCDEFGHI'.charAt(at)} `).join('\n'),
  },
  {
    en: 'Labels with thick bars',
    write: (p) => boxed(p, (at) => ` ${at + 1} `, ' ', '┃').join('\n'),
  },
  {
    en: 'Labels below numbers of columns',
    write: (p) => ['    1 2 3   4 5 6   7 8 9', ...boxed(p, (at) => `${at + 1} `)].join('\n'),
  },
  {
    en: 'Labels below letters of columns',
    write: (p) => ['    A B C   D E F   G H I', ...boxed(p, (at) => `${at + 1} `)].join('\n'),
  },
  {
    en: 'Labels of a log',
    write: (p) =>
      boxed(p, (at) => `${at + 1} `, '.')
        .map((line) => `[info] ${line}`)
        .join('\n'),
  },
  {
    en: 'F# lines with spaces',
    write: (p) =>
      `let grid =\n${rows(p)
        .map((row, at) => `    ${at === 0 ? '[' : ' '} "${row.replaceAll('.', ' ')}"`)
        .join('\n')} ]`,
  },
  // Numbers of the columns above rows without labels.
  {
    en: 'Numbers from 0 above CSV',
    write: (p) =>
      ['0,1,2,3,4,5,6,7,8', ...rows(p).map((row) => cells(row, '').join(','))].join('\n'),
  },
  {
    en: 'Numbers above CSV with 0',
    write: (p) =>
      ['1,2,3,4,5,6,7,8,9', ...rows(p).map((row) => cells(row, '0').join(','))].join('\n'),
  },
  {
    en: 'Numbers above spaced rows',
    write: (p) => ['1 2 3 4 5 6 7 8 9', ...rows(p).map((row) => cells(row).join(' '))].join('\n'),
  },
  { en: 'Numbers above a drawn grid', write: (p) => [threes('123456789'), ...drawn(p)].join('\n') },
  {
    en: 'Numbers above tabs',
    write: (p) =>
      Array.from('123456789').join('\t') +
      `\n${rows(p)
        .map((row) => cells(row, '').join('\t'))
        .join('\n')}`,
  },
  {
    en: 'Numbers above a Markdown table',
    write: (p) =>
      [
        framed(Array.from('123456789')),
        framed(Array<string>(9).fill('-')),
        ...rows(p).map((row) => framed(cells(row, ' '))),
      ].join('\n'),
  },
  {
    en: 'Numbers above quoted rows',
    write: (p) =>
      ['> 1 2 3 4 5 6 7 8 9', ...rows(p).map((row) => `> ${cells(row).join(' ')}`)].join('\n'),
  },
  // Documents.
  {
    en: 'ipuz with cells as objects',
    write: (p) =>
      JSON.stringify({
        version: 'http://ipuz.org/v2',
        kind: ['http://ipuz.org/sudoku#1'],
        puzzle: numbers(p).map((row) => row.map((cell) => (cell === 0 ? 0 : { cell }))),
      }),
  },
  {
    en: 'ipuz with styles',
    write: (p) =>
      JSON.stringify({
        puzzle: numbers(p).map((row) =>
          row.map((cell, at) => ({ cell: String(cell), style: { color: String(at) } })),
        ),
      }),
  },
  {
    en: 'Cells under a key of their own',
    write: (p) => JSON.stringify(numbers(p).map((row) => row.map((z) => ({ z })))),
  },
  { en: 'Digits from 0 in a list of 81', write: (p) => JSON.stringify(lower(p).flat()) },
  { en: 'Digits from 0 in lists', write: (p) => JSON.stringify({ board: lower(p) }) },
  {
    en: 'Digits from 0 in Python',
    write: (p) =>
      `puzzle = [${lower(p)
        .flat()
        .map((cell) => cell ?? 'None')
        .join(', ')}]`,
  },
  {
    en: 'A data frame in JSON',
    write: (p) =>
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, column) => [
            column,
            Object.fromEntries(numbers(p, null).map((row, at) => [at, row[column]])),
          ]),
        ),
      ),
  },
  {
    en: 'A data frame in JSON with names',
    write: (p) =>
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, column) => [
            `c${column + 1}`,
            Object.fromEntries(numbers(p).map((row, at) => [at, row[column]])),
          ]),
        ),
      ),
  },
  // Placements.
  {
    en: 'Facts below a comment with a row',
    write: (p) =>
      `% _,3,_, _,_,_, 8,_,_\n%\n${givens(p)
        .map(({ row, column, digit }) => `x(${row}, ${column}, ${digit}).`)
        .join('\n')}`,
  },
  {
    en: 'A column of boards before the cells',
    write: (p) =>
      [
        'board,r,c,value',
        ...givens(p).map((each) => ['A', each.row, each.column, each.digit].join(',')),
      ].join('\n'),
  },
  {
    en: 'A matrix of MATLAB',
    write: (p) =>
      `B = [${givens(p)
        .map(({ row, column, digit }) => `${row},${column},${digit}`)
        .join(';\n    ')}];`,
  },
  {
    en: 'A matrix of MATLAB without a name',
    write: (p) =>
      `[${givens(p)
        .map(({ row, column, digit }) => `${row} ${column} ${digit}`)
        .join(';\n ')}]`,
  },
  // Words of languages.
  {
    en: 'A problem of Prolog',
    write: (p) =>
      `problem(1, P) :-\n  P = [${rows(p)
        .map((row) => `[${cells(row, '_').join(',')}]`)
        .join(',\n       ')}].`,
  },
  ...(
    [
      ['Rust', (digit: string) => `Some(${digit})`, 'None'],
      ['Haskell', (digit: string) => `Just ${digit}`, 'Nothing'],
      ['Lisp', (digit: string) => digit, 'Null'],
      ['C', (digit: string) => digit, '-1'],
      ['Scala', (digit: string) => `Option(${digit})`, 'None'],
      ['Swift', (digit: string) => `.some(${digit})`, '.none'],
      ['a class', (digit: string) => `Cell(${digit})`, 'Cell(0)'],
      ['a constant', (digit: string) => digit, 'EMPTY'],
    ] as const
  ).map(([language, one, blank]) => ({
    en: `Blanks as ${language} writes them`,
    write: (p: string) =>
      `let board = [\n${rows(p)
        .map((row) => `  [${Array.from(row, (c) => (c === '.' ? blank : one(c))).join(', ')}],`)
        .join('\n')}\n];`,
  })),
  ...['0x', '.0'].map((sign) => ({
    en: `Numbers with ${sign} in braces`,
    write: (p: string) =>
      `double board[9][9] = {\n${rows(p)
        .map((row) => cells(row, '0').map((c) => (sign === '0x' ? sign + c : c + sign)))
        .map((row) => `  {${row.join(', ')}},`)
        .join('\n')}\n};`,
  })),
  // Programs that play.
  {
    en: 'A saved game of Simon Tatham’s',
    write: (p) => {
      const runs = p
        .replace(
          /\.+/g,
          (blanks) =>
            'z'.repeat(blanks.length / 26) + String.fromCharCode(96 + (blanks.length % 26)),
        )
        .replace(/(\d)(?=\d)/g, '$1_');
      return [
        'GAME    :4:Solo',
        'PARAMS  :3:3x3',
        `DESC    :${runs.length}:${runs}`,
        'NSTATES :1:1',
      ].join('\n');
    },
  },
  {
    en: 'A line of Komo',
    write: (p) =>
      rows(p)
        .map((row) =>
          cells(row, '')
            .map((c) => (c === '' ? '' : `${c}!`))
            .join(','),
        )
        .join(';'),
  },
  {
    en: 'Thick lines drawn with H',
    write: (p) =>
      rows(p)
        .flatMap((row, at) => [
          ...(at % 3 === 0 ? ['H===H===H===H'] : []),
          `H${threes(row, '.', 'H').replaceAll(' ', '')}H`,
        ])
        .concat('H===H===H===H')
        .join('\n'),
  },
  {
    en: 'Digits with a 0 in front',
    write: (p) =>
      rows(p)
        .map((row) =>
          cells(row, '0')
            .map((c) => `0${c}`)
            .join(' '),
        )
        .join('\n'),
  },
];
