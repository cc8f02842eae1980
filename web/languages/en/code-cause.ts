// English texts of Code mode on why a program is wrong. Text between backticks is shown as code.
import type {
  Cause,
  Check,
  KnownException,
  OutputFlaw,
  Reading,
  Spot,
} from '../../core/code/cause/cause';
import type { OtherProblem } from '../../core/code/cause/other-problem';
import type { Flaw, HouseKind, Part } from '../../core/code/cause/rules-kept';
import { cellName } from '../../core/cell';
import { cornersOf, ways } from '../../core/code/cause/ways-written';
import type { ProgramLanguage } from '../../core/program-languages';
import { runWords } from './code-run';

type Of<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;

const list = new Intl.ListFormat('en');
const houses: Readonly<Record<HouseKind, string>> = { row: 'row', column: 'column', box: 'box' };
const housesOf = (kinds: readonly HouseKind[]) => list.format(kinds.map((kind) => houses[kind]));
const at = (line: number | undefined) => (line === undefined ? '' : ` by line ${line}`);
const asking = ({ call, line }: Check) => `\`${call}\` (line ${line})`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The problems of Baekjoon, by their names there. */
const problems: Readonly<Record<OtherProblem, string>> = {
  '9663': '9663 (N-Queen)',
  '15649': '15649 (N and M)',
  '6603': '6603 (Lotto)',
  '1987': '1987 (Alphabet)',
  '1182': '1182 (sums of subsequences)',
  '14889': '14889 (Start and Link)',
};

const parts: Readonly<Record<Part, string>> = {
  'not-last': 'never looks at the last cell of the',
  'not-first': 'never looks at the first cell of the',
  'not-last-two': 'never looks at the last two cells of the',
  before: 'only looks at the cells before this one in the',
  behind: 'only looks at the cells behind this one in the',
  first: 'only looks at the first cell of the',
  last: 'only looks at the last cell of the',
  half: 'only looks at the first three cells of the',
};

function flawed(
  flaw: Flaw,
  cell: number,
  spot: Spot | undefined,
  language: ProgramLanguage,
): string {
  const way = ways[language];
  const now = spot?.text === undefined ? '' : `, now \`${spot.text}\``;
  switch (flaw.kind) {
    case 'unchecked':
      return `In this film nothing keeps a digit out of its ${housesOf(flaw.houses)}: compare it with the other cells of the ${housesOf(flaw.houses)}, too${now}.`;
    case 'part':
      return `The check ${parts[flaw.part]} ${housesOf(flaw.houses)}${now}.`;
    case 'exchanged':
      return `The check of the ${houses[flaw.house]} takes the number of the ${flaw.house === 'row' ? 'column' : 'row'} for it: row and column are exchanged there.`;
    case 'across': {
      const other = houses[flaw.house === 'row' ? 'column' : 'row'];
      return `The check of the ${houses[flaw.house]} has row and column exchanged: it reads another ${other}${now}.`;
    }
    case 'start': {
      const { from, right } = cornersOf(flaw, cell);
      const begin =
        from === undefined
          ? ''
          : ` For ${cellName(cell)} it begins at ${cellName(from)} in place of ${cellName(right)}.`;
      return `The check of the box reads other cells than those of the box.${begin} A box begins at \`${way.corner('r')}\`, \`${way.corner('c')}\`${now}.`;
    }
    case 'other-cells':
      return `The check of the box reads other cells than those of the box: a box begins at \`${way.corner('r')}\`, \`${way.corner('c')}\`${now}.`;
    case 'extent':
      return `The check of the box reads ${flaw.rows} by ${flaw.columns} cells in place of 3 by 3${now}.`;
    case 'numbering':
      return `Boxes are numbered wrongly, so that cells of different boxes share a number, or those of one box do not. The number of a box is \`${way.corner('r')} + ${way.third('c')}\`${now}.`;
    case 'remembered':
      return `Digits that were taken back still count in the ${housesOf(flaw.houses)}.`;
    case 'givens-alone':
      return `In the ${housesOf(flaw.houses)} only the givens count: mark each digit that the search puts on the board, too.`;
    case 'givens-missing':
      return `The givens do not count in the ${housesOf(flaw.houses)}: mark them when the board is read.`;
    case 'both':
      return `A digit is refused only where both the ${houses[flaw.houses[0]]} and the ${houses[flaw.houses[1]]} have it: \`${way.or}\` is needed in place of \`${way.and}\`.`;
    case 'all-three':
      return `A digit is refused only where row, column and box have it: \`${way.or}\` is needed in place of \`${way.and}\`.`;
    case 'itself':
      return `Every digit is refused: it stands on the board already when it is looked at, and the check meets it in its own cell. Leave that cell out, or check before you write${now}.`;
    case 'untried':
      return `It never tries ${flaw.digits.join(' and ')}.`;
  }
}

