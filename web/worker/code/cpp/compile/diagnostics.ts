// The messages of clang and the linker about a program, read from their lines.
import type { Diagnostic } from '../../../../core/code/run';
import { programFile } from '../rewrite/code-origins';

const said = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)/;
const linker = /^wasm-ld: error: (?:.*\.o: )?(.*)/;
/** A missing header that only GCC's standard library has. */
const gccOnly = /^'(?:ext\/|tr2\/|parallel\/).*' file not found/;

/**
 * A message about a library's header belongs to the line of the program that a note names as its cause;
 * without one it stands at the first line.
 */
export function diagnosticsIn(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  let waiting: Diagnostic | undefined;
  for (const text of output.split('\n')) {
    const [, file = '', line, column, kind = '', message = ''] = said.exec(text) ?? [];
    const isHere = file === programFile;
    const place = { line: Number(line), column: Number(column) };
    if (kind === 'note') {
      if (waiting && isHere) Object.assign(waiting, place);
      if (isHere) waiting = undefined;
    } else if (kind !== '') {
      const severity = kind === 'warning' ? 'warning' : 'error';
      const diagnostic: Diagnostic = {
        ...(isHere ? place : { line: 1, column: 1 }),
        severity,
        text: message.replace(/ \[-W[^[\]]*\]$/, ''),
        ...(gccOnly.test(message) && { note: 'gcc-only' }),
      };
      waiting = isHere ? undefined : diagnostic;
      // The author can do nothing about a warning inside a library.
      if (isHere || severity === 'error') found.push(diagnostic);
    }
  }
  return found;
}

/** The messages of the linker without repetitions, each at the line of the source that uses the missing symbol. */
export function linkerDiagnosticsIn(output: string, source: string): Diagnostic[] {
  const texts = new Set<string>();
  for (const line of output.split('\n')) {
    const [, text] = linker.exec(line) ?? [];
    if (text !== undefined) texts.add(text);
  }
  return [...texts].map((text) => {
    const [, symbol = ''] = /^undefined symbol: (.*)/.exec(text) ?? [];
    const line = lineOfCall(source, symbol);
    return { line, column: 1, severity: 'error', text, ...(symbol && { note: 'undefined' }) };
  });
}

/** The first line that has a symbol's name and does not declare it, or line 1 where no line has it. */
function lineOfCall(source: string, symbol: string): number {
  const [, name] =
    /(?<![\w~])([\w~]+)(?:\[abi:\w+\])?(?:\([^]*)?$/.exec(withoutTypes(symbol)) ?? [];
  if (name === undefined) return 1;
  const lines = source.split('\n').map((each) => each.replace(/\/\/.*/, ''));
  const all = lines.flatMap((each, index) => {
    const parts = partsAround(each, name);
    return parts ? [{ index, parts }] : [];
  });
  const called = all.find(({ parts }) => !isDeclaration(parts));
  return (called ?? all[0] ?? { index: 0 }).index + 1;
}

/** The symbol without what stands in angle brackets. */
function withoutTypes(symbol: string): string {
  const [begin, end] = [symbol.indexOf('<'), symbol.lastIndexOf('>')];
  return begin < 0 || end < begin ? symbol : symbol.slice(0, begin) + symbol.slice(end + 1);
}

/** The parts of a line before and behind a name; undefined where the line has it only as a part of other names. */
function partsAround(line: string, name: string): [string, string] | undefined {
  const found = [...line.matchAll(/[\w~]+/g)].find(([word]) => word === name);
  return found && [line.slice(0, found.index), line.slice(found.index + name.length)];
}

/** Whether a type stands before the name, and behind it no more than parameters. */
function isDeclaration([before, behind]: [string, string]): boolean {
  if (/^\s*(?:return|else|throw|case)\b/.test(before)) return false;
  if (!/^[\w:<>,*&\s]*$/.test(before) || !/[\w>*&]\s[*&]*$/.test(before.replace(/\s+/g, ' '))) {
    return false;
  }
  const rest = behind.trimStart();
  if (!rest.startsWith('(')) return /^[^=(;]*;/.test(rest);
  const statement = rest.slice(0, Math.max(rest.lastIndexOf(';'), 0));
  const end = statement.lastIndexOf(')');
  return end > 0 && !/[=(]/.test(statement.slice(end));
}
