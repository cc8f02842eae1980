// What clang and the linker say of a program, read from their lines.
import type { Diagnostic } from '../../../../core/code/run';
import { programFile } from '../rewrite/code-origins';

const said = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
const linker = /^wasm-ld: error: (?:.*\.o: )?(.*)$/;

/**
 * What is said of a library's header belongs to the line of the program that a note names as its cause;
 * without one it stands at the first line.
 */
export function diagnosticsIn(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  let waiting: Diagnostic | undefined;
  for (const text of output.split('\n')) {
    const [, file = '', line, column, kind = '', message = ''] = said.exec(text) ?? [];
    const [, linked] = linker.exec(text) ?? [];
    if (linked !== undefined) found.push({ line: 1, column: 1, severity: 'error', text: linked });
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
        text: message.replace(/ \[-W[^\]]*\]$/, ''),
      };
      waiting = isHere ? undefined : diagnostic;
      // A warning inside a library is none of the author's business.
      if (isHere || severity === 'error') found.push(diagnostic);
    }
  }
  return found;
}
