// Files that a program opens in place of standard input or output: no judge has the one or reads the other.
import type { Cause } from './cause';
import type { ProgramText } from './program-text';

type NoFile = Extract<Cause, { kind: 'no-file' }>;

/** The words that open files; `\b` keeps `open` out of `freopen`. */
const openers =
  /\b(?:freopen|fopen|ifstream|ofstream|fstream|readFileSync|createReadStream|writeFileSync|createWriteStream|FileInputStream|FileOutputStream|FileReader|FileWriter|RandomAccessFile|PrintWriter|PrintStream|File|Files|Paths|Path|open)\b(?=[\w\s.]{0,30}[({"'])/;
const writers =
  /^(?:ofstream|writeFileSync|createWriteStream|File(?:Writer|OutputStream)|Print\w+)$/;

/** How exceptions name a file that is not there. */
const missing = /FileNotFound|ENOENT|NoSuchFile/;

/** `input.txt` of `FileNotFoundError: [Errno 44] No such file or directory: 'input.txt'`, and as Java and Node write it. */
export function fileIn(said: string): string | undefined {
  if (!missing.test(said)) return undefined;
  return /'([^']*)'\s*$/.exec(said)?.[1] ?? /File\w{0,20}Exception: (\S+)/.exec(said)?.[1] ?? '';
}

/** The file by its name, with what opens it, as far as the line or the whole text shows that. */
export function noFile(line: number | undefined, file: string, text: ProgramText): NoFile {
  const opening = (at: number) => openers.exec(text.lineOf(at))?.[0];
  const isNamed = (written: string) => file !== '' && written.includes(file);
  const named =
    text.written.findIndex((written, at) => isNamed(written) && opening(at + 1) !== undefined) + 1;
  const place = line !== undefined && opening(line) !== undefined ? line : named > 0 ? named : line;
  const opens = place === undefined ? undefined : opening(place);
  const shown = place === undefined ? '' : text.shown(place);
  return {
    ...{ kind: 'no-file', line: place, text: file === '' ? quotedIn(shown) : file },
    ...(opens !== undefined && { opens }),
    ...(isWritten(opens, shown) && { isWritten: true }),
  };
}

/** The name of a file on a line. */
const quotedIn = (shown: string): string => /["']([^"']*\.\w+)["']/.exec(shown)?.[1] ?? '';

const isWritten = (opens: string | undefined, shown: string): boolean =>
  writers.test(opens ?? '') || /\bstdout\b|["'][wa]\+?b?["']/.test(shown);

/** The first file that the text opens to write into, where the program printed nothing. */
export function writtenFile(text: ProgramText): NoFile | undefined {
  for (const [index, line] of text.lines.entries()) {
    const opens = openers.exec(line)?.[0];
    const shown = text.shown(index + 1);
    if (opens === undefined || !isWritten(opens, shown) || /["']\/dev\/stdout/.test(shown))
      continue;
    const file = quotedIn(shown);
    if (file !== '') return noFile(index + 1, file, text);
  }
  return undefined;
}