function clash(cause: Of<'clash'>, language: ProgramLanguage): string {
  const { step, cell, digit, other, house, line, flaw, check, counts, spot } = cause;
  const met = `${cause.isOtherGiven ? 'given ' : ''}${digit}`;
  const first = `Step ${step}: the ${digit} in ${cellName(cell)} meets the ${met} of the same ${houses[house]} in ${cellName(other)}; it was put there${at(line)}.`;
  const asked = check === undefined ? '' : ` ${asking(check)} should have refused it.`;
  const many = `${counts.clashing} of the ${counts.of} digits that it put clash like this.`;
  return `${first}${asked} ${flaw ? flawed(flaw, cell, spot, language) : many}`;
}

function refused(cause: Of<'refused'>, language: ProgramLanguage): string {
  const { step, cell, digit, flaw, check, spot } = cause;
  const by = check === undefined ? 'the program refused it' : `${asking(check)} refused it`;
  const first = `Step ${step}: ${cellName(cell)} may take ${digit}, which no cell of its row, column or box has; ${by}.`;
  return flaw ? `${first} ${flawed(flaw, cell, spot, language)}` : first;
}

function untried({ digits, spot, isLooped }: Of<'untried'>): string {
  const first = `No cell ever gets a ${digits.join(' or ')}`;
  if (isLooped)
    return `${first}, though the loop comes to it: a mask or a comparison leaves it out${spot?.text === undefined ? '' : `, \`${spot.text}\``}.`;
  if (spot?.better === undefined) return `${first}: the search does not try it.`;
  return `${first}: the loop \`${spot.text ?? ''}\` leaves it out. It has to go from 1 to 9: \`${spot.better}\`.`;
}

const exceptions: Readonly<
  Record<KnownException, (cause: Of<'exception'>, language: ProgramLanguage) => string>
> = {
  'reads-too-much': () => 'The program reads more than the input has: that is nine lines.',
  'not-a-number': (_, language) =>
    `A text that is no number is turned into one. Look for blanks, line ends and empty lines in it; \`${ways[language].strip}\` removes those at its ends.`,
  'too-few-values': () => 'A line has another count of values than the program takes from it.',
  'not-global': ({ name = '' }) =>
    `The function assigns to \`${name}\`, so Python takes it for a variable of its own. Write \`global ${name}\` at its beginning, or \`nonlocal ${name}\` in a function within a function.`,
  'unknown-name': ({ name }) =>
    name === undefined ? 'A name is used that is not defined.' : `\`${name}\` is not defined here.`,
  none: (_, language) =>
    `\`${ways[language].none}\` is used as if it were a value${language === 'javascript' ? ': an index outside of a list gives it, and a function without a `return`' : ''}.`,
  'text-for-number': (_, language) =>
    `A text is used where a number is needed: convert it, \`${ways[language].number}\`.`,
  'fraction-as-index': (_, language) =>
    `\`/\` gives a fraction, and a fraction is no index: \`${ways[language].third('r')}\` is a whole number.`,
  unchangeable: (_, language) =>
    `A text cannot be changed in place: keep each line as a list of its characters, \`${ways[language].characters}\`.`,
  'not-found': () => 'What is looked for is not there.',
  other: () => 'An exception that nobody catches ends the program.',
};

