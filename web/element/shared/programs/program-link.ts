// A program in a link, compressed. A program from a link is shown and never run by itself.
import lzString from 'lz-string';
import type { RecordedProgram } from '../../../core/intake';
import { problems, type Problem } from '../../../core/code/problems/names';
import { gridOf, type Grid } from '../../../core/grid';
import { programLanguages, type ProgramLanguage } from '../../../core/program-languages';
import { mostProgramCharacters } from '../../../core/recording-program';
import { unpacked } from './unpacked';

/** Longer ones are cut by messengers and refused by servers that are asked for them. */
const mostCharacters = 8000;
/** The fields of a link beside the program take no more. */
const otherFields = 300;

export interface Shared {
  language: ProgramLanguage;
  problem: Problem;
  source: string;
}

/** The film that a link leads to: of the program on a puzzle, at a step. */
export interface LinkedFilm {
  puzzle: Grid;
  at: number;
}

/** A recording's program as a link has it: for 2580 where its problem is not known. */
export const linkable = (program: RecordedProgram): Shared => ({ problem: '2580', ...program });

/** A program as a field of a link; undefined where it would be too long. */
export function packProgram({ language, problem, source }: Shared): string | undefined {
  if (source.length > mostProgramCharacters) return undefined;
  const packed = `${language}-${problem}-${lzString.compressToEncodedURIComponent(source)}`;
  return packed.length > mostCharacters - otherFields ? undefined : packed;
}

/** The program of such a field. A longer field or program than this page makes is not read. */
export function unpackProgram(packed: string): Shared | 'too-long' | undefined {
  if (packed.length > mostCharacters) return 'too-long';
  const [, language, problem, text = ''] = /^([a-z]+)-(\d+)-([\w+$-]+)$/.exec(packed) ?? [];
  const known = programLanguages.find((each) => each === language);
  const asked = problems.find((each) => each === problem);
  if (!known || !asked) return undefined;
  const source = unpacked(text, mostProgramCharacters);
  if (source.kind === 'too-long') return 'too-long';
  return source.kind === 'text'
    ? { language: known, problem: asked, source: source.text }
    : undefined;
}

/** The part of an address from '#' on; undefined where it would be too long. */
export function linkTo(shared: Shared): string | undefined {
  const packed = packProgram(shared);
  return packed === undefined ? undefined : `#m=code&x=${packed}`;
}

/** The program that such a part carries, and the film of it that is meant. */
export function sharedIn(
  fragment: string,
): (Shared & { film?: LinkedFilm }) | 'too-long' | undefined {
  const [, packed = ''] = /[#&]x=([\w+$-]+)/.exec(fragment) ?? [];
  const shared = unpackProgram(packed);
  const [, named = ''] = /[#&]f=([0-9.]{81})(?:&|$)/.exec(fragment) ?? [];
  const puzzle = gridOf(named);
  if (!shared || shared === 'too-long' || !puzzle) return shared;
  const at = Number(/[#&]at=(\d{1,9})(?:&|$)/.exec(fragment)?.[1] ?? 0);
  return { ...shared, film: { puzzle, at } };
}

/** The link by which Code is asked to run the program of a link to a film. */
export const filmLinkInCode = (packed: string, { puzzle, at }: LinkedFilm): string =>
  `#m=code&x=${packed}&f=${puzzle}&at=${at}`;
