// How a program reads its input and prints its output, by its text: whether that fits the form of its problem.
import type { ClassicProblem } from '../problems/names';
import type { ProgramLanguage } from '../../program-languages';
import type { Reading, Spot } from './cause';
import type { Loop, ProgramText } from './program-text';
import { elementsIn, isName } from './tokens';
import { spotOn } from './where';

const reads: Readonly<Record<ProgramLanguage, RegExp>> = {
  cpp: /\bcin\b|scanf\s*\(|getchar\s*\(|getline\s*\(|\bgets\s*\(|\bread\s*\(/,
  python: /\binput\s*\(|\breadline\s*\(|\bstdin\b|\bopen\s*\(\s*0/,
  java: /\.next(?:Int|Line|Token|Byte)?\s*\(|\.readLine\s*\(|\.read\s*\(|\.lines\s*\(/,
  javascript: /readFileSync|\.split\s*\(|readline|\.on\s*\(/,
};
const prints: Readonly<Record<ProgramLanguage, RegExp>> = {
  cpp: /\bcout\b|printf\s*\(|putchar\s*\(|\bputs\s*\(/,
  python: /\bprint\s*\(|stdout\.write/,
  java: /\.print(?:ln|f)?\s*\(|\.append\s*\(|\.write\s*\(/,
  javascript: /console\.log|stdout\.write|\.join\s*\(/,
};

/** The words that read standard input, in any way that a language has. */
const input: Readonly<Record<ProgramLanguage, RegExp>> = {
  cpp: /\bw?cin\b|\bstdin\b|scanf|getchar|getc\b|\bf?gets\b|getline|\bf?read\b|open\b|fstream/,
  python: /\binput\b|\bstdin\b|\bopen\b|\bread\w*\b|fileinput/,
  java: /\bSystem\s*\.\s*in\b|\bFile\w*|\bPaths?\b|\bconsole\s*\(/,
  javascript:
    /\bread\w+|\bprocess\s*\.\s*(?:stdin|openStdin)|\bcreateInterface|\bcreateReadStream|\bopenSync|\bstdin\s*\.\s*on\b/,
};

/** Where the board of a program stands that reads nothing: the first line of its text with so many digits, or its first line. */
export function unread(text: ProgramText): Spot | undefined {
  if (text.text.trim() === '' || input[text.language].test(text.text)) return undefined;
  const at = text.written.findIndex((line) => (line.match(/\d/g) ?? []).length >= 9);
  return spotOn(text, Math.max(at, 0) + 1);
}

const linesWith = (text: ProgramText, pattern: RegExp): number[] =>
  [...text.lines.keys()]
    .map((index) => index + 1)
    .filter((line) => pattern.test(text.lineOf(line)));

export const readingLines = (text: ProgramText): number[] => linesWith(text, reads[text.language]);
export const printingLines = (text: ProgramText): number[] =>
  linesWith(text, prints[text.language]);

/** A form of input other than the problem's, which the reading lines take; undefined where they may fit. */
export function readingFlaw(
  text: ProgramText,
  problem: ClassicProblem,
): { reads: Reading; spot: Spot } | undefined {
  const lines = readingLines(text);
  const [first] = lines;
  if (first === undefined) return undefined;
  const found = flawOn(text, lines, problem);
  const spot = found && spotOn(text, found.line);
  return found && spot && { reads: found.reads, spot };
}

function flawOn(
  text: ProgramText,
  lines: readonly number[],
  problem: ClassicProblem,
): { reads: Reading; line: number } | undefined {
  const shown = (line: number) => text.shown(line);
  const whole = lines.map(shown).join('\n');
  const source = text.written.join('\n');
  const line = (pattern: RegExp) => lines.find((each) => pattern.test(shown(each)));
  const isGlued = problem === '2239';
  const is = (reading: Reading, at: number | undefined) =>
    at === undefined ? undefined : { reads: reading, line: at };
  switch (text.language) {
    case 'python': {
      const split = line(/\.split\s*\(/);
      const isByCharacter = /map\s*\(\s*int\s*,\s*list|splitlines|split\s*\(\s*['"]\\n|\[0\]/;
      if (isGlued && split !== undefined && !isByCharacter.test(whole)) return is('glued', split);
      const plain = line(/\blist\s*\(/);
      if (!isGlued && plain !== undefined && !/split|replace|\[::2\]/.test(text.text)) {
        return is('blanks', plain);
      }
      if (!/\bint\b|\bord\b/.test(text.text)) return is('texts', lines[0]);
      return undefined;
    }
    case 'javascript': {
      const split = line(/\.split\s*\(\s*(?:['"`] ['"`]|\/\\s|\/ )/);
      if (isGlued && split !== undefined) return is('glued', split);
      const each = line(
        /\.split\s*\(\s*['"`]['"`]\s*\)|\[\s*\.\.\.\s*\w|Array\.from\s*\(\s*\w+\s*\)/,
      );
      if (!isGlued && each !== undefined && split === undefined) return is('blanks', each);
      if (
        !/\bNumber\b|\bparseInt\b|\+\s*\w|-\s*['"]0|-\s*0\b|parseFloat|\|\s*0|~~|JSON\.parse/.test(
          whole,
        ) &&
        !/\bNumber\b|\bparseInt\b/.test(text.text)
      )
        return is('texts', split ?? each);
      return undefined;
    }
    case 'cpp': {
      const scan = line(/scanf\s*\(\s*"(?:%d)/);
      if (isGlued && scan !== undefined) return is('glued', scan);
      if (!isGlued && wordOn(text, lines) !== undefined) return is('words', wordOn(text, lines));
      const whole = line(/getline\s*\(|\bgets\s*\(/);
      if (!isGlued && whole !== undefined && !passesBlanks.test(source)) return is('blanks', whole);
      return is('codes', codesOn(text));
    }
    case 'java': {
      const ints = line(/\.nextInt\s*\(/);
      if (isGlued && ints !== undefined) return is('glued', ints);
      const split = line(/\.split\s*\(\s*" "|StringTokenizer/);
      if (isGlued && split !== undefined && !/charAt|toCharArray/.test(text.text))
        return is('glued', split);
      const word = line(/\.next\s*\(\s*\)/);
      const each =
        text.written.findIndex((written) => /toCharArray|charAt\s*\(\s*\w/.test(written)) + 1;
      if (!isGlued && each > 0 && !passesBlanks.test(source))
        return word === undefined ? is('blanks', each) : is('words', word);
      return is('codes', codesOn(text));
    }
  }
}

/** Ways to leave the blanks of a line out: by splitting it, by taking every other character, by asking for them. */
const passesBlanks =
  /split|Tokenizer|stringstream|sscanf|strtok|replace|erase|remove|nextInt|isdigit|isDigit|2\s*\*|\*\s*2|\+=\s*2|[=!]=\s*['"] ['"]/;

/** The line that reads a word into a text for each row, in no loop over columns. */
function wordOn(text: ProgramText, lines: readonly number[]): number | undefined {
  const words = new Set(
    text.lines.flatMap((_, index) => {
      const texts = text.tokensOn(index + 1).map((token) => token.text);
      const at = texts.lastIndexOf('string');
      return at < 0 ? [] : texts.slice(at + 1).filter((each) => isName(each));
    }),
  );
  return lines.find((line) => {
    const texts = text.tokensOn(line).map((token) => token.text);
    const [first, name] = texts.slice(texts.indexOf('>') - 1);
    const loops = text.loops.filter((loop) => loop.line <= line && line <= loop.line + 2);
    return (
      first === 'cin' &&
      name === '>' &&
      words.has(texts[texts.indexOf('cin') + 3] ?? '') &&
      loops.length === 1 &&
      loops[0]?.last === 8
    );
  });
}

/** The line that puts a character into a board of numbers as it is, in a program that never subtracts `'0'`. */
function codesOn(text: ProgramText): number | undefined {
  const isTurned = /'0'|\b48\b|getNumericValue|parseInt|stoi|atoi|valueOf/;
  if (text.written.some((line) => isTurned.test(line))) return undefined;
  const lines = text.lines.map((_, index) => text.tokensOn(index + 1));
  const texts = lines.flatMap((tokens) => tokens.map((token) => token.text));
  const characters = new Set(texts.filter((_, index) => texts[index - 1] === 'char'));
  if (!texts.some((each) => each === 'int' || each === 'short' || each === 'long'))
    return undefined;
  const at = lines.findIndex((tokens) =>
    elementsIn(tokens).some(({ name, to }) => {
      if (tokens[to]?.text !== '=' || characters.has(name)) return false;
      const value = tokens.slice(to + 1);
      const end = value.findIndex((token) => token.text === ';');
      const taken = value.slice(0, end < 0 ? undefined : end);
      const isOne = taken.length === 1 && characters.has(taken[0]?.text ?? '');
      return isOne || taken.some((token) => token.text === 'charAt' || token.text === 'at');
    }),
  );
  return at < 0 ? undefined : at + 1;
}

/** A loop around a line that reads or prints and ends one too early, or begins one too late. */
export function shortLoop(text: ProgramText, lines: readonly number[]): Loop | undefined {
  const isShort = ({ first, last }: Loop) =>
    (first === 0 && (last === 7 || (last !== undefined && last >= 62 && last < 80))) ||
    (first === 1 && last === 8);
  return text.loops.find(
    (loop) => isShort(loop) && lines.some((line) => line >= loop.line && line <= loop.line + 4),
  );
}

/** The line that prints the board: in a loop over its rows where there is one, else the last that prints. */
export function printingSpot(text: ProgramText): Spot | undefined {
  const lines = printingLines(text);
  const looped = lines.filter(
    (line) =>
      text.loops.some((loop) => loop.line <= line && line <= loop.line + 3 && isRows(loop)) ||
      /\bfor\b|\bmap\b/.test(text.lineOf(line)),
  );
  return spotOn(text, looped[0] ?? lines.at(-1));
}

const isRows = ({ first, last }: Loop) =>
  first === undefined || last === undefined || last - first >= 7;
