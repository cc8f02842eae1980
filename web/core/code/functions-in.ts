// The functions of a program as far as its text shows them: enough to tell what is done again at every call.
import type { ProgramLanguage } from '../program-languages';

export interface WrittenFunction {
  name: string;
  parameters: string;
  /** Where the parameters and the body begin, as offsets in the text. */
  parametersAt: number;
  bodyAt: number;
  body: string;
  /** The names that the body calls. */
  calls: ReadonlySet<string>;
}

/** A program for these problems has fewer; each body is read, and functions may stand in one another. */
const mostFunctions = 100;

/** The text with comments and strings as blanks, so that every offset in it stays. One that is not closed ends with its line or the text. */
export function bare(source: string, language: ProgramLanguage): string {
  const marks =
    language === 'python'
      ? /'''[^]*?(?:'''|$)|"""[^]*?(?:"""|$)|#[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g
      : /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;
  return source.replace(marks, (text) => text.replace(/[^\n]/g, ' '));
}

export const functionsIn = (text: string, language: ProgramLanguage): WrittenFunction[] =>
  language === 'python' ? ofPython(text) : ofBraces(text, language);

const headOfPython = /^([ \t]*)def\s+(\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)[^\n]*:[ \t]*\n/gm;

function ofPython(text: string): WrittenFunction[] {
  return headsIn(text, headOfPython).map((head) => {
    const [whole, indent = '', name = '', parameters = ''] = head;
    const bodyAt = head.index + whole.length;
    const lines = text.slice(bodyAt).split('\n');
    const isInside = (line: string) =>
      line.trim() === '' || (line.startsWith(indent) && /^[ \t]/.test(line.slice(indent.length)));
    const end = lines.findIndex((line) => !isInside(line));
    const body = lines.slice(0, end < 0 ? lines.length : end).join('\n');
    const parametersAt = head.index + whole.indexOf('(');
    return { name, parameters, parametersAt, bodyAt, body, calls: callsIn(body) };
  });
}

const headsIn = (text: string, head: RegExp) => [...text.matchAll(head)].slice(0, mostFunctions);

const headOfBraces: Readonly<Record<'cpp' | 'java' | 'javascript', RegExp>> = {
  cpp: /\b(\w+)\s*(?:=\s*\[[^[\]]*\]\s*)?\(([^(){};]*)\)[^(){};]*\{/g,
  java: /\b(\w+)\s*\(([^(){};]*)\)[^(){};]*\{/g,
  javascript:
    /\b(?:function\s+)?(\w+)\s*(?:=\s*(?:async\s+)?(?:function(?:\s+\w+)?\s*)?)?\(([^(){};]*)\)\s*(?:=>\s*)?\{/g,
};
const noFunction = new Set(['if', 'for', 'while', 'switch', 'catch']);

function ofBraces(text: string, language: 'cpp' | 'java' | 'javascript'): WrittenFunction[] {
  return headsIn(text, headOfBraces[language]).flatMap((head) => {
    const [whole, name = '', parameters = ''] = head;
    if (noFunction.has(name)) return [];
    const bodyAt = head.index + whole.length;
    const body = text.slice(bodyAt, endOfBlock(text, bodyAt));
    const parametersAt = head.index + whole.indexOf('(');
    return [{ name, parameters, parametersAt, bodyAt, body, calls: callsIn(body) }];
  });
}

/** The offset of the brace that closes a block, which begins at `from`. */
export function endOfBlock(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** The names that a text calls. */
export const callsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<![\w.])(\w+)\s*\(/g)].map(([, name = '']) => name));

/** The functions that call themselves, and those that they call. */
export function atEveryCall(functions: readonly WrittenFunction[]): WrittenFunction[] {
  const recursive = functions.filter(({ name, calls }) => calls.has(name));
  const called = new Set(recursive.flatMap(({ calls }) => [...calls]));
  return functions.filter(({ name }) => called.has(name));
}
