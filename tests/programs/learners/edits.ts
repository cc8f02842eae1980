// Programs by name: each is a file, or the edits in `edits.diff` make it of another program of its folder.
//
//     == wrong-box from plain, board → a     a program, the one it is made of, and names that it has in place of others
//     # …                                    a note
//          if (n == 81) return true;         is there before the edit and after it
//     -    solve(0);                         leaves; `-…` stands for all lines up to the next one of the edit
//     +    solv(0);                          comes after the lines that stay
//     @@                                     ends an edit without such a line
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Edit {
  before: string[];
  after: string[];
}

interface Made {
  name: string;
  base: string;
  renamed: ReadonlyMap<string, string>;
  edits: Edit[];
}

function editsIn(lines: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let added = true;
  for (const line of lines) {
    const [mark, text] = [line.charAt(0), line.slice(1)];
    if (mark === '@') added = true;
    if (!' -+'.includes(mark)) continue;
    if (added && mark !== '+') edits.push({ before: [], after: [] });
    added = mark === '+';
    const edit = edits.at(-1);
    if (mark !== '+') edit?.before.push(text);
    if (mark !== '-') edit?.after.push(text);
  }
  return edits;
}

/** A program's edits, from its name on. */
export function madeIn(part: string): Made {
  const [heading = '', ...lines] = part.trimEnd().split('\n');
  const [, name = '', base = '', renamed = ''] = /^(\S+) from ([^\s,]+)(.*)$/.exec(heading) ?? [];
  const names = Array.from(
    renamed.matchAll(/(\S+) → ([^\s,]+)/g),
    ([, from = '', to = '']): [string, string] => [from, to],
  );
  return { name, base, renamed: new Map(names), edits: editsIn(lines) };
}

/** Where a program has these lines, each by the index of its first line. */
const placesOf = (program: readonly string[], lines: readonly string[]): number[] =>
  Array.from(program.keys()).filter((at) =>
    lines.every((line, index) => program[at + index] === line),
  );

function edited(program: readonly string[], { before, after }: Edit, name: string): string[] {
  const gap = before.indexOf('…');
  const first = gap < 0 ? before : before.slice(0, gap);
  const last = gap < 0 ? [] : before.slice(gap + 1);
  const [at = -1, another] = placesOf(program, first);
  const then = at + first.length;
  const end = gap < 0 ? then : placesOf(program, last).find((place) => place >= then);
  if (at < 0 || another !== undefined || end === undefined)
    throw new Error(`${name}: not exactly one place has the lines\n${before.join('\n')}`);
  return [...program.slice(0, at), ...after, ...program.slice(end + last.length)];
}

const extensions = { cpp: 'cpp', java: 'java', python: 'py', javascript: 'js' } as const;
export type ProgramFolder = keyof typeof extensions;

/** The parts of a text of edits, each from its program's name on. */
export const partsIn = (edits: string): string[] => edits.split(/^== /m).slice(1);

const madePrograms = (folder: ProgramFolder): Made[] =>
  partsIn(readFileSync(new URL(`${folder}/edits.diff`, import.meta.url), 'utf8')).map(madeIn);

/** What the edits of a program make of its base. */
export function madeOf(base: string, { name, renamed, edits }: Made): string {
  const words = /[\p{L}_][\p{L}\p{N}_]*/gu;
  const lines = base.replace(words, (word) => renamed.get(word) ?? word).split('\n');
  return edits.reduce((program, edit) => edited(program, edit, name), lines).join('\n');
}

/** The text of a program. */
export function sourceOf(folder: ProgramFolder, name: string): string {
  const file = new URL(`${folder}/${name}.${extensions[folder]}`, import.meta.url);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const made = madePrograms(folder).find((each) => each.name === name);
  if (!made) throw new Error(`${folder} has no program ${name}`);
  return madeOf(sourceOf(folder, made.base), made);
}

/** The names of a folder's programs. */
export const namesIn = (folder: ProgramFolder): string[] => [
  ...readdirSync(new URL(folder, import.meta.url)).flatMap((file) => {
    const [name = '', extension] = file.split('.');
    return extension === extensions[folder] ? [name] : [];
  }),
  ...madePrograms(folder).map(({ name }) => name),
];
