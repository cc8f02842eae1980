// The program that a recording carries in lines of comment, and the step at which it was saved, as docs/trace-format.md has them:
// readers that do not know these lines skip them.
import type { RecordedProgram } from './intake';
import { programLanguages } from './program-languages';
import { recordingFormat } from './recording';

/** In characters, of a program that comes from others: a judge takes no longer one. */
export const mostProgramCharacters = 65_536;
/** The head of a recording in which its program stands, in bytes. */
export const programHeadBytes = 2 ** 19;
/** A line of a recording has at most 240 bytes. */
const mostLineBytes = 230;

const opening = '# program ';
const lineMark = '#|';
const restMark = '#+';

/** The line that says at which step a recording was saved; none for its start. */
export const stepShownLine = (step: number): string => (step > 0 ? `# at ${step}\n` : '');

/** The step in the head of a recording at which it was saved; undefined where it says none. */
export function stepShownIn(head: string): number | undefined {
  if (!head.startsWith(recordingFormat)) return undefined;
  const [comments = ''] = head.split(/^puzzle/m);
  const [, step] = /^# at ([1-9]\d{0,8})\r?$/m.exec(comments) ?? [];
  return step === undefined ? undefined : Number(step);
}

/** The lines that stand behind the first line of a recording; undefined for a program that is too long. */
export function programLines({ language, source }: RecordedProgram): string | undefined {
  if (source.length > mostProgramCharacters) return undefined;
  const lines = source.split(/\r\n?|\n/).flatMap((line) => {
    const [first = '', ...rest] = piecesOf(line.replaceAll(unwritten, ' '));
    return [lineMark + first, ...rest.map((piece) => restMark + piece)];
  });
  return [`${opening}${language}`, ...lines].map((line) => `${line}\n`).join('');
}

/** Control characters other than tabs would make other lines of it for some readers. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const unwritten = /[\0-\x08\x0a-\x1f\x7f\u2028\u2029]/g;

function piecesOf(line: string): string[] {
  const pieces = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > mostLineBytes) {
      pieces.push('');
      bytes = 0;
    }
    pieces.push((pieces.pop() ?? '') + character);
    bytes += size;
  }
  return pieces;
}

const encoder = new TextEncoder();

/** The program in the head of a recording; undefined where there is none, or none that this page can show. */
export function programIn(head: string): RecordedProgram | undefined {
  if (!head.startsWith(recordingFormat)) return undefined;
  const lines: string[] = [];
  let language: RecordedProgram['language'] | undefined;
  for (const line of head.split(/\r\n?|\n/)) {
    if (line.startsWith('puzzle')) break;
    if (line.startsWith(opening)) {
      if (language) return undefined; // two programs
      const named = line.slice(opening.length).trim();
      language = programLanguages.find((each) => each === named);
      if (!language) return undefined;
    } else if (line.startsWith(lineMark)) lines.push(line.slice(lineMark.length));
    else if (line.startsWith(restMark)) {
      if (lines.length === 0) return undefined;
      lines.push((lines.pop() ?? '') + line.slice(restMark.length));
    }
  }
  const source = lines.map((line) => line.replaceAll(unwritten, ' ')).join('\n');
  if (!language || source === '' || source.length > mostProgramCharacters) return undefined;
  return { language, source };
}
