// Reads whatever a person brings: a text, a link, a file. The one way in; who asks puts it where it belongs.
//
//   text, paste, drop ──┐
//   file ───────────────┼─→ recording? picture? link? list? ─→ position | list | recording | problem
//   link, address bar ──┘
import type { Arrival, Origin } from '../core/arrival';
import type { Grid } from '../core/grid';
import { readLink } from '../core/link';
import { readPlayLink } from '../core/play-link';
import { maxTextBytes, parseText } from '../core/text';
import { headLength, kindOfHead } from './head';

export type Brought =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: File }
  /** The part of an address of this page from '#' on. */
  | { kind: 'link'; fragment: string };

export interface ReadOptions {
  /** What is brought goes to a mode that takes whole files, however large. */
  wantsList?: boolean;
  /** Reads links of other sites; where there is none, they are texts like any other. */
  outsideLinks?: () => Promise<{ puzzleIn: (link: string) => Grid | undefined }>;
}

export async function read(brought: Brought, options: ReadOptions = {}): Promise<Arrival> {
  switch (brought.kind) {
    case 'text':
      return readAnyText(brought.text, options);
    case 'file':
      return readFile(brought.file, options);
    case 'link':
      return readOwnLink(brought.fragment);
  }
}

async function readAnyText(text: string, options: ReadOptions): Promise<Arrival> {
  const source = new Blob([text]);
  if (kindOfHead(text.slice(0, headLength)) === 'recording') {
    return { kind: 'recording', source, name: '' };
  }
  if (options.wantsList) return { kind: 'list', source, name: '' };
  const isLink = /^\s*https?:/i.test(text);
  return isLink ? readAnyLink(text, options) : puzzlesIn(text, { kind: 'text' });
}

async function readAnyLink(text: string, { outsideLinks }: ReadOptions): Promise<Arrival> {
  const own = /#(p=\S+)/.exec(text)?.[1];
  if (own !== undefined) return readOwnLink(own);
  const givens = await outsideLinks?.().then(
    ({ puzzleIn }) => puzzleIn(text),
    () => undefined,
  );
  // What no site is known for is a text like any other, and said to be wrong as one.
  return puzzlesIn(givens ?? text, { kind: 'text' });
}

function readOwnLink(fragment: string): Arrival {
  const { puzzle = '', entries, notes } = readLink(fragment);
  const arrival = puzzlesIn(puzzle, { kind: 'link' });
  if (arrival.kind !== 'position' || (entries === undefined && notes === undefined)) return arrival;
  const played = readPlayLink({ puzzle, entries, notes });
  return played ? { ...arrival, played: { digits: played.digits, notes: played.notes } } : arrival;
}

async function readFile(file: File, { wantsList }: ReadOptions): Promise<Arrival> {
  const { name } = file;
  let text: string;
  try {
    const head = inCharacters(await file.slice(0, headLength).arrayBuffer());
    const kind = file.type.startsWith('image/') ? 'picture' : kindOfHead(head);
    if (kind === 'picture') return { kind: 'problem', problem: { kind: 'picture', name } };
    if (kind === 'recording') return { kind: 'recording', source: file, name };
    if (wantsList) return { kind: 'list', source: file, name };
    // Of one that is too large, as much as it takes to tell.
    text = await file.slice(0, maxTextBytes + 1).text();
  } catch {
    return { kind: 'problem', problem: { kind: 'unreadable-file', name } };
  }
  return puzzlesIn(text, { kind: 'file', name }, file);
}

/** One puzzle, several, or what is wrong with the text. `source`: what it was read from. */
function puzzlesIn(text: string, origin: Origin, source: Blob = new Blob([text])): Arrival {
  const parsed = parseText(text);
  if (!parsed.ok) {
    return { kind: 'problem', problem: { kind: 'wrong-text', origin, error: parsed.error } };
  }
  const { grid: givens, more } = parsed;
  if (more === 0) return { kind: 'position', text, givens };
  const name = origin.kind === 'file' ? origin.name : '';
  return { kind: 'list', source, name, first: { text, givens, more } };
}

const inCharacters = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes));
