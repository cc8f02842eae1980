// The work that a program repeats at every call of its search, by its text: copies of a board or a list, scans of the board.
import type { ProgramLanguage } from '../program-languages';
import { atEveryCall, bare, functionsIn, type WrittenFunction } from './functions-in';
import { isOnlyAtEnd } from './only-at-end';

export interface Cost {
  /** `reads`: the cells of row, column and box, for each digit that is tried. */
  kind: 'copy' | 'scan' | 'reads';
  /** From 1. */
  line: number;
}

/** In characters; a program of a person is shorter. Functions in functions and blocks in blocks are read again and again. */
const mostCharacters = 2 ** 15;

const containers = ['vector', 'array', 'string', 'deque'];

/** Code that makes a copy. */
const copies: Readonly<Record<ProgramLanguage, RegExp>> = {
  cpp: /\bmem(?:cpy|move)\s*\(/g,
  python:
    /deepcopy\s*\(|\bcopy\.copy\s*\(|\.copy\s*\(\s*\)|\w\[:\](?!\s*=)|\[\s*list\s*\(\s*\w+\s*\)\s+for\b/g,
  java: /\.clone\s*\(\s*\)|Arrays\.copyOf|System\.arraycopy|new\s+ArrayList\s*<[^<>]*>\s*\(\s*\w+\s*\)/g,
  javascript:
    /structuredClone\s*\(|JSON\.parse\s*\(\s*JSON\.stringify|\.map\s*\(\s*(?:\(\s*)?\w+\s*(?:\)\s*)?=>\s*(?:\[\s*\.\.\.|\w+\.slice\s*\(|Array\.from)/g,
};
/** `b[i][j] = a[i][j]` in loops makes one, in whichever language. */
const byCell =
  /\w\s*\[\s*(\w+)\s*\]\s*\[\s*(\w+)\s*\]\s*=\s*\w+\s*\[\s*\1\s*\]\s*\[\s*\2\s*\]\s*(?:;|\n|$)/g;
/** In a function, that are looked at. */
const mostCopies = 10;

/** A loop over nine, whose parts are no longer than a line, and behind two of them a look whether the cell is blank. */
const loopOfBraces =
  /\bfor\s*\([^;{}]{0,80};[^;{}]{0,80}<\s*(?:9|[A-Z]\w*)\s*;[^){}]{0,80}\)\s*(?:\{\s*)?/g;
const scans: Readonly<Record<ProgramLanguage, { loop: RegExp; blank: RegExp }>> = {
  cpp: {
    loop: loopOfBraces,
    blank: /if\s*\((?:\s*!\s*\w+\s*\[|[^)]{0,80}(?:[=!]=\s*0\b|\b0\s*[=!]=))/y,
  },
  java: { loop: loopOfBraces, blank: /if\s*\([^)]{0,80}(?:[=!]=\s*0\b|\b0\s*[=!]=)/y },
  javascript: {
    loop: loopOfBraces,
    blank: /if\s*\((?:\s*!\s*\w+\s*\[|[^)]{0,80}(?:[=!]==?\s*0\b|\b0\s*[=!]=))/y,
  },
  python: {
    loop: /\bfor\s+\w+\s+in\s+range\s*\(\s*9\s*\)\s*:\s*/g,
    blank: /if\s(?:\s*not\s+\w+\s*\[|[^\n:]{0,80}[=!]=\s*0\b)/y,
  },
};

/** Behind a loop over nine: a cell is compared with a digit. */
const comparison =
  /if\s*\(?[^;{}\n]{0,100}(?:\]\s*[=!]==?\s*[A-Za-z_]|[A-Za-z_]\s*[=!]==?\s*\w+\s*\[)/y;
/** In Python a digit is looked for in a row. */
const lookInRow = /\bif\s+\w+\s+(?:not\s+)?in\s+\w+\[\w+\]/;

/** None for a program that is longer than those of people. */
export function costsIn(source: string, language: ProgramLanguage): Cost[] {
  if (source.length > mostCharacters) return [];
  const text = bare(source, language);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const types = language === 'cpp' ? new Set([...containers, ...namesIn(text)]) : undefined;
  return atEveryCall(functionsIn(text, language))
    .flatMap((each) => [
      ...found('copy', copyIn(each, language, types)),
      ...found('scan', scanIn(each, language)),
      ...found('reads', readsIn(each, language)),
    ])
    .map(({ kind, offset }) => ({ kind, line: lineAt(offset) }))
    .toSorted((one, other) => one.line - other.line);
}

const found = (kind: Cost['kind'], offset: number | undefined) =>
  offset === undefined ? [] : [{ kind, offset }];

/** Names that a program in C++ gives to containers, and objects that hold one. */
function namesIn(text: string): string[] {
  const used = text.matchAll(/\busing\s+(\w+)\s*=\s*(?:std\s*::\s*)?(?:vector|array|deque)\b/g);
  const held = text.matchAll(
    /\b(?:struct|class)\s+(\w+)\s*\{(?=[^{}()]*(?:\[\s*\w+\s*\]|\b(?:vector|array)\s*<))/g,
  );
  const defined = text.matchAll(
    /\btypedef\s+(?:std\s*::\s*)?(?:vector|array|deque)\b([^;]{0,200});/g,
  );
  return [
    ...[...used, ...held].map(([, name = '']) => name),
    ...[...defined].map(([, type = '']) => lastWordIn(type)),
  ];
}

const lastWordIn = (text: string): string => text.trimEnd().split(/\W/).at(-1) ?? '';

function copyIn(
  each: WrittenFunction,
  language: ProgramLanguage,
  types: ReadonlySet<string> | undefined,
): number | undefined {
  const { body, bodyAt, parameters, parametersAt } = each;
  if (types && parametersIn(parameters).some((one) => isCopied(one, types))) return parametersAt;
  const made = [...body.matchAll(copies[language]), ...body.matchAll(byCell)]
    .map(({ index }) => index)
    .sort((one, other) => one - other)
    .slice(0, mostCopies);
  // An answer that is kept aside is copied once.
  const offset = made.find((index) => !isOnlyAtEnd(each, index, language));
  return offset === undefined ? undefined : bodyAt + offset;
}

/** Parted by the commas that stand in no angle brackets. */
function parametersIn(text: string): string[] {
  const parameters = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '<') depth++;
    else if (character === '>') depth--;
    if (character === ',' && depth === 0) parameters.push('');
    else parameters.push((parameters.pop() ?? '') + character);
  }
  return parameters.map((each) => each.trim());
}

/** Whether a parameter takes a container as a copy. */
function isCopied(parameter: string, types: ReadonlySet<string>): boolean {
  const [, type = ''] = /^(?:const\s+)?(?:struct\s+)?(?:std\s*::\s*)?(\w+)/.exec(parameter) ?? [];
  return types.has(type) && !/[&*]/.test(parameter) && /\s\w+$/.test(parameter);
}

function scanIn({ body, bodyAt }: WrittenFunction, language: ProgramLanguage): number | undefined {
  const { loop, blank } = scans[language];
  const loops = [...body.matchAll(loop)].map(({ index, 0: whole }) => ({
    index,
    end: index + whole.length,
  }));
  const scan = loops.find(({ end }, at) => {
    const inner = loops[at + 1];
    if (inner?.index !== end) return false;
    blank.lastIndex = inner.end;
    return blank.test(body);
  });
  return scan && bodyAt + scan.index;
}

function readsIn({ body, bodyAt }: WrittenFunction, language: ProgramLanguage): number | undefined {
  const read = [...body.matchAll(scans[language].loop)].find(({ index, 0: whole }) => {
    comparison.lastIndex = index + whole.length;
    return comparison.test(body);
  });
  const offset = read?.index ?? (language === 'python' ? lookInRow.exec(body)?.index : undefined);
  return offset === undefined ? undefined : bodyAt + offset;
}