function noFile({ text, opens, isWritten }: Of<'no-file'>, language: ProgramLanguage): string {
  const file = text === '' ? 'a file' : `the file \`${text}\``;
  const by = opens === undefined ? 'The program' : `\`${opens}\``;
  const { input, output } = ways[language];
  if (isWritten)
    return opens === 'freopen'
      ? `${by} sends the output into ${file}, and the judge reads standard output alone. Delete the line before you submit.`
      : `${by} writes into ${file}, and the judge reads standard output alone. Print there: \`${output}\`.`;
  const first = `${by} opens ${file}, which does not exist, neither here nor on the judge, so nothing is read.`;
  return opens === 'freopen'
    ? `${first} Delete the line before you submit: the input then comes from standard input.`
    : `${first} The input comes from standard input: \`${input}\`.`;
}

function outside({ array, index, size, isBoard }: Of<'outside'>): string {
  const name = array === undefined ? 'The array' : `\`${array}\``;
  if (index === undefined) {
    const has =
      array === undefined || size === undefined
        ? ''
        : ` ${name} has ${size}, from 0 to ${size - 1}.`;
    return `An index is outside of what it is for.${has}`;
  }
  if (size === undefined)
    return `Index ${index} is outside${array === undefined ? '' : ` of ${name}`}.`;
  const better =
    index === size
      ? isBoard
        ? size < 9
          ? ' The board needs nine.'
          : ' Look at how this index is made, and at where the search ends.'
        : ` ${size + 1} are needed, or count from 0.`
      : '';
  return `${name} has ${size} elements, from 0 to ${size - 1}: index ${index} is outside.${better}`;
}

const outputs = (what: OutputFlaw, language: ProgramLanguage): string => {
  const way = ways[language];
  switch (what.kind) {
    case 'nothing':
      return what.writer === undefined
        ? 'The program printed nothing.'
        : `The program printed nothing: what \`${what.writer}\` has is never written. Call \`${what.writer}.flush()\` at the end.`;
    case 'no-blanks':
      return `The board is right; it has to be printed with a blank between the digits: \`${way.spaced}\`.`;
    case 'blanks':
      return `The board is right; it has to be printed without blanks between the digits: \`${way.glued}\`.`;
    case 'marks':
      return `The board is right, but it is printed with \`${what.marks}\`: print the digits of each row alone, \`${way.row}\`.`;
    case 'one-line':
      return 'The board is right, but all of it stands on one line: end the line after each row.';
    case 'each-alone':
      return 'The board is right, but each digit stands on a line of its own: end the line after each row alone.';
    case 'empty-lines':
      return 'The board is right, but there are empty lines between its rows.';
    case 'indented':
      return 'The board is right, but its rows begin with a blank.';
    case 'more-before':
      return `The right board is printed, but something else comes before it: \`${what.text}\`.`;
    case 'more-behind':
      return `The right board is printed, but more comes after it: \`${what.text}\`.`;
    case 'twice':
      return `The right board is printed ${what.times} times.`;
    case 'wider':
      return `The board is right, but each row is printed with one value more, \`${what.value}\` ${what.isBefore ? 'in front' : 'behind'}: print the nine cells alone.`;
    case 'exchanged':
      return 'The board is right, but rows and columns were exchanged when it was read or printed.';
    case 'reversed':
      return 'The board is right, but it is printed from the other end.';
    case 'too-early':
      return 'The search finds the right board, but the puzzle was printed before: print after the search.';
    case 'emptied':
      return 'The search finds the right board, but its cells were emptied again before it was printed.';
    case 'rows-missing':
      return `The board is right, but ${what.rows} of its 9 rows ${what.rows === 1 ? 'is' : 'are'} not printed.`;
    case 'columns-missing':
      return `The board is right, but ${what.columns} of its 9 columns ${what.columns === 1 ? 'is' : 'are'} not printed.`;
    case 'codes':
      return "The board is right, but codes of characters are printed in place of digits: the code of `'5'` is 53.";
    case 'other':
      return 'The search finds the right board, but something else is printed.';
  }
};

