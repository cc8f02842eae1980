// Reads whatever comes in from a person: a text, a link, a file. The one way in; who asks puts it where it belongs.
//
//   text, paste, drop ──┐
//   file ───────────────┼─→ recording? picture? list? → the core's reader ─→ position | list | rules | recording | problem
//   link, address bar ──┘
import type { Intake, Origin, Played } from '../../core/intake';
import { isGzip } from '../../core/encoding';
import { fileKindIn, headLength, headOf } from '../../core/file-kind';
import { puzzlesOfSheet } from '../../core/own-pdf';
import { noNotes } from '../../core/notes';
import type { FoundPuzzle, Reading } from '../../core/reading';
import { maxTextBytes } from '../../core/text';
import { mayBeVaried } from '../../core/varied/varied-game';
import { mostOfVaried } from '../../core/varied/varied-calls';
import type { VariedReading, VariedRefusal } from '../../core/varied/varied-puzzle';
import type { IntakeInput } from '../contract/intake-host';
import { nameOf, plainPuzzleIn, readOwnLink, wrongText } from './own-link';

// docs/trace-format.md: the first line is the name and the version.
const recording = /^(?:\ufeff|\u00ef\u00bb\u00bf)?retrace-trace \d/;

/** The core's reader of texts, and what shows what it has read. */
export interface Reader {
  /** Undefined where the source cannot be read; rejects where the reader itself cannot be fetched. */
  read: (source: Blob) => Promise<Reading | undefined>;
  /** Reads a puzzle with rules beyond the classic ones; undefined where it has no such puzzle. */
  readVaried: (text: string) => Promise<VariedReading | undefined>;
  /** Shows the reading of the last text or file; undefined where there is nothing to say about it. */
  show: (reading: Reading | undefined) => void;
}

export interface ReadOptions {
  /** Texts and files go to a mode that takes whole files, however large. */
  wantsList?: boolean;
  /** Takes pictures; where there is nothing that does, they are refused. */
  pictures?: (picture: File) => void;
  /** Reads every notation that the command reads; without it the plain ones are read. */
  reader?: Reader;
  /** Without a reader: texts that may have rules of their own go to the mode that opens these. */
  takesVaried?: boolean;
}

export type Read = typeof read;

export async function read(input: IntakeInput, options: ReadOptions = {}): Promise<Intake> {
  switch (input.kind) {
    case 'text':
      return readTextOrPage(input, options);
    case 'file':
      return readFile(input.file, options);
    case 'link':
      return readOwnLink(input.fragment);
  }
}

async function readTextOrPage(
  { text, page }: { text: string; page?: string },
  options: ReadOptions,
): Promise<Intake> {
  if (page === undefined || !options.reader) return readAnyText(text, options);
  // A browser that copies a table leaves out the blanks at the begin and end of a row of its text.
  const isTable = /^<table/i.test(page);
  const [first, second] = isTable ? [page, text] : [text, page];
  const intake = await readAnyText(first, options);
  if (intake.kind !== 'problem') return intake;
  const other = await readAnyText(second, options);
  return other.kind !== 'problem' || isTable ? other : intake;
}

async function readAnyText(text: string, options: ReadOptions): Promise<Intake> {
  const source = new Blob([text]);
  if (recording.test(text.slice(0, headLength))) {
    return { kind: 'recording', source, name: '' };
  }
  if (options.wantsList) return { kind: 'list', source, name: '' };
  const origin = { kind: 'text' } as const;
  const intake = await puzzlesIn(source, origin, options, () => Promise.resolve(text));
  if (intake.kind !== 'position' && intake.kind !== 'problem') return intake;
  const linked = linkIn(text);
  if (linked?.kind !== 'position') return intake;
  if (!options.reader) return linked;
  // The core's reader takes the givens of a link that was cut, and does not tell.
  return intake.kind === 'position' && linked.isCut ? { ...intake, isCut: true } : intake;
}

/** A link of this page, without what stands behind it in a sentence. */
const ownLink = /#(p=[0-9.]{81}(?:&e=[0-9.]{1,81}|&\w+=[\w-]*)*)/g;

/** Where the text has just one. */
function linkIn(text: string): Intake | undefined {
  const links = [...text.matchAll(ownLink)];
  const [, fragment] = links[0] ?? [];
  return links.length === 1 && fragment !== undefined ? readOwnLink(fragment) : undefined;
}

async function readFile(file: File, options: ReadOptions): Promise<Intake> {
  const { name } = file;
  const unreadable = { kind: 'problem', problem: { kind: 'unreadable-file', name } } as const;
  try {
    const head = await headOf(file);
    if (recording.test(head)) return { kind: 'recording', source: file, name };
    // A drawing (SVG) is a text.
    const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
    const kind = isPicture ? 'picture' : await fileKindIn(file);
    if (kind === 'picture') return { kind: 'problem', problem: { kind, name } };
    const sheet = kind === 'pdf' ? await puzzlesOfSheet(file) : undefined;
    if (kind && !sheet) return { kind: 'problem', problem: { kind: 'no-text', name, is: kind } };
    const source = sheet ?? file;
    if (options.wantsList) return { kind: 'list', source, name };
    // A file that is too large is read as far as it takes to tell.
    const text = () => source.slice(0, maxTextBytes + 1).text();
    return await puzzlesIn(source, { kind: 'file', name }, options, text);
  } catch {
    return unreadable;
  }
}

