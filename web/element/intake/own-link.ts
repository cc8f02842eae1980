// Reads a link of this page, and plain texts where there is no other reader: what an address needs at once.
import type { Intake, Origin } from '../../core/intake';
import { readLink } from '../../core/link';
import { readPlayLink } from '../../core/play-link';
import { parseText, type ParseError } from '../../core/text';

/** `fragment`: the part of an address of this page from '#' on. */
export function readOwnLink(fragment: string): Intake {
  const texts = readLink(fragment);
  const intake = plainPuzzleIn(texts.puzzle ?? '', { kind: 'link' });
  const { entries, notes, centre, colours } = texts;
  const isPlayed = [entries, notes, centre, colours].some((text) => text !== undefined);
  if (intake.kind !== 'position' || !isPlayed) return intake;
  const played = readPlayLink(texts);
  if (!played) return { ...intake, isCut: true };
  return { ...intake, played: { digits: played.digits, notes: played.notes } };
}

/** One puzzle, several, or what is wrong with the text. `source`: what it was read from. */
export function plainPuzzleIn(
  text: string,
  origin: Origin,
  source: Blob = new Blob([text]),
): Intake {
  const parsed = parseText(text);
  if (!parsed.ok) return wrongText(parsed.error, origin, source);
  const { grid: givens, more } = parsed;
  if (more === 0) return { kind: 'position', text, givens };
  return { kind: 'list', source, name: nameOf(origin), first: { text, givens, more } };
}

/** A text without a puzzle; one that is too large for the board is offered as a list. */
export function wrongText(error: ParseError, origin: Origin, source: Blob): Intake {
  const problem = { kind: 'wrong-text', origin, error } as const;
  const list = { source, name: nameOf(origin) };
  return { kind: 'problem', problem, ...(error.code === 'too-large' && { list }) };
}

export const nameOf = (origin: Origin): string => (origin.kind === 'file' ? origin.name : '');