const readings = (reads: Reading, language: ProgramLanguage, spot: Spot | undefined): string => {
  const way = ways[language];
  const here = spot?.text === undefined ? '' : ` here: \`${spot.text}\``;
  switch (reads) {
    case 'nothing':
      return `The program reads nothing: it works on a board in its own text, and the judge gives another one in each test. Read that from standard input: \`${way.input}\`.`;
    case 'texts':
      return `The board holds texts, and \`'0'\` is not 0, so the search finds no blank${here}. Turn them into numbers: \`${way.number}\`.`;
    case 'unmet':
      return `The board holds texts and the search puts numbers, and \`'5'\` is not the same as \`5\`, so no given is ever met${here}. Turn them into numbers: \`${way.number}\`.`;
    case 'texts-put':
      return `The search puts texts on the board and compares with numbers, and \`'5'\` is not the same as \`5\`, so its own digits are never met${here}. Put the number itself.`;
    case 'words':
      return `The digits of 2580 have blanks between them, so what is read for a row ends behind its first digit${here}. Read nine numbers for each row: \`${way.split}\`.`;
    case 'glued':
      return `The digits of 2239 stand side by side, so a whole line is read as one value${here}. Take it character by character: \`${way.characters}\`.`;
    case 'blanks':
      return `The digits of 2580 have blanks between them, which are read as cells${here}. Split the line: \`${way.split}\`.`;
    case 'codes':
      return `A digit is read as a character and kept as its code: \`'5'\` is 53${here}. Subtract \`'0'\`.`;
    case 'short':
      return `The loop that reads the board does not reach all nine rows and columns${here}.`;
  }
};

const cellsTold = (cells: readonly number[]): string =>
  cells.length <= 3
    ? list.format(cells.map(cellName))
    : `${cells.length} blanks, ${cellName(cells[0] ?? 0)} the first of them,`;