/** By the core's reader where there is one, and else as the plain text that `text` gives. */
async function puzzlesIn(
  source: Blob,
  origin: Origin,
  { reader, takesVaried }: ReadOptions,
  text: () => Promise<string>,
): Promise<Intake> {
  if (!reader) {
    const whole = await text();
    const intake = plainPuzzleIn(whole, origin, source);
    const isOther = takesVaried && intake.kind === 'problem' && whole.length <= mostOfVaried;
    return isOther && mayBeVaried(whole) ? { kind: 'varied', text: whole.trim() } : intake;
  }
  let reading: Reading | undefined;
  try {
    reading = await reader.read(source);
  } catch {
    return { kind: 'problem', problem: { kind: 'mode-not-loaded' } };
  }
  if (reading) {
    const intake = intakeOf(reading, origin, source);
    return (await variedIn(intake, reader, text)) ?? intake;
  }
  const name = nameOf(origin);
  const isPacked = isGzip(new Uint8Array(await source.slice(0, 2).arrayBuffer()));
  return {
    kind: 'problem',
    problem: isPacked
      ? { kind: 'no-text', name, is: 'damaged' }
      : { kind: 'unreadable-file', name },
  };
}

/** The form in which rules are written that the reader of classic puzzles does not know, and passes over. */
const ofProgram = /N4Ig|(?:^|[/=])(?:scl|ctc)[A-Za-z0-9+/%]{30}|^\s*\{/;

/** The puzzle with rules of its own that the reader of classic ones has refused, or has read without them. */
async function variedIn(
  intake: Intake,
  { readVaried }: Reader,
  text: () => Promise<string>,
): Promise<Intake | undefined> {
  const isRefused =
    intake.kind === 'rules' || (intake.kind === 'problem' && intake.problem.kind === 'wrong-text');
  if (!isRefused && intake.kind !== 'position') return undefined;
  const whole = sukakuIn(intake) ?? (await text());
  if (whole.length > mostOfVaried || (!isRefused && !ofProgram.test(whole))) return undefined;
  const varied = await readVaried(whole).catch(() => undefined);
  if (varied?.kind === 'puzzle') return { kind: 'varied', text: varied.text };
  return varied && refusedIn(intake, varied);
}

/** The candidates of a Sukaku in one line, which the fault of its reading has, in whatever form it came. */
const sukakuIn = (intake: Intake): string | undefined =>
  intake.kind === 'problem' &&
  intake.problem.kind === 'wrong-text' &&
  intake.problem.error.code === 'sukaku'
    ? intake.problem.error.found
    : undefined;

/** The same with what was not read of its rules. */
function refusedIn(intake: Intake, refusal: VariedRefusal): Intake | undefined {
  if (intake.kind === 'rules') return { ...intake, reading: { ...intake.reading, refusal } };
  if (intake.kind !== 'position' || refusal.reason !== 'rule' || !intake.reading) return undefined;
  const { reading } = intake;
  const [first, ...more] = reading.puzzles;
  if (!first) return undefined;
  const puzzle = { ...first, rules: [refusal.found] };
  return { kind: 'rules', puzzle, reading: { ...reading, puzzles: [puzzle, ...more], refusal } };
}

/** The intake that a reading makes. Faults beside a puzzle are no problem of it: they are told with the reading. */
function intakeOf(reading: Reading, origin: Origin, source: Blob): Intake {
  const { puzzles, faults, count } = reading;
  const [puzzle] = puzzles;
  const [error] = faults;
  // A grid with a row too many may begin a row later.
  const isDoubtful = count === 1 && error?.code === 'too-many-lines';
  if (!puzzle || isDoubtful) {
    return wrongText(error ?? { code: 'empty', line: 1, column: 1, found: '' }, origin, source);
  }
  if (puzzle.rules) return { kind: 'rules', puzzle, reading };
  const { puzzle: givens } = puzzle;
  const played = playedIn(puzzle);
  const first = { text: givens, givens, ...(played && { played }) };
  if (count === 1) return { kind: 'position', ...first, reading };
  const list = { ...first, more: count - 1 };
  return { kind: 'list', source, name: nameOf(origin), first: list, reading };
}

/** The entries and notes of a puzzle that came with some. */
function playedIn({ puzzle: givens, digits, notes }: FoundPuzzle): Played | undefined {
  if (digits === undefined && notes === undefined) return undefined;
  return { digits: digits ?? givens, notes: notes ?? noNotes };
}
