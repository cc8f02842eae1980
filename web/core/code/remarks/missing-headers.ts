// Names of the standard library that a program in C++ uses without a header that brings them in GCC 12: the library here brings more.
import { bare } from '../functions-in';
import { headersIn, namedInLibrary, type NamedInLibrary } from './gcc-headers';
import { lineAt, type Remark } from './remark';

const word = /[A-Za-z_]\w*/g;

/** Behind these a name is used, and behind any other word it is declared. */
const beforeUse = new Set(
  'return else do case throw new delete not and or xor co_return co_yield co_await goto typename using'.split(
    ' ',
  ),
);

/** Each name once, at its first use. */
export function missingHeaders(source: string): Remark[] {
  const text = bare(source, 'cpp');
  const headers = headersIn(source);
  if (!headers) return [];
  const usesAll = /\busing\s+namespace\s+std\b/.test(text);
  const usedByName = new Set(
    Array.from(text.matchAll(/\busing\s+std\s*::\s*(\w+)/g), ([, name = '']) => name),
  );
  const macros = new Set(
    Array.from(source.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm), ([, name = '']) => name),
  );
  const found = new Map<string, { named: NamedInLibrary; index: number }>();
  const own = new Set(macros);
  for (const { 0: name, index } of text.matchAll(word)) {
    const named = namedInLibrary(name);
    if (!named || own.has(name)) continue;
    const before = text.slice(Math.max(0, index - 200), index).trimEnd();
    const behind = text.slice(index + name.length, index + name.length + 200).trimStart();
    const isOfStd = /(?<!\w)std\s*::$/.test(before);
    if (!isOfStd && isDeclared(before, behind)) own.add(name);
    if (found.has(name) || !isUsed(named.use, { before, behind, isOfStd })) continue;
    if (isOfStd || named.isGlobal || usesAll || usedByName.has(name))
      found.set(name, { named, index });
  }
  return [...found]
    .filter(
      ([name, { named }]) => !own.has(name) && !headers.some((each) => named.headers.has(each)),
    )
    .map(([name, { named, index }]) => {
      const header = named.home;
      const edit = { from: 0, to: 0, insert: `#include <${header}>\n` };
      return { kind: 'header', name, header, line: lineAt(source, index), edits: [edit] };
    });
}

/** A name of the program's own: a type stands before it, or it is a member, a structure or a parameter of a template. */
function isDeclared(before: string, behind: string): boolean {
  const last = lastWord(before);
  if (last !== '') return !beforeUse.has(last);
  const isBody = /^\([^()]*\)\s*(?:const\s*)?\{/.test(behind);
  // `int *count`, `vector<int> &find(…) {`, `vector<int> count(9) {`, `int a, count;`
  if (/[*&]$/.test(before)) return isBody || !/^[(<]/.test(behind);
  if (before.endsWith('>')) return isBody || /^[=;,[]/.test(behind);
  return before.endsWith(',') && /^[=;,[]/.test(behind) && isOfType(before);
}

/** Whether the statement that a list belongs to begins with a type. */
const isOfType = (before: string): boolean =>
  /^\s*(?:static\s+|const\s+)*(?:int|bool|char|long|double|auto|short|float|string|vector<\w+>)\s/.test(
    before.slice(Math.max(...[';', '{', '}', '('].map((end) => before.lastIndexOf(end))) + 1),
  );

function lastWord(text: string): string {
  let from = text.length;
  while (/\w/.test(text[from - 1] ?? '')) from--;
  return text.slice(from);
}

interface Place {
  before: string;
  behind: string;
  isOfStd: boolean;
}

function isUsed(use: NamedInLibrary['use'], { before, behind, isOfStd }: Place): boolean {
  // A member, or a name of another scope than std.
  if (/(?:\.|->)$/.test(before) || (!isOfStd && /[\w>]\s*::$/.test(before))) return false;
  return {
    call: behind.startsWith('('),
    template: behind.startsWith('<'),
    word: true,
  }[use];
}