export const causeWords = {
  causeTitle: 'Why',
  /** The button that shows a film at its first wrong step. */
  watchCause: (step: number) => `Watch step ${step}`,
  causePicture: (step: number) => `The board after step ${step}`,
  cause: (cause: Cause, language: ProgramLanguage): string => {
    const way = ways[language];
    switch (cause.kind) {
      case 'outside':
        return outside(cause);
      case 'fault':
        return `${sentence(runWords.fault(cause.fault))}.`;
      case 'crash':
        return cause.crash === undefined
          ? 'The program ended with an error.'
          : runWords.crashes[cause.crash];
      case 'no-file':
        return noFile(cause, language);
      case 'endless-calls':
        if (cause.isSame)
          return `\`${cause.call ?? ''}\` calls the function with the very values that it was given, so the search comes no further: pass on what comes next.`;
        return `The calls${cause.name === undefined ? '' : ` of \`${cause.name}\``} nest too deeply, or without an end: each call has to come nearer to the last cell.${language === 'python' ? ' Python allows 1,000; `sys.setrecursionlimit(10**6)` allows more.' : ''}`;
      case 'exception':
        return exceptions[cause.of](cause, language);
      case 'exit-code':
        return runWords.exitCode(cause.code);
      case 'over-given':
        return `After step ${cause.step} the program ${cause.digit === 0 ? `empties ${cellName(cause.cell)}, which is the given ${cause.given}` : `puts ${cause.digit} over the given ${cause.given} in ${cellName(cause.cell)}`}${at(cause.line)}: only blanks may be changed.${cause.spot?.text === undefined ? '' : ` Behind \`${cause.spot.text}\` the call goes on with the same cell: \`return\` there.`}`;
      case 'clash':
        return clash(cause, language);
      case 'refused':
        return refused(cause, language);
      case 'exchanged':
        return `Step ${cause.step}: the ${cause.digit} goes into ${cellName(cause.cell)}, since the search asks about \`${cause.spot.better ?? ''}\` and writes to \`${cause.spot.text ?? ''}\`: row and column are exchanged there.`;
      case 'broke-off':
        return `Step ${cause.step}: ${cellName(cause.cell)} may take ${cause.digit}, but it is never asked about: \`${cause.spot.text ?? ''}\` leaves the loop at the first digit that is refused. \`continue\` goes on with the next one.`;
      case 'other-blank':
        return `Where the search goes back it sets the cell to \`${cause.value}\`, which it takes for a digit later on: a blank is 0. Write \`${cause.target} = ${way.zero}\`.`;
      case 'repeats':
        return `Step ${cause.step}: the ${cause.digit} is put into ${cellName(cause.cell)} once more, on the very same board, so the search goes round in circles${at(cause.line)}. It has to go on behind the last digit that it tried in a cell.`;
      case 'untried':
        return untried(cause);
      case 'too-soon':
        return `Step ${cause.step}: the ${cause.digit} in ${cellName(cause.cell)} is taken back before the search goes on, so no later cell sees it. \`${cause.spot?.text ?? ''}\` belongs behind the call.`;
      case 'gave-up':
        return `Step ${cause.step}: after ${cause.tried} came to nothing, ${cellName(cause.cell)} may still take ${cause.digit}, but the search leaves the cell. \`return\` only where the call has found the answer; otherwise try the next digit.`;
      case 'no-way-back':
        return `After step ${cause.step} no digit is left for ${cellName(cause.cell)}: a dead end. The program ends there; it has to take back the digit in ${cellName(cause.last)} and try the next one.`;
      case 'kept-cell':
        return `Step ${cause.step}: the search goes back to ${cellName(cause.behind)}, but ${cellName(cause.cell)} still holds the ${cause.digit}${cause.isSkipped ? ' and is taken for filled from now on' : ''}. Empty the cell behind the call: \`${cause.target ?? 'board[r][c]'} = ${way.zero}\`.`;
      case 'kept-flag':
        return `Step ${cause.step}: ${cellName(cause.cell)} may take ${cause.digit}, which was taken back, but ${cause.houses.length === 0 ? 'a flag' : `the flag of its ${housesOf(cause.houses)}`} still says used. Free ${cause.arrays.length === 0 ? 'it' : list.format(cause.arrays.map((name) => `\`${name}\``))} where the digit is taken back.`;
      case 'went-on':
        return `After step ${cause.step} the board was full and right, but the search went on${cause.isPrinted ? ' after it was printed' : ' and took digits back'}. Stop there${cause.spot?.text === undefined ? '' : `, at \`${cause.spot.text}\``}: the answer that a call has found must end all calls, \`${way.stop}\`.`;
      case 'skipped':
        return `${cellsTold(cause.cells)} ${cause.cells.length === 1 ? 'is' : 'are'} never filled: the search ends, or goes on, without ${cause.cells.length === 1 ? 'it' : 'them'}${cause.spot?.text === undefined ? '' : `; look at \`${cause.spot.text}\``}.`;
      case 'order':
        switch (cause.by) {
          case 'digits':
            return 'The digits are tried from 9 down to 1, so the first board that is found is not the smallest one. 2239 wants that: try 1 first.';
          case 'columns':
            return 'The cells are filled column by column, so the first board that is found is not the smallest one. 2239 wants that: fill row by row.';
          case 'cells':
            return `The cells are not filled row by row${cause.cell === undefined ? '' : ` (${cellName(cause.cell)} comes first)`}, so the first board that is found is not the smallest one, which 2239 wants.`;
          case 'last':
            return 'The last board that is found is printed; 2239 wants the first.';
        }
      // eslint-disable-next-line no-fallthrough -- every case above returns
      case 'output':
        return outputs(cause.what, language);
      case 'unwritten':
        return cause.reads === undefined
          ? 'The program printed the puzzle as it has read it, and no digit was put on a board.'
          : readings(cause.reads, language, cause.spot);
      case 'input':
        return readings(cause.reads, language, cause.spot);
      case 'shared-row':
        return `All rows of \`${cause.array}\` are one and the same, so what is written into one stands in all of them. Make each row by itself: \`${cause.spot.better ?? ''}\`.`;
      case 'other-problem':
        return `The program neither reads nor prints a Sudoku${cause.like === undefined ? '' : `: it looks like one for ${problems[cause.like]}`}.`;
    }
  },
};
