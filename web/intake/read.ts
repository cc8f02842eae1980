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
  /** Texts and files go to a mode that takes whole files, however large. */
  wantsList?: boolean;
  /** Takes pictures; where there is nothing that does, they are refused. */
  pictures?: (picture: File) => void;
  /** Reads links of other sites; where there is none, they are texts like any other. */
  outsideLinks?: () => Promise<{ puzzleIn: (link: string) => Grid | undefined }>;
}

export type Read = typeof read;

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
  const link = /https?:\/\/\S+/i.exec(text)?.[0];
  const linked = link === undefined ? undefined : await readAnyLink(link, options);
  if (linked) return linked;
  const arrival = puzzlesIn(text, { kind: 'text' });
  if (arrival.kind !== 'problem' || arrival.list) return arrival;
  // People write around a puzzle: what is one among the rest is what they mean.
  const found = puzzlesIn(puzzleAmong(text) ?? text, { kind: 'text' });
  return found.kind === 'problem' ? arrival : found;
}

/** Undefined where no site is known for it: then it is a text like any other. */
async function readAnyLink(
  link: string,
  { outsideLinks }: ReadOptions,
): Promise<Arrival | undefined> {
  const own = /#(p=\S+)/.exec(link)?.[1];
  if (own !== undefined) return readOwnLink(own);
  const givens = await outsideLinks?.().then(
    ({ puzzleIn }) => puzzleIn(link),
    () => undefined,
  );
  return givens === undefined ? undefined : puzzlesIn(givens, { kind: 'text' });
}

/** 81 characters, or lines of nine that follow each other, from nine on, apart from the rest of a text. */
function puzzleAmong(text: string): string | undefined {
  const inLine = /(?<![^\s"'“‘(])[\d._*-]{81}(?![^\s"'”’),!?])/.exec(text)?.[0];
  return inLine ?? /(?:^[ \t]*[\d._*-]{9}[ \t]*(?:\r?\n|$)){9,}/m.exec(text)?.[0];
}

function readOwnLink(fragment: string): Arrival {
  const texts = readLink(fragment);
  const arrival = puzzlesIn(texts.puzzle ?? '', { kind: 'link' });
  const { entries, notes, centre, colours } = texts;
  const isPlayed = [entries, notes, centre, colours].some((text) => text !== undefined);
  if (arrival.kind !== 'position' || !isPlayed) return arrival;
  const played = readPlayLink(texts);
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
    // A file that is too large is read as far as it takes to tell.
    text = await file.slice(0, maxTextBytes + 1).text();
  } catch {
    return { kind: 'problem', problem: { kind: 'unreadable-file', name } };
  }
  return puzzlesIn(text, { kind: 'file', name }, file);
}

/** One puzzle, several, or what is wrong with the text. `source`: what it was read from. */
function puzzlesIn(text: string, origin: Origin, source: Blob = new Blob([text])): Arrival {
  const parsed = parseText(text);
  const name = origin.kind === 'file' ? origin.name : '';
  if (!parsed.ok) {
    const { error } = parsed;
    const problem = { kind: 'wrong-text', origin, error } as const;
    return {
      kind: 'problem',
      problem,
      ...(error.code === 'too-large' && { list: { source, name } }),
    };
  }
  const { grid: givens, more } = parsed;
  if (more === 0) return { kind: 'position', text, givens };
  return { kind: 'list', source, name, first: { text, givens, more } };
}

const inCharacters = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes));
